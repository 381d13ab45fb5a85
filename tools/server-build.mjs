/**
 * Says whether the built server (`apps/server/dist`) was made from the sources as they are now. Needs no package, and
 * runs on every Node from 20.19.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const serverFolder = path.join(root, 'apps/server');
/** Lists the sources of a build, each with the hash of its content. */
const listName = 'sources.json';

const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('base64url');

export function writeSourceList(outputFolder, files) {
  const hashes = files.toSorted().map((file) => [path.relative(root, file), hashOf(file)]);
  writeFileSync(path.join(outputFolder, listName), `${JSON.stringify(Object.fromEntries(hashes), null, 1)}\n`);
}

export function isServerBuilt(outputFolder = path.join(serverFolder, 'dist')) {
  const list = path.join(outputFolder, listName);
  if (!existsSync(list)) return false;
  return Object.entries(JSON.parse(readFileSync(list, 'utf8'))).every(([name, hash]) => {
    const file = path.join(root, name);
    return existsSync(file) && hashOf(file) === hash;
  });
}

export function serverProgram(source) {
  const built = path.join(serverFolder, 'dist', `${path.basename(source, '.ts')}.js`);
  return isServerBuilt() ? built : path.join(serverFolder, 'src', source);
}
