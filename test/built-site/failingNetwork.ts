/** A network between a browser and a site, which can fail: before an answer, or half-way through one, or let wait in the midst of it. */
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FailingNetwork {
  /** `http://localhost:34567`, without slash at the end. */
  readonly origin: string;
  /** Every connection is broken, those that are open too. */
  isDown: boolean;
  /** Of answers to these paths only half comes. */
  cut: RegExp | undefined;
  /** Before this text an answer that has it stops for half a second. */
  pauseBefore: string | undefined;
  /** How often it did. */
  pauses: number;
  /** Paths of what was asked for, also in vain. */
  readonly asked: string[];
  readonly close: () => Promise<void>;
}

/** `site`: the origin that it leads to. */
export async function openNetwork(site: string): Promise<FailingNetwork> {
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    network.asked.push(path);
    if (network.isDown) {
      incoming.socket.destroy();
      return;
    }
    // What is compressed on its way comes in pieces of no known length.
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const passed = ask(new URL(path, site), { method: incoming.method ?? 'GET', headers }, (answer) => {
      const whole: Buffer[] = [];
      answer.on('data', (piece: Buffer) => whole.push(piece));
      answer.on('end', () => {
        const body = Buffer.concat(whole);
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        const pause = network.pauseBefore === undefined ? -1 : body.indexOf(network.pauseBefore);
        if (pause >= 0) network.pauses += 1;
        if (pause >= 0) outgoing.write(body.subarray(0, pause), () => setTimeout(() => outgoing.end(body.subarray(pause)), 500));
        else if (network.cut?.test(path) !== true) outgoing.end(body);
        else outgoing.write(body.subarray(0, body.length / 2), () => setTimeout(() => incoming.socket.destroy(), 50));
      });
    });
    passed.on('error', () => incoming.socket.destroy());
    passed.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const network: FailingNetwork = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    isDown: false,
    cut: undefined,
    pauseBefore: undefined,
    pauses: 0,
    asked: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return network;
}
