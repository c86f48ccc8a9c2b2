/** "Until end of turn, if a creature would enter and it wasn't cast, exile it instead": what is replaced for the rest of the turn (614.1a). */
import type { Instruction } from '../../language/instruction.ts';
import { sentence } from '../phrases.ts';
import { handOn, Unclear } from '../scope.ts';
import { instead, would } from '../statics/replacing.ts';
import { clause } from '../syntax.ts';

sentence.define(
  clause('until end of turn, if <event>, <by>', { event: would, by: instead }, ({ event, by }, { scope, outer, tree: { start } }) => {
    // What is chosen or targeted for it would have to be known before it happens.
    const chosen = scope.before.length > outer.before.length || scope.targets.length > outer.targets.length;
    if (!['enters', 'dies'].includes(event.on) || chosen) throw new Unclear(start);
    return handOn<readonly Instruction[]>(
      [{ do: 'rules', rules: [{ rule: 'replace', event, by, instead: true }], duration: 'end of turn' }],
      { ...scope, said: outer.said },
    );
  }),
);
