/** Middleware of the build: no mark of direction turns a page (src/site/frame/wording/directionMarks.ts), and each is written in few bytes (src/site/writing/shortenHtml.ts). */
import type { MiddlewareHandler } from 'astro';
import { isolateMarks } from '../frame/wording/directionMarks.ts';
import { shortenHtml, shortenLinks } from './shortenHtml.ts';

export const onRequest: MiddlewareHandler = async (context, next) => {
  const response = await next();
  if (response.headers.get('content-type')?.startsWith('text/html') !== true) return response;
  const html = await response.text();
  const short = shortenHtml(shortenLinks(isolateMarks(html), context.url.pathname));
  // As bytes: a text would be looked through for what is no UTF-16, which takes as long as it takes to write it.
  return new Response(Buffer.from(short), response);
};
