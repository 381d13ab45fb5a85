import type { SettingsFile } from '@kayal/api-contract/client';

const isSettingsFile = (value: unknown): value is SettingsFile =>
  typeof value === 'object' &&
  value !== null &&
  'format' in value &&
  value.format === 'kayal-shop-settings/1' &&
  'settings' in value &&
  'theme' in value;

/** Reads a settings file; null when it is not one. The server checks its content. */
export function readSettingsFile(text: string): SettingsFile | null {
  try {
    const value: unknown = JSON.parse(text);
    return isSettingsFile(value) ? value : null;
  } catch {
    return null;
  }
}
