import { foldText } from '@kayal/api-contract/client';

/** Codes of Intl that are no country. */
const noCountries = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

/** Other names that people write. */
const otherNames = { usa: 'US', uk: 'GB', uae: 'AE', turkey: 'TR', korea: 'KR', 'viet nam': 'VN', myanmar: 'MM' };

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

let known: ReadonlyMap<string, string> | null = null;

function readNames(): ReadonlyMap<string, string> {
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const names = new Map<string, string>();
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const name = noCountries.has(code) ? undefined : english.of(code);
    if (name === undefined) continue;
    names.set(code.toLowerCase(), name);
    names.set(foldText(name), name);
  }
  for (const [written, code] of Object.entries(otherNames)) names.set(written, english.of(code) ?? code);
  return names;
}

/** The English name of the country that somebody means by its name or its two letters; null where there is none. */
export function countryNamed(written: string): string | null {
  known ??= readNames();
  return known.get(foldText(written).replace(/^made in /, '')) ?? null;
}
