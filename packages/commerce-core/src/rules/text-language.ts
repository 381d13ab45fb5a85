/**
 * The language of our own words, for `lang`. They are English in every locale of a shop, and a screen reader must not read
 * them with the sounds of another language.
 * @param locale the shop's, BCP 47
 * @returns the locale where it is an English one, else 'en'
 */
export function textLanguage(locale: string): string {
  return /^en\b/i.test(locale) ? locale : 'en';
}
