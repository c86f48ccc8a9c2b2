/** Of the points on which editions differ (eraWords.ts), those of games of more than two, teams, commanders, a limited range of influence (8, 9), and of what is outside a game. */
import type { EraPointId } from '../../engine/eras.ts';
import type { PointWords } from './pointWords.ts';

export const multiplayerWords = {
  'team-life': [
    'Life of a player on a team',
    ['team.lifeSeen', 'A player’s life total is the team’s. Where it would be set for all of a team, one member of choice is affected.'],
    [
      'team.lifeSeen',
      'A player’s life total is an even share of the team’s, rounded up. Where it is set for all of a team, the results are added.',
    ],
    [
      'team.setLife',
      'A player’s life total is an even share of the team’s, rounded up; where it is set to a number, the team’s becomes that number.',
    ],
  ],
  'team-bars': [
    'Team members who can’t gain or lose life',
    ['team.cannotLose', 'While one member of a team can’t gain life, or can’t lose it, none of the team can.'],
    ['team.cannotGain', 'While one member of a team can’t gain life, none of the team can; what can’t lose life is that member alone.'],
    ['team.lifeEvents', 'Who can’t gain life, or can’t lose it, is one member of a team alone.'],
  ],
  'team-start': [
    'Starting life of a team',
    ['team.life', 'A team of two begins with 30 life.'],
    ['team.life', 'A team of two begins with 40 life.'],
  ],
  'team-poison': [
    'Poison counters of a team',
    ['team.poison', 'A team shares its poison counters; fifteen are too many.'],
    ['sba.poison', 'Each player of a team has poison counters of their own; ten are too many.'],
  ],
  'team-combat': [
    'Attacking a team',
    ['team.attack', 'A creature attacks one player of the defending team.'],
    ['team.attack', 'A creature attacks the team as a whole; whom its damage is dealt to is chosen as damage is assigned.'],
  ],
  'team-draw': [
    'First draw of a team',
    ['team.firstDraw', 'The team that begins skips its first draw step.'],
    ['team.firstDraw', 'In the first draw step only the secondary player of the team that begins draws a card.'],
    ['team.firstDraw', 'The team that begins skips its first draw step.'],
  ],
  'schemes-over': [
    'Schemes that are over',
    ['sba.scheme', 'A scheme that is not ongoing stays face up while an ability of any scheme waits or is on the stack.'],
    ['sba.scheme', 'A scheme that is not ongoing stays face up while an ability of its own waits or is on the stack.'],
  ],
  'outside-the-game': [
    'Cards outside the game',
    ['zone.outside', 'A card in exile is in the game: what is sought outside of it is not found there.'],
    ['zone.outside', 'A card that was removed from the game is outside of it, and can be fetched from there.'],
  ],
  'commander-outside': [
    'Cards from outside a Commander game',
    ['commander.outside', 'Cards from outside are brought in only by what is made for Commander games.'],
    [
      'commander.outside.limits',
      'They can be, unless their colors go beyond the commander’s or their owner has a card of that name in the game.',
    ],
    ['commander.identity', 'Nothing is said of it: they can be brought in as into other games.'],
  ],
  'commander-zone': [
    'Commanders that would go elsewhere',
    [
      'replacement',
      'A commander dies or is exiled, and then may be moved; on its way to a hand or library it may go to the command zone instead.',
    ],
    ['replacement', 'A commander may go to the command zone instead of to a graveyard, exile, a hand or a library.'],
    ['replacement', 'A commander may go to the command zone instead of to a graveyard or exile.'],
  ],
  'commander-mana': [
    'Mana outside of a commander’s colours',
    ['mana.pool', 'Mana of any colour is added as it is.'],
    ['commander.mana', 'Mana of a colour outside of the identity of the player’s commander is added as colourless mana instead.'],
  ],
  'commander-mulligans': [
    'Mulligans in Commander',
    ['mulligan', 'Mulligans in Commander are those of other games.'],
    ['mulligan', 'A mulligan in Commander exiles any number of cards for one card fewer.'],
  ],
  'range-information': [
    'What is counted where range of influence is limited',
    ['range.information', 'What an effect counts for an object is all that is in range of the effect’s controller.'],
    ['range.information', 'What an effect counts for an object is in range of the effect’s controller and of the object’s.'],
  ],
  'range-of-sources': [
    'Sources of damage where range of influence is limited',
    ['range.prevention', 'A source whose damage is to be prevented is one in range, also where the effect says whom it protects.'],
    ['range.prevention', 'Where a prevention effect says whom it protects, the source of the damage may be out of range.'],
  ],
  'range-winning': [
    'Winning where range of influence is limited',
    ['range.win', 'Instead of winning, a player makes the opponents in range lose.'],
    ['win', 'A player who wins, wins over all.'],
  ],
  'multiplayer-winning': [
    'Winning over several opponents',
    ['win.effect', 'A player who wins, wins over all, also over opponents who can’t lose.'],
    ['lose.won', 'Instead of winning, a player makes all opponents lose; who can’t lose plays on.'],
    ['win.effect', 'A player who wins, wins over all, also over opponents who can’t lose.'],
  ],
} satisfies Partial<Record<EraPointId, PointWords>>;
