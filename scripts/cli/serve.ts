import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../../src/corpus/store/corpusFiles.ts';
import { recoverFolder } from '../../src/corpus/store/publishFolder.ts';
import { readSettings } from '../../src/site/frame/library/settings.ts';
import { publishedSite } from '../site/buildSite.ts';
import { type ServedSite, type ServeOptions, serveSite } from '../site/serveSite.ts';
import { type Command, parseOptions, UsageError } from './command.ts';
import { type Desk, packageFolder, paint, printLine } from './desk.ts';

export const serveCommand: Command = {
  name: 'serve',
  usage: '[--port N] [--host ADDRESS]',
  summary: 'serve the built site on this machine',
  help: `
Serves dist/ (or the folder that CONCORDANCE_SITE names) until it is stopped with Ctrl+C.

Only this machine is answered (127.0.0.1), unless --host says otherwise. Nothing outside the folder is served,
where links in it lead to neither.

  --port N        this port, as the environment variable PORT does; otherwise 4321, or the next that is free
  --host ADDRESS  listen on this address of the machine: 0.0.0.0 answers every machine that can reach it`,
  run: async (args, desk) => {
    const { values } = parseOptions(args, { port: { type: 'string' }, host: { type: 'string' } });
    await serveUntilStopped(desk, values);
    return 0;
  },
};

/** Serves the site, says where, and returns when the process is told to end. */
export async function serveUntilStopped(
  desk: Desk,
  { port, host }: { readonly port?: string | undefined; readonly host?: string | undefined },
  shown?: string,
): Promise<void> {
  if (host === '') throw new UsageError('--host: name an address', 'for example --host 0.0.0.0');
  await recoverFolder(publishedSite({ packageFolder, siteFolder: desk.siteFolder }));
  if (!existsSync(join(desk.siteFolder, 'index.html'))) {
    throw new UsageError(`there is no site in ${desk.siteFolder}`, 'concordance build makes it, npm start does everything');
  }
  const { address } = readSettings(desk.contentFolder);
  const root = address === undefined ? '/' : new URL(address).pathname;
  const chosen = parsePort(port, '--port') ?? parsePort(desk.env['PORT'], 'PORT');
  const site = await openSite(desk.siteFolder, {
    root,
    ...(chosen === undefined ? {} : { port: chosen }),
    ...(host === undefined ? {} : { host }),
  });
  printLine(desk.out, `\nConcordance is at ${paint(desk.out, 'bold', site.address)}`);
  if (shown !== undefined) printLine(desk.out, shown);
  printLine(desk.err, 'Ctrl+C stops it.');
  await new Promise<void>((resolve) => {
    const stop = (): void => resolve();
    process.once('SIGINT', stop).once('SIGTERM', stop);
  });
  await site.close();
}

async function openSite(folder: string, options: ServeOptions): Promise<ServedSite> {
  const { port, host = '' } = options;
  try {
    return await serveSite(folder, options);
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EADDRINUSE') throw new UsageError(`port ${port ?? ''} is taken`, 'leave the port out, and a free one is found');
    if (code === 'EACCES') throw new UsageError(`port ${port ?? ''} may not be used`, 'take one from 1024');
    if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code ?? '')) {
      throw new UsageError(`--host ${host}: this machine has no such address`);
    }
    throw error;
  }
}

function parsePort(text: string | undefined, name: string): number | undefined {
  if (text === undefined || text === '') return undefined;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new UsageError(`${name} ${text}: there is no such port`);
  return port;
}
