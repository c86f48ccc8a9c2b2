/** A server on this machine, on a port of its own, for downloads without any network. */
import { readdirSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

export type Answer = (request: IncomingMessage, response: ServerResponse, body: Uint8Array) => void;

/** Sends the body whole, with a checksum of sorts as its ETag. */
export const whole: Answer = (_, response, body) => {
  response.writeHead(200, { 'content-length': body.length, etag: '"one"' }).end(body);
};

/**
 * Sends half, and cuts the connection once the half lies in the part file below a folder: a connection that breaks sooner takes along
 * what its reader had no time for.
 */
export const cut =
  (folder: string): Answer =>
  (_, response, body) => {
    const half = Math.floor(body.length / 2);
    response.writeHead(200, { 'content-length': body.length, etag: '"one"' });
    response.write(body.subarray(0, half));
    const watch = setInterval(() => {
      if (bytesBelow(folder) < half && !response.destroyed) return;
      clearInterval(watch);
      response.destroy();
    }, 5);
  };

function bytesBelow(folder: string): number {
  const parts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.part'));
  return parts.reduce((sum, name) => sum + (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0), 0);
}

/** Goes on where the reader stopped, if the reader has the same version. */
export const rest: Answer = (request, response, body) => {
  const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? Number.NaN);
  if (Number.isNaN(from) || request.headers['if-range'] !== '"one"') {
    whole(request, response, body);
    return;
  }
  response.writeHead(206, { 'content-range': `bytes ${from}-${body.length - 1}/${body.length}`, 'content-length': body.length - from });
  response.end(body.subarray(from));
};

export const status =
  (code: number, headers: Readonly<Record<string, string>> = {}): Answer =>
  (_, response) => {
    response.writeHead(code, headers).end('sorry');
  };

/** Answers the requests one after another as they are listed, and all that follow as the last. */
export class Loopback {
  readonly asked: IncomingMessage[] = [];
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async open(body: Uint8Array | string, ...answers: readonly Answer[]): Promise<Loopback> {
    const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
    const server = createServer((request, response) => {
      const answer = answers[Math.min(loopback.asked.length, answers.length - 1)] ?? whole;
      loopback.asked.push(request);
      answer(request, response, bytes);
    });
    const loopback = new Loopback(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => loopback.close());
    return loopback;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/rules.txt`;
  }

  /** Stops listening, so that nothing answers at the address any more. */
  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }
}
