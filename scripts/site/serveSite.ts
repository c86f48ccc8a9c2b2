/** A small server for the built site: files of one folder, read only. */
import { realpath, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { basename, extname, join, relative, sep } from 'node:path';
import compression from 'compression';
import send from 'send';
import { leadOn } from './leadOn.ts';

const usualPort = 4321;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

export interface ServedSite {
  /** `http://localhost:4321/` */
  readonly address: string;
  readonly close: () => Promise<void>;
}

export interface ServeOptions {
  /** With a port that is taken serveSite throws the system's error (EADDRINUSE); without one it takes 4321, or the next that is free. */
  readonly port?: number;
  /** The address to listen on. By default this machine alone: 127.0.0.1, which `localhost` means. `0.0.0.0` or `::` is all networks. */
  readonly host?: string;
  /** The path below which the site lies, with a slash at both ends. */
  readonly root?: string;
}

/**
 * Serves a folder. Guarantees: nothing outside the folder is read, whatever a path or a link in the folder says; nothing is written; other
 * machines are answered only if `host` lets them.
 */
export async function serveSite(folder: string, { port, host = '127.0.0.1', root = '/' }: ServeOptions = {}): Promise<ServedSite> {
  const compress = compression({ filter: isWorthCompressing }) as unknown as Middleware;
  const server = createServer((request, response) => {
    compress(request, response, () => {
      answer(folder, root, request, response).catch(() => {
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
    });
  });
  const bound = await listen(server, host, port);
  return {
    address: `http://${nameOf(host)}:${bound}${root}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Its types speak of Express, its code of Node's own server. */
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** How an address is written for a browser. Addresses that mean all or this machine are reached under its own name. */
function nameOf(host: string): string {
  if (['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)) return 'localhost';
  return isIP(host) === 6 ? `[${host}]` : host;
}

const ports = 100;

async function listen(server: Server, host: string, chosenPort: number | undefined): Promise<number> {
  for (let port = chosenPort ?? usualPort; ; port += 1) {
    try {
      return await listenOn(server, host, port);
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!taken || chosenPort !== undefined || port >= usualPort + ports) throw error;
    }
  }
}

function listenOn(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const bound = server.address();
      resolve(typeof bound === 'object' && bound !== null ? bound.port : port);
    });
  });
}

async function answer(folder: string, root: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const { pathname, search } = splitTarget(request.url ?? '/');
  if (root !== '/' && ['/', root.slice(0, -1)].includes(pathname)) {
    response.writeHead(302, { location: root }).end();
    return;
  }
  const found = pathname.startsWith(root) ? await findFile(folder, pathname.slice(root.length - 1)) : nothing;
  if (found.kind === 'folder') {
    response.writeHead(308, { location: `${pathname.replace(/^\/+/, '/')}/${search}` }).end();
    return;
  }
  // Before the file that does it on hosts that cannot (src/site/writing/ruleLeads.ts).
  const isPage = found.kind === 'file' && basename(found.path) === 'index.html';
  const led = isPage || !pathname.startsWith(root) ? undefined : await leadOn(folder, pathname.slice(root.length - 1));
  if (led !== undefined) {
    // Not for ever: in the next edition the number may be another rule's.
    const [page = '', anchor] = led.split('#');
    const location = `${root}${page.slice(1)}${search}${anchor === undefined ? '' : `#${anchor}`}`;
    response.writeHead(302, { location }).end();
  } else if (found.kind === 'file') {
    sendFile(found, 200, request, response);
  } else {
    const page = await findFile(folder, '/404.html');
    if (page.kind === 'file') sendFile(page, 404, request, response);
    else
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end(request.method === 'HEAD' ? undefined : 'Not found\n');
  }
}

/**
 * The path as it was sent, still encoded, without what a URL parser would make of `..` or of two leading slashes. Proxies send the whole
 * address.
 */
function splitTarget(target: string): { pathname: string; search: string } {
  const [, pathname = '', search = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(target) ?? [];
  return { pathname: pathname === '' ? '/' : pathname, search };
}

type Found =
  /** `path` is that of the file below `folder`; neither has a link in it. */
  { readonly kind: 'file'; readonly folder: string; readonly path: string } | { readonly kind: 'folder' | 'nothing' };

const nothing: Found = { kind: 'nothing' };

/** The file that a path names. Paths that lead out of the folder, by links too, names with a dot, or what are no paths at all, name nothing. */
async function findFile(folder: string, pathname: string): Promise<Found> {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return nothing;
  }
  const parts = decoded.split(/[\\/]/);
  if (decoded.includes('\0') || parts.some((part) => part.startsWith('.'))) return nothing;
  const path = join(folder, decoded);
  const asFile = await look(folder, path);
  if (asFile.kind !== 'folder')
    return asFile.kind === 'file' && !decoded.endsWith('/') ? asFile : await look(folder, `${path.replace(/[\\/]$/, '')}.html`);
  const index = await look(folder, join(path, 'index.html'));
  return index.kind === 'file' && !decoded.endsWith('/') ? { kind: 'folder' } : index;
}

/** What a path leads to in the end, if that lies in the folder. Pages that editions share are one file under several names, not links. */
async function look(folder: string, path: string): Promise<Found> {
  try {
    const [inside, target] = await Promise.all([realpath(folder), realpath(path)]);
    const below = relative(inside, target);
    if (below === '..' || below.startsWith(`..${sep}`) || join(inside, below) !== target) return nothing;
    const found = await stat(target);
    if (found.isFile()) return { kind: 'file', folder: inside, path: below };
    return found.isDirectory() ? { kind: 'folder' } : nothing;
  } catch {
    return nothing;
  }
}

const compressible = /^(?:text\/|application\/(?:json|manifest|xml)|image\/svg)/;

/** A part of a file is sent as it is: its place is counted in the file, not in what compressing makes of it. */
function isWorthCompressing(_request: IncomingMessage, response: ServerResponse): boolean {
  return response.getHeader('content-range') === undefined && compressible.test(String(response.getHeader('content-type')));
}

/**
 * The policy of the pages stands in each of them (src/site/layout/Page.astro). What only a header can say: nobody may frame them. A drawing
 * that is opened by itself runs nothing; a worker takes its policy from its own file.
 */
const policies = {
  page: "frame-ancestors 'none'; object-src 'none'; base-uri 'none'",
  drawing: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  other: "default-src 'self'; frame-ancestors 'none'",
};

/**
 * Sends a file: validators, ranges and HEAD are the library's. Its tag is weak, since the same file goes out in several codings.
 */
function sendFile(
  { folder, path }: Extract<Found, { kind: 'file' }>,
  status: 200 | 404,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const type = types[extname(path).toLowerCase()] ?? 'application/octet-stream';
  response.statusCode = status;
  response.setHeader('content-type', type);
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'no-referrer');
  response.setHeader(
    'content-security-policy',
    policies[type.startsWith('text/html') ? 'page' : type.startsWith('image/svg') ? 'drawing' : 'other'],
  );
  // A digest of the content is in the names below _astro and of the data files; everything else is asked for again after a build.
  const lasting = path.includes(`_astro${sep}`) || /-[0-9a-f]{16}\.json$/.test(path);
  response.setHeader('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
  const steps = path.split(sep).map(encodeURIComponent).join('/');
  send(request, `/${steps}`, { root: folder, dotfiles: 'allow', index: false, cacheControl: false, acceptRanges: status === 200 })
    // A part that the file does not have; or the file is gone since a moment ago, by a build.
    .on('error', ({ status: refused, headers }: { readonly status?: number; readonly headers?: OutgoingHttpHeaders }) => {
      if (!response.headersSent) response.writeHead(refused ?? 500, headers);
      response.end();
    })
    .pipe(response);
}
