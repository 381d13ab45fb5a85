import { sql, type RawBuilder } from 'kysely';
import { engineOf } from './dialect.ts';
import type { Db } from './open-database.ts';

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/** Lower-cases only the letters that both database engines lower-case. */
export function toSmallLetters(text: string): string {
  return text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/**
 * Whether a text in small letters has another one in it. PostgreSQL estimates how rare a pattern is and plans by it;
 * SQLite finds plain text several times faster than a pattern.
 */
export function holdsText(db: Db, inSmallLetters: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  const small = toSmallLetters(text);
  return engineOf(db) === 'postgres'
    ? sql<boolean>`${inSmallLetters} like ${`%${escapeLike(small)}%`} escape '\\'`
    : sql<boolean>`instr(${inSmallLetters}, ${small}) > 0`;
}
