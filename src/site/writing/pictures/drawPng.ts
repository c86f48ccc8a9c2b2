import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg, type ResvgRenderOptions } from '@resvg/resvg-wasm';

let isReady: Promise<void> | undefined;

/** The program that draws can be begun once. */
async function begin(): Promise<void> {
  await initWasm(await readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
}

/** Draws an SVG as PNG. */
export async function drawPng(svg: string, options: ResvgRenderOptions): Promise<Uint8Array> {
  isReady ??= begin();
  await isReady;
  const drawn = new Resvg(svg, options).render();
  const png = drawn.asPng();
  drawn.free();
  return png;
}
