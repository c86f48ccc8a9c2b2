import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cataloguePath } from '../../src/site/frame/data/catalogue.ts';
import { readSettings } from '../../src/site/frame/library/settings.ts';
import { checkSite } from '../site/checkSite.ts';
import { type Command, parseOptions, UsageError } from './command.ts';
import { printLine } from './desk.ts';
import { makeCount, makeFigure } from './table.ts';

const mostNamed = 20;

export const checkCommand: Command = {
  name: 'check',
  usage: '',
  summary: 'whether the built site fits common free hosts, with every link in it',
  help: `
Counts the files and bytes of dist/ (or of the folder that CONCORDANCE_SITE names), and follows every link on its
pages, and every address that its scripts make of its data.

Exit 1: it has more than the common free hosts take, or a link that leads nowhere. 2: there is no built site.`,
  run: async (args, desk) => {
    parseOptions(args, {});
    if (!existsSync(join(desk.siteFolder, cataloguePath)))
      throw new UsageError(`${desk.siteFolder} holds no built site`, 'concordance build writes one');
    const { address } = readSettings(desk.contentFolder);
    const { files, bytes, largest, links, tooMuch, broken } = await checkSite(
      desk.siteFolder,
      address === undefined ? '/' : new URL(address).pathname,
    );
    printLine(
      desk.out,
      `${makeCount(files, 'file')}, ${megabytes(bytes)} MB; the largest, ${largest.path}, has ${megabytes(largest.bytes)} MB`,
    );
    printLine(desk.out, `${makeCount(links, 'link')}, ${makeFigure(broken.length)} of them broken`);
    for (const line of [...tooMuch, ...broken.slice(0, mostNamed)]) printLine(desk.err, line);
    return tooMuch.length + broken.length === 0 ? 0 : 1;
  },
};

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
