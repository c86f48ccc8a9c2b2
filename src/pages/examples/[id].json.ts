/** A demonstration as the player takes it: src/site/examples/playerData.ts. */
import type { APIRoute } from 'astro';
import { openDemonstrations, type ShownDemonstration } from '../../site/examples/demonstrations.ts';
import { makePlayerData } from '../../site/examples/playerData.ts';
import { openLibrary } from '../../site/frame/library/library.ts';

export function getStaticPaths() {
  return openDemonstrations().all.map((shown) => ({ params: { id: shown.scenario.id }, props: { shown } }));
}

export const GET: APIRoute<{ shown: ShownDemonstration }> = ({ props: { shown } }) =>
  new Response(JSON.stringify(makePlayerData(openLibrary(), shown)), { headers: { 'content-type': 'application/json' } });
