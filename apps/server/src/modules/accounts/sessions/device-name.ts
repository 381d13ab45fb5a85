const maxLength = 60;

/** Browser and system in a few words, such as `Chrome on Android`, for the list of sessions; empty where unknown. */
export async function deviceName(userAgent: string | undefined): Promise<string> {
  if (userAgent === undefined || userAgent === '') return '';
  // Loaded with the first login: an idle shop does not hold its tables.
  const { default: Bowser } = await import('bowser');
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== '');
  return names.join(' on ').slice(0, maxLength);
}
