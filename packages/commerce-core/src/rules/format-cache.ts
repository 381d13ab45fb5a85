/** Creates a formatter once per locale and options: making one of `Intl` takes longer than a hundred uses of it. */
export function cachedByLocale<Options, Format>(
  create: (locale: string, options: Options) => Format,
): (locale: string, options: Options) => Format {
  const created = new Map<string, Format>();
  return (locale, options) => {
    const key = locale + JSON.stringify(options);
    const format = created.get(key) ?? create(locale, options);
    created.set(key, format);
    return format;
  };
}
