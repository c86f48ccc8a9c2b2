/** Names in actions: each is a ref of the setup, a player, or what play may make (`Soldier#2`). What could never be is refused at once. */
import { optionalCosts } from '../../engine/actions/casting/announce.ts';
import { playersOf } from './readFormat.ts';
import { refuse } from './refusal.ts';
import type { Scenario, ScenarioAction } from './scenario.ts';
import { join } from './shape.ts';

/** @throws ScenarioRefusal */
export function checkNames(scenario: Scenario): void {
  const { setup: { zones = {} } = {}, actions = [] } = scenario;
  const known = new Set<string>(playersOf(scenario));
  const note = (list: readonly { readonly ref?: string }[] | undefined, path: string): void => {
    for (const [at, { ref }] of (list ?? []).entries()) known.add(ref ?? `${path}[${at}]`);
  };
  note(zones.battlefield, 'battlefield');
  note(zones.stack, 'stack');
  for (const zone of ['hand', 'graveyard', 'library', 'exile', 'command', 'outside'] as const)
    for (const [player, list] of Object.entries(zones[zone] ?? {})) note(list, `${zone}.${player}`);
  const check = (name: string, path: string): void => {
    if (!known.has(name) && !/#\d+$/.test(name) && !/^library\..+\[\d+\]$/.test(name))
      refuse(path, 'there is no such object or player', name);
  };
  for (const [at, action] of actions.entries()) for (const [name, path] of namesIn(action, `actions[${at}]`)) check(name, path);
}

function namesIn(action: ScenarioAction, path: string): readonly (readonly [string, string])[] {
  const found: (readonly [string, string])[] = [];
  const add = (key: string, value: unknown): void => {
    const place = `${path}.${key}`;
    if (typeof value === 'string') found.push([value, place]);
    else if (Array.isArray(value)) {
      for (const [at, each] of value.entries())
        for (const name of Array.isArray(each) ? each : [each]) found.push([String(name), `${place}[${at}]`]);
    }
  };
  const addMap = (key: string, value: Readonly<Record<string, unknown>> | undefined, valuesToo: boolean): void => {
    for (const [name, whom] of Object.entries(value ?? {})) {
      found.push([name, join(`${path}.${key}`, name)]);
      if (valuesToo) for (const each of Array.isArray(whom) ? whom : [whom]) found.push([String(each), join(`${path}.${key}`, name)]);
    }
  };
  if (action.do === 'propose shortcut') {
    for (const [at, each] of action.sequence.entries()) found.push(...namesIn(each, `${path}.sequence[${at}]`));
    addMap('shorten', action.shorten, false);
  }
  if (action.do === 'agree to a draw') add('for', action.for);
  if ('object' in action) add('object', action.object);
  if ('targets' in action) add('targets', action.targets);
  // A cost that is paid besides may be named by its keyword or its symbols.
  if ('additional' in action)
    add(
      'additional',
      action.additional.filter((name) => !/^(?:kicker )?\{/.test(name) && !optionalCosts.includes(name) && name !== 'splice'),
    );
  if ('bands' in action) add('bands', action.bands);
  if ('order' in action) add('order', action.order);
  if ('bottom' in action) add('bottom', action.bottom);
  if ('pay' in action && Array.isArray(action.pay)) add('pay', action.pay);
  if ('divide' in action) addMap('divide', action.divide, false);
  if ('damage' in action) addMap('damage', action.damage, false);
  if ('attackers' in action) addMap('attackers', action.attackers, true);
  if ('blockers' in action) addMap('blockers', action.blockers, true);
  return found;
}
