/** Folders of the shop whose code is for the back office only, from `apps/shop`. */
export const adminFolders: readonly string[] = ['src/chrome/AdminLayout/', 'src/admin-screens/'];
