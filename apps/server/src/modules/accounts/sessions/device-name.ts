import Bowser from 'bowser';

const maxLength = 60;

/** Browser and system in a few words, such as `Chrome on Android`, for the list of sessions; empty where unknown. */
export function deviceName(userAgent: string | undefined): string {
  if (userAgent === undefined || userAgent === '') return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== '');
  return names.join(' on ').slice(0, maxLength);
}
