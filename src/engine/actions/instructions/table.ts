/** Every instruction of the language with what carries it out. */
import { eventInstructions } from '../../events/instructions/table.ts';
import { choose } from './choose.ts';
import { concede } from './concede.ts';
import { discard } from './discard.ts';
import { draw } from './draw.ts';
import { forEach } from './forEach.ts';
import type { Instructions } from './handler.ts';
import { conditional } from './if.ts';
import { ifPrevented } from './ifPrevented.ts';
import { look } from './look.ts';
import { lose } from './lose.ts';
import { may } from './may.ts';
import { mill } from './mill.ts';
import { modify } from './modify.ts';
import { move } from './move.ts';
import { copying, rarely, searching } from './rarely.ts';
import { restrict } from './restrict.ts';
import { reveal } from './reveal.ts';
import { rules } from './rules.ts';
import { sacrifice } from './sacrifice.ts';
import { shuffleLibrary } from './shuffle.ts';
import { times } from './times.ts';

export const instructions: Instructions = {
  ...eventInstructions,
  'add mana': rarely('add mana'),
  'become monarch': rarely('become monarch'),
  'become time': rarely('become time'),
  cast: rarely('cast'),
  choose,
  concede,
  clash: rarely('clash'),
  'control player': rarely('control player'),
  'copy spell': copying,
  'create copy': rarely('create copy', true),
  'create token': rarely('create token'),
  discard,
  'double mana': rarely('double mana'),
  draw,
  'end turn': rarely('end turn'),
  'exchange control': rarely('exchange control'),
  'exile until': rarely('exile until'),
  'extra phases': rarely('extra phases'),
  'extra turn': rarely('extra turn'),
  'flip coin': rarely('flip coin'),
  'for each': forEach,
  if: conditional,
  'if prevented': ifPrevented,
  keep: rarely('keep'),
  later: rarely('later', true),
  look,
  'find out': rarely('find out', true),
  lose,
  may,
  meld: rarely('meld'),
  mill,
  modify,
  move,
  'move counters': rarely('move counters'),
  'name sticker': rarely('name sticker'),
  'next turn': rarely('next turn'),
  'new targets': rarely('new targets', true),
  piles: rarely('piles'),
  'prevent damage': rarely('prevent damage'),
  proliferate: rarely('proliferate'),
  'double counters': rarely('double counters'),
  'redirect damage': rarely('redirect damage'),
  restart: rarely('restart'),
  restrict,
  retarget: rarely('retarget', true),
  reveal,
  'reveal until': rarely('reveal until'),
  roll: rarely('roll'),
  rules,
  sacrifice,
  scry: rarely('scry'),
  search: searching,
  'search zones': rarely('search zones'),
  'set life': rarely('set life'),
  shuffle: shuffleLibrary,
  subgame: rarely('subgame'),
  surveil: rarely('surveil'),
  'take initiative': rarely('take initiative'),
  tempt: rarely('tempt'),
  times,
  'turn face down': rarely('turn face down'),
  abandon: rarely('abandon'),
  chaos: rarely('chaos'),
  planeswalk: rarely('planeswalk'),
  venture: rarely('venture'),
  vote: rarely('vote'),
  win: rarely('win'),
};
