/**
 * What the engine cites: rules by what they are about. Their numbers differ from edition to edition; numberRuns.ts has them, made from
 * scripts/ruleNumbers/anchors, and whoever has editions at hand looks them up through lineages.
 */
import { runs } from './numberRuns.ts';

export type Concept = keyof typeof runs;

export const concepts = Object.keys(runs) as readonly Concept[];
