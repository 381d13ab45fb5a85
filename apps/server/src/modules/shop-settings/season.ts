import { currentSettings, readSettings, type SettingsParts } from './settings-cache.ts';

/** The season that is on sale: from the saved settings, or from the environment before the first save. */
export async function runningSeason(parts: SettingsParts): Promise<string> {
  return (await readSettings(parts)).settings.profile.season;
}

/** The season that shoppers see: this process sees a switch at once, others within a second. */
export async function shownSeason(parts: SettingsParts): Promise<string> {
  return (await currentSettings(parts)).settings.profile.season;
}
