/** What was chosen for the spells that a setup puts onto the stack. */
import type { Effect } from '../../engine/language/ability.ts';
import { wordsAsked } from '../../engine/language/paidParts.ts';
import { findEnchant } from '../../engine/look/attachment.ts';
import { effectsOf } from '../../engine/actions/casting/castSpell.ts';
import { nothingAnnounced } from '../../engine/look/reading/context.ts';
import { amountOf } from '../../engine/look/reading/read.ts';
import { lookAt } from '../../engine/look/layers/characteristics.ts';
import type { GameState, Thing } from '../../engine/state/state.ts';
import { refuse } from '../format/refusal.ts';
import type { StackDescription } from '../format/scenario.ts';

interface OnStack {
  readonly description: StackDescription;
  readonly path: string;
  readonly ref: string;
}

/** The position with the choices of its spells. @throws ScenarioRefusal for choices that they do not have. */
export function announceSpells(state: GameState, placed: readonly OnStack[]): GameState {
  return placed.reduce((now, { description, path, ref }) => {
    const id = `${ref}.0`;
    const look = lookAt(now);
    const abilities = look.characteristicsOf(id).abilities.filter((each) => each.kind === 'spell');
    const modal = abilities.find(({ modes: all }) => all.length > 1);
    const modes = (description.modes ?? [1]).map((mode) => mode - 1);
    if (!modal && description.modes !== undefined) refuse(`${path}.modes`, 'it has no modes');
    if (modal && description.modes === undefined) refuse(path, 'its modes were chosen: say "modes"');
    const wrong = modes.find((mode) => modal && modal.modes[mode] === undefined);
    if (wrong !== undefined) refuse(`${path}.modes`, `it has ${modal?.modes.length ?? 0} modes, counted from 1`, String(wrong + 1));
    const enchant = look.characteristicsOf(id).types.includes('enchantment') ? findEnchant(look, id) : undefined;
    const effects = [
      ...abilities.flatMap((each) => effectsOf(each, each === modal ? modes : [0], undefined)),
      ...effectsOf(undefined, [], enchant),
    ];
    const x = description.x ?? 0;
    const paid = Array.from({ length: Number(description.kicked ?? 0) }, () => 'kicker');
    const targets = splitTargets(now, id, effects, description.targets ?? [], { x, paid }, `${path}.targets`);
    const division =
      description.divide && Object.fromEntries(Object.entries(description.divide).map(([name, part]) => [nameToThing(now, name), part]));
    const spell = {
      targets,
      modes,
      x,
      paid,
      effects,
      ...(division === undefined ? {} : { division }),
    };
    const object = now.objects[id];
    return object === undefined ? now : { ...now, objects: { ...now.objects, [id]: { ...object, spell } } };
  }, state);
}

const nameToThing = (state: GameState, name: string): Thing => (state.objects[`${name}.0`] ? `${name}.0` : name);

/** Targets as written, by the words "target" of the text: each takes as many as it may. A list inside the list is what one word takes. */
function splitTargets(
  state: GameState,
  id: string,
  effects: readonly Effect[],
  written: readonly (string | readonly string[])[],
  announced: { readonly x: number; readonly paid: readonly string[] },
  path: string,
): readonly (readonly Thing[])[] {
  const left = [...written];
  const look = lookAt(state);
  const context = {
    source: id,
    controller: look.characteristicsOf(id).controller,
    announced: { ...nothingAnnounced, ...announced },
    memory: {},
  };
  const find = (name: string): Thing => {
    if (state.objects[`${name}.0`]) return `${name}.0`;
    return state.players.some((player) => player.id === name) ? name : refuse(path, 'there is no such object or player', name);
  };
  const chosen = effects
    .flatMap((effect) => {
      const asked = wordsAsked(effect, announced.paid);
      return effect.targets.map((slot, word) => (asked[word] === false ? undefined : slot));
    })
    .map((slot) => {
      if (!slot) return [];
      const most = amountOf(look, slot.most, context);
      const [first] = left;
      if (typeof first === 'object') return (left.shift() as readonly string[]).map(find);
      const names: string[] = [];
      while (names.length < most && typeof left[0] === 'string') names.push(left.shift() as string);
      if (names.length < amountOf(look, slot.least, context)) refuse(path, 'it has more targets');
      return names.map(find);
    });
  if (left.length > 0) refuse(path, `it has ${chosen.flat().length} targets`, left.flat().join(', '));
  return chosen;
}
