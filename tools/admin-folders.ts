import path from 'node:path';
import { adminScreens } from '../apps/shop/src/admin-screens.ts';

/** Folders of the shop whose code is for the back office only, from `apps/shop`, each with a slash at its end. */
export const adminFolders: readonly string[] = [
  'src/chrome/AdminLayout/',
  ...new Set(Object.keys(adminScreens).map((file) => `${path.posix.dirname(file)}/`)),
];
