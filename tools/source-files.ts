import { readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);

/** The TypeScript files of the repository below these folders, in order; nothing installed or built. */
export function sourceFiles(folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/(^|\/)(node_modules|dist|storybook-static)\//.test(file))
    .toSorted();
}
