/**
 * The language of our own words, for `lang`: they are English whatever the shop's locale writes numbers like, and a
 * screen reader must not read them with the sounds of another language.
 * @param locale the shop's, BCP 47
 * @returns the locale where it is an English one, else 'en'
 */
export function textLanguage(locale: string): string {
  return /^en\b/i.test(locale) ? locale : 'en';
}
