/** A small server for the built site: files of one folder, read only. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { createBrotliCompress, createGzip, constants } from 'node:zlib';
import { pipeline } from 'node:stream';
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

/**
 * Serves a folder on localhost, at `/` or below the path `root`, which has a slash at both ends. With a port of the caller's choice that is taken, it throws the system's error (EADDRINUSE); without one
 * it takes 4321, or the next that is free.
 */
export async function serveSite(folder: string, chosenPort?: number, root = '/'): Promise<ServedSite> {
  const server = createServer((request, response) => {
    answer(folder, root, request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  const port = await listen(server, chosenPort);
  return {
    address: `http://localhost:${port}${root}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const ports = 100;

async function listen(server: Server, chosenPort: number | undefined): Promise<number> {
  for (let port = chosenPort ?? usualPort; ; port += 1) {
    try {
      return await listenOn(server, port);
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!taken || chosenPort !== undefined || port >= usualPort + ports) throw error;
    }
  }
}

function listenOn(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    // Both families of addresses where there are both: `localhost` means one or the other.
    server.listen(port, () => {
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
  } else if (found.kind === 'file') {
    await send(found, 200, request, response);
  } else {
    const led = pathname.startsWith(root) ? await leadOn(folder, pathname.slice(root.length - 1)) : undefined;
    if (led !== undefined) {
      // Not for ever: in the next edition the number may be another rule's.
      response.writeHead(302, { location: root + led.slice(1) }).end();
      return;
    }
    const page = await findFile(folder, '/404.html');
    if (page.kind === 'file') await send(page, 404, request, response);
    else
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end(request.method === 'HEAD' ? undefined : 'Not found\n');
  }
}

/** The path as it was sent, still encoded, without what a URL parser would make of `..` or of two leading slashes. */
function splitTarget(target: string): { pathname: string; search: string } {
  const [, pathname = '/', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  return { pathname, search };
}

type Found =
  | { readonly kind: 'file'; readonly path: string; readonly bytes: number; readonly changed: Date }
  | { readonly kind: 'folder' | 'nothing' };

const nothing: Found = { kind: 'nothing' };

/** The file that a path names. Paths that lead out of the folder, or are no paths at all, name nothing. */
async function findFile(folder: string, pathname: string): Promise<Found> {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return nothing;
  }
  if (decoded.includes('\0') || decoded.split(/[\\/]/).some((part) => part === '..')) return nothing;
  const path = join(folder, decoded);
  if (path !== folder && !path.startsWith(folder.endsWith(sep) ? folder : folder + sep)) return nothing;
  const asFile = await look(path);
  if (asFile.kind !== 'folder')
    return asFile.kind === 'file' && !decoded.endsWith('/') ? asFile : await look(`${path.replace(/[\\/]$/, '')}.html`);
  const index = await look(join(path, 'index.html'));
  return index.kind === 'file' && !decoded.endsWith('/') ? { kind: 'folder' } : index;
}

async function look(path: string): Promise<Found> {
  try {
    const found = await stat(path);
    if (found.isFile()) return { kind: 'file', path, bytes: found.size, changed: found.mtime };
    return found.isDirectory() ? { kind: 'folder' } : nothing;
  } catch {
    return nothing;
  }
}

const compressible = /^(?:text\/|application\/(?:json|manifest|xml)|image\/svg)/;

async function send(
  file: Extract<Found, { kind: 'file' }>,
  status: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const type = types[extname(file.path).toLowerCase()] ?? 'application/octet-stream';
  const tag = `"${file.bytes.toString(36)}-${file.changed.getTime().toString(36)}"`;
  const headers = {
    'content-type': type,
    'x-content-type-options': 'nosniff',
    etag: tag,
    vary: 'accept-encoding',
    // A digest of the content is in the names below _astro and of the data files; everything else is asked for again after a build.
    'cache-control':
      file.path.includes(`${sep}_astro${sep}`) || /-[0-9a-f]{16}\.json$/.test(file.path)
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
  };
  if (status === 200 && request.headers['if-none-match'] === tag) {
    response.writeHead(304, headers).end();
    return;
  }
  const coding = compressible.test(type) && file.bytes > 1024 ? chooseCoding(request.headers['accept-encoding']) : undefined;
  response.writeHead(status, { ...headers, ...(coding === undefined ? { 'content-length': file.bytes } : { 'content-encoding': coding }) });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  await new Promise<void>((resolve) => {
    // Whoever asked may leave before the end; that is no error of ours.
    const done = (): void => resolve();
    const source = createReadStream(file.path);
    if (coding === 'br') pipeline(source, createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }), response, done);
    else if (coding === 'gzip') pipeline(source, createGzip(), response, done);
    else pipeline(source, response, done);
  });
}

function chooseCoding(accepted: string | string[] | undefined): 'br' | 'gzip' | undefined {
  const names = String(accepted ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.replace(/;.*/, '').trim());
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : undefined;
}
