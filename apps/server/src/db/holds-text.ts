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

/** Forms in which a stored text may have the same letters: the engines neither fold letters beyond A to Z nor compose. */
function spellingsOf(text: string): readonly string[] {
  const cases = [text, text.toLowerCase(), text.toUpperCase()];
  const forms = cases.flatMap((spelling) => [spelling.normalize('NFC'), spelling.normalize('NFD')]);
  return [...new Set(forms.map(toSmallLetters))];
}

/** Zero-width non-joiner and joiner, which some scripts need and which count for nothing in a comparison. */
const joiners = ['\u200c', '\u200d'];

/**
 * Whether a text in small letters has another one in it. Joiners count for nothing, and letters beyond A to Z are found in
 * either case and Unicode form. PostgreSQL estimates how rare a pattern is and plans by it; SQLite finds plain text
 * several times faster than a pattern. So texts of A to Z, which most are, are compared with the bare column.
 */
export function holdsText(db: Db, inSmallLetters: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  const wanted = joiners.reduce((rest, joiner) => rest.replaceAll(joiner, ''), text);
  const isPlain = !/\P{ASCII}/u.test(wanted);
  const stored = isPlain
    ? inSmallLetters
    : joiners.reduce((column, joiner) => sql`replace(${column}, ${sql.lit(joiner)}, '')`, inSmallLetters);
  const holds = (spelling: string) =>
    engineOf(db) === 'postgres'
      ? sql<boolean>`${stored} like ${`%${escapeLike(spelling)}%`} escape '\\'`
      : sql<boolean>`instr(${stored}, ${spelling}) > 0`;
  return isPlain
    ? holds(toSmallLetters(wanted))
    : sql<boolean>`(${sql.join(spellingsOf(wanted).map(holds), sql` or `)})`;
}
