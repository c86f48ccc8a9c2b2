import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { GameId } from '../../model/edition.ts';
import { gamesFolder } from '../games.ts';
import { type FolderAccess, type FoundFiles, readFolders } from './readFolder.ts';

/** The documents of a game; one that is described and has none yet has no folder. */
export function readGameFolder(folder: string, id: GameId, access: FolderAccess | undefined): Promise<FoundFiles> {
  const name = id.slice('game-'.length);
  const path = join(folder, name);
  return readFolders(existsSync(path) ? [{ path, prefix: `content/${gamesFolder}/${name}/` }] : [], access);
}
