import { paths } from '../../paths.ts';

/** The page of one import, or of a new one. */
export const importAddress = (id: string | null): string =>
  id === null ? paths.catalogueImport : `${paths.catalogueImport}?${new URLSearchParams({ run: id })}`;

/** The import that an address names; null for a new one. */
export function importOfAddress(search: string): string | null {
  const id = new URLSearchParams(search).get('run') ?? '';
  return /^[\w-]{1,64}$/.test(id) ? id : null;
}
