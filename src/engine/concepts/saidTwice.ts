/** Nothing is said twice: of the rules that a step rests on, those whose part in it another one beside them says better are not cited. */
import type { Concept } from './concepts.ts';

/** General rules, and the special ones that say the same of what they are about. A heading and the rules under it need no row. */
const saidBy: Readonly<Partial<Record<Concept, readonly Concept[]>>> = {
  'layers.power': ['layers.defined', 'layers.set', 'layers.modify', 'layers.counters', 'layers.switch'],
  'effects.static': ['effects.entering', 'effects.always', 'power.defined'],
  'abilities.defining': ['power.defined'],
  'trigger.interveningIf': ['resolve.condition'],
  'sba.commander.zone': ['commander'],
  'commander.deck': ['commander.lands'],
  trigger: [
    'trigger.enters',
    'trigger.zone',
    'trigger.state',
    'trigger.reflexive',
    'trigger.delayedOnce',
    'attack.triggers',
    'block.triggers',
    'life.gainTriggers',
    'mana.triggered',
  ],
  'trigger.onStack': ['attack.stack', 'block.stack'],
  'attack.declare': ['attack.tap'],
  'block.declare': ['block.blocked'],
  'effects.possible': ['objects.newObject'],
  'untilLeaves.gone': ['untilLeaves.goneSince'],
  'resolve.choice': ['action.search.portion'],
  'priority.instant': ['keyword.flash', 'cast.asThoughFlash'],
  tokens: ['action.create'],
  replacement: [
    'replacement.regeneration',
    'replacement.redirect',
    'replacement.steps',
    'replacement.enters',
    'counters.shield',
    'counters.stun',
    'counters.finality',
  ],
  'resolve.several': ['draw.players'],
  'cast.announce': ['cast.permitted'],
  'supertypes.kept': ['land.typeSet'],
  'subtypes.words': ['creature.subtypes', 'creature.words'],
  manaAbility: ['mana.triggered'],
  counters: ['damage.infect', 'damage.toxic', 'damage.wither', 'damage.planeswalker', 'damage.battle', 'counters.shield', 'counters.stun'],
  prevention: ['prevention.shield', 'keyword.protection.damage', 'counters.shield'],
  lose: ['win.effect', 'lose.won', 'team.lose', 'emperor.lose', 'team.noLife', 'sba.team.life', 'range.win'],
  'team.noLife': ['sba.team.life'],
  'sba.life': ['sba.team.life'],
  'sba.poison': ['sba.team.poison'],
  'team.poison': ['sba.team.poison'],
  'damage.combat': ['damage.deal'],
  'keyword.infect': ['damage.infect'],
  'keyword.infect.creature': ['damage.wither'],
  'keyword.wither': ['damage.wither'],
  'keyword.lifelink': ['damage.lifelink'],
  'damage.toxic': ['keyword.toxic'],
  'players.life': ['life.damage', 'life.pay', 'life.set'],
  'lose.life': ['sba.life'],
  'lose.draw': ['sba.emptyLibrary'],
  'lose.poison': ['sba.poison', 'sba.team.poison'],
};

/** What is cited only where the rules of the day have nothing nearer: by which action of the game something went, or where it lies. */
const lastResorts: ReadonlySet<Concept> = new Set<Concept>(['graveyard', 'sba', 'resolve.instruction', 'life.combat']);

/** Rules that say something of their own, though others stand under them: what happens to the life of a team (810.9), what may be cast (601.3). */
const noHeadings: ReadonlySet<Concept> = new Set<Concept>(['team.lifeEvents', 'cast.permitted']);

/** What says of something that moves only that it is another object now. */
const ofObjects: ReadonlySet<Concept> = new Set<Concept>(['objects.newObject', 'permanent.enters', 'zones.ownersZone']);

/** Whether a rule can be what something is done by: one that says only that what moves is another object now is not. */
export const isGround = (concept: Concept): boolean => !ofObjects.has(concept);

/** The number of a concept's rule on the day in question; undefined where no rule speaks of it. */
type NumberOf = (concept: Concept) => string | undefined;

/**
 * What a step rests on, each rule once, and none of which another one says what it says here. `more`: what it rests on besides, by answers
 * and by continuous effects.
 */
export function withoutSaidTwice(cites: readonly Concept[], numberOf: NumberOf, more: readonly Concept[] = []): readonly Concept[] {
  const numbered = new Map([...cites, ...more].map((concept) => [concept, numberOf(concept)]));
  const there = (concept: Concept): boolean => numbered.get(concept) !== undefined;
  const numbers = [...numbered.values()].filter((number) => number !== undefined);
  const near = cites.some((concept) => there(concept) && !lastResorts.has(concept) && !ofObjects.has(concept));
  const resort = cites.find((concept) => lastResorts.has(concept) && there(concept));
  return [...numbered].flatMap(([concept, number]) => {
    if (number === undefined) return [];
    if (lastResorts.has(concept) && (near || concept !== resort)) return [];
    if (saidBy[concept]?.some(there)) return [];
    // A heading (601.2) is said by what stands under it (601.2a).
    const isHeading =
      !noHeadings.has(concept) &&
      numbers.some((other) => other !== number && other.startsWith(number) && /^[a-z]$/.test(other.slice(number.length)));
    return isHeading ? [] : [concept];
  });
}
