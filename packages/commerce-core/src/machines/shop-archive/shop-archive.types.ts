/** Events that the machine accepts. */
export type ShopArchiveEvent =
  /** An owner wants a new archive; a finished one is replaced. */
  | { readonly type: 'archive.begin' }
  | { readonly type: 'archive.finish' }
  /** It could not be written, or its process is gone. */
  | { readonly type: 'archive.fail' }
  /** Its file was kept long enough. */
  | { readonly type: 'archive.expire' };
