/**
 * Where the rules that the engine cites stand: the number of each concept in one edition or a few, from which lineages carry it to the
 * others, and words that its wording has wherever it stands. Our own reading of the rules; `npm run rule-numbers` makes the table of it.
 */
import type { Concept } from '../../src/engine/rules/concepts.ts';

export interface Anchors {
  /** Editions and numbers. The first from which an edition can be reached decides there. */
  readonly at: readonly (readonly [edition: string, number: string])[];
  /** One of these is in the wording, in every edition. */
  readonly words: readonly string[];
}

export const anchors: Readonly<Record<Concept, Anchors>> = {
  'players.life': { at: [['2026-01-16', '119.3']], words: ['life'] },
  'mana.pool': {
    at: [
      ['2026-01-16', '106.4'],
      ['2009-05-01', '104.3a'],
    ],
    words: ['pool'],
  },
  'mana.empties': { at: [['2026-01-16', '500.5']], words: ['mana', 'pool'] },
  'mana.burn': { at: [['2009-05-01', '300.3']], words: ['mana burn'] },
  'mana.generic': { at: [['2026-01-16', '107.4b']], words: ['generic'] },
  'objects.newObject': { at: [['2026-01-16', '400.7']], words: ['new object'] },
  'objects.copiesCease': { at: [['2026-01-16', '704.5e']], words: ['copy'] },
  'zones.ownersZone': { at: [['2026-01-16', '400.3']], words: ['owner'] },
  'zones.move': { at: [['2026-01-16', '400.6']], words: ['zone'] },
  'tokens.owner': { at: [['2026-01-16', '111.2']], words: ['token', 'owner'] },
  'tokens.name': { at: [['2026-01-16', '111.4']], words: ['name', 'token'] },
  'tokens.cease': { at: [['2026-01-16', '704.5d']], words: ['token'] },
  'counters.annihilate': { at: [['2026-01-16', '704.5q']], words: ['counter'] },
  legend: { at: [['2026-01-16', '704.5j']], words: ['legend'] },
  'planeswalker.uniqueness': { at: [['2016-01-16', '704.5j']], words: ['planeswalker'] },
  world: { at: [['2026-01-16', '704.5k']], words: ['world'] },
  'turn.untap': { at: [['2026-01-16', '502.3']], words: ['untap'] },
  'turn.upkeep': {
    at: [
      ['2026-01-16', '503.1'],
      ['2009-05-01', '303.1'],
    ],
    words: ['upkeep'],
  },
  'turn.draw': {
    at: [
      ['2026-01-16', '504.1'],
      ['1999-04-23', '304.1'],
    ],
    words: ['draw'],
  },
  'turn.firstDraw': { at: [['2026-01-16', '103.8a']], words: ['first'] },
  'turn.main': {
    at: [
      ['2026-01-16', '505.1'],
      ['2009-05-01', '305.1'],
    ],
    words: ['main phase'],
  },
  'turn.combat': { at: [['2026-01-16', '506.1']], words: ['combat phase'] },
  'turn.beginningOfCombat': {
    at: [
      ['2026-01-16', '507.2'],
      ['2016-01-16', '507.2'],
      ['2009-05-01', '307.1'],
    ],
    words: ['priority', 'beginning of combat'],
  },
  'turn.declareAttackers': {
    at: [
      ['2026-01-16', '508.2'],
      ['2009-05-01', '308.1'],
    ],
    words: ['priority', 'attack'],
  },
  'turn.declareBlockers': {
    at: [
      ['2026-01-16', '509.3'],
      ['2026-01-16', '509.2'],
      ['2009-05-01', '309.1'],
    ],
    words: ['priority', 'block'],
  },
  'turn.combatDamage': { at: [['2026-01-16', '510.1']], words: ['damage'] },
  'turn.endOfCombat': { at: [['2026-01-16', '511.3']], words: ['combat'] },
  'turn.end': { at: [['2026-01-16', '513.1']], words: ['end step', 'end of turn'] },
  'turn.cleanup.discard': { at: [['2026-01-16', '514.1']], words: ['discard'] },
  'turn.cleanup.damage': { at: [['2026-01-16', '514.2']], words: ['damage'] },
  'combat.defendingPlayer': { at: [['2026-01-16', '506.2']], words: ['defending player'] },
  'combat.remove': { at: [['2026-01-16', '506.4']], words: ['removed from combat'] },
  'priority.pass': {
    at: [
      ['2026-01-16', '117.3d'],
      ['2009-05-01', '408.1c'],
    ],
    words: ['pass'],
  },
  'priority.allPass': { at: [['2026-01-16', '117.4']], words: ['pass'] },
  'priority.afterResolution': {
    at: [
      ['2026-01-16', '117.3b'],
      ['2009-05-01', '408.1c'],
    ],
    words: ['resolves', 'resolution'],
  },
  'priority.instant': { at: [['2026-01-16', '117.1a']], words: ['instant'] },
  'priority.sorcery': { at: [['2026-01-16', '307.1']], words: ['sorcery'] },
  'land.play': { at: [['2026-01-16', '305.1']], words: ['land'] },
  'land.oncePerTurn': { at: [['2026-01-16', '305.2']], words: ['land'] },
  'land.tooMany': { at: [['2026-01-16', '305.2b']], words: ['land'] },
  'land.ownTurn': { at: [['2026-01-16', '305.3']], words: ['turn'] },
  cannot: { at: [['2026-01-16', '101.2']], words: ['can'] },
  'choose.subtype': { at: [['2026-01-16', '205.3e']], words: ['choose'] },
  'choose.name': { at: [['2026-01-16', '201.4a']], words: ['name'] },
  'cast.permitted': { at: [['2026-01-16', '601.3']], words: ['cast', 'play'] },
  'cast.announce': { at: [['2026-01-16', '601.2a']], words: ['stack'] },
  'cast.modes': { at: [['2026-01-16', '601.2b']], words: ['mode'] },
  'cast.targets': { at: [['2026-01-16', '601.2c']], words: ['target'] },
  'cast.division': { at: [['2026-01-16', '601.2d']], words: ['divide'] },
  'cast.totalCost': { at: [['2026-01-16', '601.2f']], words: ['total cost'] },
  'cast.manaAbilities': { at: [['2026-01-16', '601.2g']], words: ['mana abilit'] },
  'cast.pay': { at: [['2026-01-16', '601.2h']], words: ['pays'] },
  'cast.done': { at: [['2026-01-16', '601.2i']], words: ['becomes'] },
  activate: { at: [['2026-01-16', '602.2']], words: ['activat', 'play'] },
  'activate.summoningSickness': { at: [['2026-01-16', '302.6']], words: ['control'] },
  'activate.restriction': { at: [['2026-01-16', '602.5']], words: ['activated', 'played'] },
  manaAbility: {
    at: [
      ['2026-01-16', '605.3b'],
      ['2009-05-01', '411.1'],
    ],
    words: ['mana abilit'],
  },
  'loyalty.activate': { at: [['2026-01-16', '606.3']], words: ['loyalty'] },
  trigger: { at: [['2026-01-16', '603.2']], words: ['trigger'] },
  'trigger.onStack': { at: [['2026-01-16', '603.3']], words: ['stack'] },
  'trigger.interveningIf': { at: [['2026-01-16', '603.4']], words: ['if'] },
  'trigger.delayed': { at: [['2026-01-16', '603.7']], words: ['delayed'] },
  'trigger.state': { at: [['2026-01-16', '603.8']], words: ['state'] },
  'trigger.leaves': {
    at: [
      ['2026-01-16', '603.10a'],
      ['2020-01-24', '603.10a'],
      ['2015-01-23', '603.6d'],
      ['2009-05-01', '410.10d'],
    ],
    words: ['leave'],
  },
  'resolve.instruction': { at: [['2026-01-16', '608.2c']], words: ['order'] },
  'resolve.illegalTargets': { at: [['2026-01-16', '608.2b']], words: ['illegal'] },
  'resolve.permanent': { at: [['2026-01-16', '608.3']], words: ['permanent'] },
  'resolve.graveyard': { at: [['2026-01-16', '608.2n']], words: ['graveyard'] },
  'resolve.ability': { at: [['2026-01-16', '608.2']], words: ['resol'] },
  'effects.fixedSet': { at: [['2026-01-16', '611.2c']], words: ['set'] },
  layers: { at: [['2026-01-16', '613.1']], words: ['layer'] },
  'layers.copy': {
    at: [
      ['2026-01-16', '613.1a'],
      ['2009-05-01', '418.5a'],
    ],
    words: ['copy', 'layer'],
  },
  'layers.control': {
    at: [
      ['2026-01-16', '613.1b'],
      ['2009-05-01', '418.5a'],
    ],
    words: ['control', 'layer'],
  },
  'layers.text': {
    at: [
      ['2026-01-16', '613.1c'],
      ['2009-05-01', '418.5a'],
    ],
    words: ['text', 'layer'],
  },
  'layers.type': {
    at: [
      ['2026-01-16', '613.1d'],
      ['2009-05-01', '418.5a'],
    ],
    words: ['type', 'layer'],
  },
  'layers.color': {
    at: [
      ['2026-01-16', '613.1e'],
      ['2009-05-01', '418.5a'],
    ],
    words: ['color', 'layer'],
  },
  'layers.ability': {
    at: [
      ['2026-01-16', '613.1f'],
      ['2009-05-01', '418.5a'],
    ],
    words: ['abilit', 'layer'],
  },
  'layers.powerToughness': {
    at: [
      ['2026-01-16', '613.4'],
      ['2016-01-16', '613.3'],
      ['2009-05-01', '418.5a'],
    ],
    words: ['layer', 'power'],
  },
  'layers.timestamp': { at: [['2026-01-16', '613.7']], words: ['timestamp'] },
  'layers.dependency': {
    at: [
      ['2026-01-16', '613.8'],
      ['2009-05-01', '418.5c'],
    ],
    words: ['depend'],
  },
  replacement: { at: [['2026-01-16', '614.1']], words: ['replace'] },
  'replacement.order': { at: [['2026-01-16', '616.1']], words: ['replace'] },
  'replacement.enters': { at: [['2026-01-16', '614.12']], words: ['battlefield', 'play'] },
  prevention: { at: [['2026-01-16', '615.1']], words: ['prevent'] },
  'attack.declare': { at: [['2026-01-16', '508.1']], words: ['attack'] },
  'attack.restriction': {
    at: [
      ['2026-01-16', '508.1c'],
      ['2009-05-01', '500.1'],
    ],
    words: ['restriction'],
  },
  'attack.requirement': { at: [['2026-01-16', '508.1d']], words: ['requirement'] },
  'attack.tap': { at: [['2026-01-16', '508.1f']], words: ['tap'] },
  'attack.whom': { at: [['2026-01-16', '508.1b']], words: ['attack'] },
  'attack.cost': { at: [['2026-01-16', '508.1h']], words: ['cost'] },
  'attack.entering': { at: [['2026-01-16', '508.4']], words: ['attacking'] },
  'attack.summoningSickness': { at: [['2026-01-16', '508.1a']], words: ['control'] },
  'block.declare': { at: [['2026-01-16', '509.1']], words: ['block'] },
  'block.restriction': { at: [['2026-01-16', '509.1b']], words: ['restriction'] },
  'block.requirement': { at: [['2026-01-16', '509.1c']], words: ['requirement'] },
  'block.cost': { at: [['2026-01-16', '509.1d']], words: ['cost'] },
  'block.entering': { at: [['2026-01-16', '509.4']], words: ['blocking'] },
  'damage.assign': { at: [['2026-01-16', '510.1']], words: ['assign'] },
  'damage.order': { at: [['2016-01-16', '509.2']], words: ['damage assignment order'] },
  'damage.deal': {
    at: [
      ['2026-01-16', '510.2'],
      ['2009-05-01', '310.4'],
    ],
    words: ['dealt'],
  },
  'damage.onStack': { at: [['2009-05-01', '310.4']], words: ['damage'] },
  'damage.firstStrike': { at: [['2026-01-16', '510.4']], words: ['first strike'] },
  'damage.results': { at: [['2026-01-16', '120.3']], words: ['damage'] },
  'damage.player': { at: [['2026-01-16', '120.3a']], words: ['player'] },
  'damage.infect': { at: [['2026-01-16', '120.3b']], words: ['infect'] },
  'damage.planeswalker': { at: [['2026-01-16', '120.3c']], words: ['planeswalker'] },
  'damage.creature': { at: [['2026-01-16', '120.3e']], words: ['marked'] },
  'damage.lifelink': { at: [['2026-01-16', '120.3f']], words: ['lifelink'] },
  'damage.wither': { at: [['2026-01-16', '120.3d']], words: ['wither'] },
  sba: { at: [['2026-01-16', '704.3']], words: ['state-based'] },
  'sba.life': { at: [['2026-01-16', '704.5a']], words: ['life'] },
  'sba.emptyLibrary': { at: [['2026-01-16', '704.5b']], words: ['library'] },
  'sba.poison': { at: [['2026-01-16', '704.5c']], words: ['poison'] },
  'sba.zeroToughness': { at: [['2026-01-16', '704.5f']], words: ['toughness'] },
  'sba.lethalDamage': { at: [['2026-01-16', '704.5g']], words: ['damage'] },
  'sba.deathtouch': { at: [['2026-01-16', '704.5h']], words: ['deathtouch'] },
  'sba.loyalty': { at: [['2026-01-16', '704.5i']], words: ['loyalty'] },
  'sba.aura': { at: [['2026-01-16', '704.5m']], words: ['aura'] },
  'sba.equipment': { at: [['2026-01-16', '704.5n']], words: ['equipment'] },
  'keyword.deathtouch': {
    at: [
      ['2026-01-16', '702.2b'],
      ['2009-05-01', '502.69a'],
    ],
    words: ['deathtouch'],
  },
  'keyword.defender': { at: [['2026-01-16', '702.3b']], words: ['defender'] },
  'keyword.doubleStrike': { at: [['2026-01-16', '702.4b']], words: ['double strike'] },
  'keyword.enchant': { at: [['2026-01-16', '702.5a']], words: ['enchant'] },
  'keyword.equip': { at: [['2026-01-16', '702.6a']], words: ['equip'] },
  'keyword.firstStrike': { at: [['2026-01-16', '702.7b']], words: ['first strike'] },
  'keyword.flash': { at: [['2026-01-16', '702.8a']], words: ['flash'] },
  'keyword.flying': { at: [['2026-01-16', '702.9b']], words: ['flying'] },
  'keyword.haste': {
    at: [
      ['2026-01-16', '702.10b'],
      ['2009-05-01', '502.5b'],
    ],
    words: ['haste'],
  },
  'keyword.hexproof': { at: [['2026-01-16', '702.11b']], words: ['hexproof'] },
  'keyword.indestructible': { at: [['2026-01-16', '702.12b']], words: ['indestructible'] },
  'keyword.intimidate': { at: [['2026-01-16', '702.13b']], words: ['intimidate'] },
  'keyword.fear': { at: [['2026-01-16', '702.36b']], words: ['fear'] },
  'keyword.landwalk': { at: [['2026-01-16', '702.14c']], words: ['landwalk'] },
  'keyword.lifelink': { at: [['2026-01-16', '702.15b']], words: ['lifelink'] },
  'keyword.menace': { at: [['2026-01-16', '702.111b']], words: ['menace'] },
  'keyword.protection': { at: [['2026-01-16', '702.16a']], words: ['protection'] },
  'keyword.reach': { at: [['2026-01-16', '702.17b']], words: ['reach'] },
  'keyword.shadow': { at: [['2026-01-16', '702.28b']], words: ['shadow'] },
  'keyword.horsemanship': { at: [['2026-01-16', '702.31b']], words: ['horsemanship'] },
  'keyword.skulk': { at: [['2026-01-16', '702.118b']], words: ['skulk'] },
  'keyword.shroud': { at: [['2026-01-16', '702.18a']], words: ['shroud'] },
  'keyword.trample': { at: [['2026-01-16', '702.19b']], words: ['trample'] },
  'keyword.trampleOverPlaneswalkers': { at: [['2026-01-16', '702.19c']], words: ['trample'] },
  'keyword.vigilance': { at: [['2026-01-16', '702.20b']], words: ['vigilance'] },
  'action.destroy': { at: [['2026-01-16', '701.8a']], words: ['destroy'] },
  'action.regenerate': { at: [['2026-01-16', '701.19a']], words: ['regenerat'] },
  'action.sacrifice': { at: [['2026-01-16', '701.21a']], words: ['sacrifice'] },
  'action.discard': { at: [['2026-01-16', '701.9a']], words: ['discard'] },
  'action.counter': { at: [['2026-01-16', '701.6a']], words: ['counter'] },
  'action.attach': { at: [['2026-01-16', '701.3a']], words: ['attach'] },
  'action.search': { at: [['2026-01-16', '701.23a']], words: ['search'] },
  'action.shuffle': { at: [['2026-01-16', '701.24a']], words: ['shuffle'] },
  'action.tap': { at: [['2026-01-16', '701.26a']], words: ['tap'] },
  draw: { at: [['2026-01-16', '121.1']], words: ['draw'] },
  'copy.values': { at: [['2026-01-16', '707.2']], words: ['copi'] },
  'copy.spell': { at: [['2026-01-16', '707.10']], words: ['copy'] },
  'copy.enters': { at: [['2026-01-16', '707.5']], words: ['copy'] },
  faceDown: { at: [['2026-01-16', '708.2']], words: ['face down'] },
  transform: { at: [['2026-01-16', '701.27a']], words: ['transform'] },
  flip: { at: [['2026-01-16', '710.3']], words: ['flip'] },
  split: { at: [['2026-01-16', '709.1']], words: ['split'] },
  mulligan: { at: [['2026-01-16', '103.5']], words: ['mulligan'] },
  win: { at: [['2026-01-16', '104.2']], words: ['win'] },
  lose: { at: [['2026-01-16', '104.3']], words: ['lose'] },
  concede: { at: [['2026-01-16', '104.3a']], words: ['concede'] },
  drawGame: { at: [['2026-01-16', '104.4']], words: ['draw'] },
  leave: { at: [['2026-01-16', '800.4a']], words: ['leave'] },
  'team.turns': {
    at: [
      ['2026-01-16', '805.4'],
      ['2010-02-01', '806.4b'],
    ],
    words: ['team takes turns'],
  },
  'team.priority': {
    at: [
      ['2026-01-16', '805.5'],
      ['2010-02-01', '806.7a'],
    ],
    words: ['have priority'],
  },
  'team.firstDraw': {
    at: [
      ['2026-01-16', '810.6'],
      ['2005-10-01', '606.6a'],
    ],
    words: ['draw'],
  },
  'team.mulligan': {
    at: [
      ['2026-01-16', '103.5d'],
      ['2009-05-01', '101.4b'],
      ['2006-10-01', '101.4a'],
    ],
    words: ['mulligan'],
  },
  'team.life': { at: [['2026-01-16', '810.4']], words: ['shared life total'] },
  'team.lifeSeen': { at: [['2026-01-16', '810.9a']], words: ['life total'] },
  'team.lifeEvents': { at: [['2026-01-16', '810.9']], words: ['individually'] },
  'team.setLife': { at: [['2026-01-16', '810.9c']], words: ['life total'] },
  'team.setAll': {
    at: [
      ['2026-01-16', '810.9d'],
      ['2009-05-01', '606.9b'],
    ],
    words: ['life total'],
  },
  'team.noLife': {
    at: [
      ['2026-01-16', '810.8c'],
      ['2009-05-01', '606.8a'],
    ],
    words: ['0 or less'],
  },
  'team.poison': { at: [['2026-01-16', '810.8d']], words: ['poison'] },
  'team.lose': { at: [['2026-01-16', '810.8a']], words: ['as a team'] },
  'team.concede': { at: [['2026-01-16', '810.8b']], words: ['concedes'] },
  'team.attack': {
    at: [
      ['2018-01-19', '810.7a'],
      ['2026-01-16', '805.10a'],
    ],
    words: ['attack'],
  },
  'team.block': {
    at: [
      ['2018-01-19', '810.7d'],
      ['2026-01-16', '805.10d'],
    ],
    words: ['block'],
  },
  'team.damage': {
    at: [
      ['2018-01-19', '810.7f'],
      ['2026-01-16', '805.10f'],
    ],
    words: ['damage'],
  },
  'team.defendingPlayer': {
    at: [
      ['2018-01-19', '810.7b'],
      ['2026-01-16', '805.10e'],
      ['2009-05-01', '606.7a'],
    ],
    words: ['defending player'],
  },
  'emperor.lose': { at: [['2026-01-16', '809.5b']], words: ['emperor loses'] },
  'emperor.attack': { at: [['2026-01-16', '809.3c']], words: ['immediately next to'] },
  'alternating.attack': { at: [['2026-01-16', '811.4']], words: ['next to'] },
  'attack.left': { at: [['2026-01-16', '803.1a']], words: ['left'] },
  'attack.right': { at: [['2026-01-16', '803.1b']], words: ['right'] },
  deploy: { at: [['2026-01-16', '804.2']], words: ['teammate'] },
  turnMarkers: { at: [['2026-01-16', '807.4a']], words: ['turn marker'] },
  'turnMarkers.extraTurn': {
    at: [
      ['2026-01-16', '807.4j'],
      ['2005-10-01', '608.4e'],
    ],
    words: ['extra turn'],
  },
};
