import { readFileSync } from 'node:fs';
import {
  settings,
  type ChoiceSetting,
  type NamesOf,
  type OnOffSetting,
  type SettingName,
  type TextSetting,
  type UrlSetting,
  type WholeSetting,
} from './settings.ts';

/** Environment variables as the process has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads single settings as `settings.ts` describes them, and collects their errors, so that all are reported at once. */
export class SettingsReader {
  /** Whether an operator runs the shop in earnest, which changes some defaults. */
  readonly production: boolean;
  readonly #env: Environment;
  readonly #errors = new Set<string>();
  readonly #files = new Map<string, string>();

  constructor(env: Environment) {
    this.#env = env;
    this.production = this.text('NODE_ENV') === 'production';
  }

  /** One sentence per wrong setting, in the order they were read. */
  get errors(): readonly string[] {
    return [...this.#errors];
  }

  error(sentence: string): void {
    this.#errors.add(sentence);
  }

  /**
   * The trimmed value, or null when unset or empty. `<NAME>_FILE` names a file that holds it, so that a secret need not
   * be in the environment, which child processes and crash reports can read.
   */
  optional(name: SettingName): string | null {
    const value = this.#env[name]?.trim() ?? '';
    const file = this.#env[`${name}_FILE`]?.trim() ?? '';
    if (file === '') return value === '' ? null : value;
    if (value !== '') {
      this.error(`${name} and ${name}_FILE are both set; keep one of them`);
      return null;
    }
    return this.#readFile(name, file);
  }

  #readFile(name: SettingName, file: string): string | null {
    const known = this.#files.get(file);
    if (known !== undefined) return known;
    try {
      const content = readFileSync(file, 'utf8').trim();
      if (content === '') this.error(`${name}_FILE names ${file}, which is empty`);
      this.#files.set(file, content);
      return content;
    } catch {
      this.error(`${name}_FILE names ${file}, which cannot be read`);
      return null;
    }
  }

  /** The value, else the default. */
  text(name: NamesOf<'text'>): string {
    const { default: fallback = '', pattern }: TextSetting = settings[name];
    const value = this.optional(name);
    if (value === null) return fallback;
    if (pattern?.test(value) === false) this.error(`${name} must look like ${pattern.source}`);
    return value;
  }

  whole(name: NamesOf<'whole'>): number {
    const { default: standard, inProduction = standard, min, max }: WholeSetting = settings[name];
    const fallback = this.production ? inProduction : standard;
    const value = this.optional(name);
    if (value === null) return fallback;
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= min && number <= max) return number;
    this.error(`${name} must be a whole number from ${min} to ${max}`);
    return fallback;
  }

  /** @param isPossible  whether the default may be on; by default it may */
  onOff(name: NamesOf<'on or off'>, isPossible = true): boolean {
    const { default: standard, inProduction = standard }: OnOffSetting = settings[name];
    const fallback = isPossible && (this.production ? inProduction : standard);
    const value = this.optional(name);
    if (value === null) return fallback;
    if (/^(on|true|1)$/i.test(value)) return true;
    if (/^(off|false|0)$/i.test(value)) return false;
    this.error(`${name} must be on or off`);
    return fallback;
  }

  choice<Value extends string>(name: NamesOf<'choice'>, setting: ChoiceSetting<Value>): Value {
    const { values, default: standard, inProduction = standard } = setting;
    const fallback = this.production ? inProduction : standard;
    const value = this.optional(name);
    if (value === null) return fallback;
    const found = values.find((each) => each === value);
    if (found !== undefined) return found;
    this.error(`${name} must be one of ${values.join(', ')}`);
    return fallback;
  }

  /**
   * An address with one of the protocols (`postgres:`), or null when unset. Its value is never repeated in an error.
   */
  url(name: NamesOf<'url'>): string | null {
    const { protocols }: UrlSetting = settings[name];
    const value = this.optional(name);
    if (value === null) return null;
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value;
    this.error(`${name} must be an address that starts with ${protocols.map((each) => `${each}//`).join(' or ')}`);
    return null;
  }

  /** A bare origin such as https://shop.example, or null when unset. */
  origin(name: NamesOf<'origin'>): string | null {
    const value = this.optional(name);
    if (value === null) return null;
    const origin = value.replace(/\/$/, '');
    if (URL.canParse(origin) && /^https?:$/.test(new URL(origin).protocol) && new URL(origin).origin === origin) {
      return origin;
    }
    this.error(`${name} must be an origin such as https://shop.example, without a path`);
    return null;
  }

  /** Values separated by commas, each one of those allowed. */
  someOf<Value extends string>(name: NamesOf<'list'>, allowed: readonly Value[]): readonly Value[] {
    const values = this.list(name);
    const found = allowed.filter((each) => values.includes(each));
    if (found.length < new Set(values).size) this.error(`${name} may name ${allowed.join(' and ')} only`);
    return found;
  }

  /** Values separated by commas. */
  list(name: NamesOf<'list'>): readonly string[] {
    return (this.optional(name) ?? '')
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '');
  }

  /** Settings that must be set together: all values, or null when none is set. */
  together(names: readonly SettingName[]): readonly string[] | null {
    const values = names.map((name) => this.optional(name));
    if (values.every((value) => value === null)) return null;
    const missing = names.filter((_, index) => values[index] === null);
    if (missing.length > 0) {
      this.error(`${missing.join(', ')} must be set as well, or none of ${names.join(', ')}`);
      return null;
    }
    return values.filter((value) => value !== null);
  }
}
