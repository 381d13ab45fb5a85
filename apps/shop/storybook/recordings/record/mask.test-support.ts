import { adminMark, passwordMask } from '@kayal/api-contract';

/** Fields that hold personal data or a secret, in small letters; `name` and `message` do only beside one of these. */
const personal = new Set(
  (
    'email ledemail loginemail newemail mobile mobilenumber phone phoneno whatsapp pincode locality city district address ' +
    'addresstext full_name fullname ledname loginname customername actorname recipient to password newpassword ' +
    'currentpassword confirmpassword otp totp token setuptoken secret nonce credential signature attestationobject ' +
    'authenticatordata clientdatajson userhandle challenge rawid recoverycodes recoverycode uri qr ip device cookie set-cookie authorization'
  ).split(' '),
);
const besidePersonal = new Set(['name', 'message', 'text']);
const names = /name$/;

/** A code that was mailed or made by a phone; codes of errors are words. */
const secretCode = /^\d[\d ]{3,}$|^[a-z0-9]{4,}(?:-[a-z0-9]{4,})+$/i;
const email = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const phone = /(?<!\d)(?:\+?91[ -]?)?[6-9]\d{4} ?\d{5}(?!\d)/g;
const words = /[\p{L}\p{N}]+/gu;

/** The marks that the wire has in place of a password are no secrets. */
const isMark = (text: string): boolean => text === adminMark || text === passwordMask;

const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
};

/** Replaces personal data. */
export interface Masker {
  /** A text with all that is known or looks personal replaced. */
  readonly text: (text: string) => string;
  /** A text that is personal as a whole; remembered, so that it is found in later texts. */
  readonly secret: (text: string) => string;
  /** Unsaved work: a text is personal as a whole, and in JSON what its fields say. */
  readonly draft: (text: string) => string;
  /** A copy of JSON. */
  readonly json: (value: unknown) => unknown;
  /** A path with its query. */
  readonly path: (path: string) => string;
  /** Notes the words of data that everybody may see: a name that is one of them is not looked for in texts. */
  readonly allow: (data: unknown) => void;
}

/**
 * Replaces personal data by placeholders of the same shape: an e-mail stays one, ten digits stay ten, so that the rules
 * of a form judge both alike. The same word gets the same placeholder in every page with the same salt.
 * @param salt a random text that is thrown away with the recorder; without it a placeholder could be guessed back
 */
export function createMasker(salt: string): Masker {
  const known = new Set<string>();
  const allowed = new Set<string>();
  let pattern: RegExp | null = null;

  const word = (text: string): string => {
    let seed = hashOf(salt + text.toLowerCase());
    const draw = (many: number): number => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      return Math.floor((seed / 2 ** 32) * many);
    };
    const letters = Array.from(text, (letter, index) => {
      // A phone number and a pincode must begin with such a digit.
      if (/\p{N}/u.test(letter)) return index === 0 ? '9' : String(draw(10));
      const drawn = String.fromCodePoint(97 + draw(26));
      return letter === letter.toLowerCase() ? drawn : drawn.toUpperCase();
    });
    return letters.join('');
  };
  const shaped = (text: string): string => {
    if (!text.includes('@')) return text.replace(words, word);
    const [local = ''] = text.split('@');
    return `${local.replace(words, word)}@masked.example`;
  };
  const learn = (text: string): void => {
    // A short number is a price or a count somewhere else.
    if (
      text.length < (/^[\d ]+$/.test(text) ? 6 : 3) ||
      known.has(text.toLowerCase()) ||
      allowed.has(text.toLowerCase())
    )
      return;
    known.add(text.toLowerCase());
    pattern = null;
  };
  const knownPattern = (): RegExp => {
    if (pattern !== null) return pattern;
    const all = [...known]
      .toSorted((a, b) => b.length - a.length)
      .map((each) => each.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
    pattern = new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${all.join('|')})(?![\\p{L}\\p{N}_-])`, 'giu');
    return pattern;
  };
  const text = (value: string): string => {
    const plain = value.replace(email, shaped).replace(phone, shaped);
    return known.size === 0 ? plain : plain.replace(knownPattern(), shaped);
  };
  const secret = (value: string): string => {
    if (isMark(value)) return value;
    learn(value.trim());
    return shaped(value);
  };
  const field = (key: string, value: unknown, hasPersonal: boolean): unknown => {
    const name = key.toLowerCase();
    const isPersonal = personal.has(name) || (hasPersonal && besidePersonal.has(name));
    if (Array.isArray(value)) return value.map((each: unknown) => field(key, each, hasPersonal));
    if (typeof value === 'number') return isPersonal ? Number(secret(String(value))) : value;
    if (typeof value !== 'string') return json(value);
    if (!isPersonal && !(name === 'code' && secretCode.test(value))) return text(value);
    // A first name stands alone in a greeting.
    if (names.test(name)) for (const [each] of value.matchAll(words)) learn(each);
    return secret(value);
  };
  function json(value: unknown): unknown {
    if (typeof value === 'string') return text(value);
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(json);
    const entries = Object.entries(value);
    const hasPersonal = entries.some(([key]) => personal.has(key.toLowerCase()));
    return Object.fromEntries(entries.map(([key, each]) => [key, field(key, each, hasPersonal)]));
  }
  const draft = (value: string): string => {
    try {
      const fields: unknown = JSON.parse(value);
      if (typeof fields === 'object') return JSON.stringify(json(fields));
    } catch {
      // A text that is no JSON is masked as a whole, and so is one that is a number, such as a phone's.
    }
    return secret(value);
  };
  return {
    text,
    secret,
    draft,
    json,
    allow: (data) => {
      for (const [each] of JSON.stringify(data).matchAll(words)) allowed.add(each.toLowerCase());
    },
    path: (path) => {
      const url = new URL(path, 'http://path.invalid');
      const query = [...url.searchParams].map(([key, value]) => [key, String(field(key, value, false))]);
      const pathname = url.pathname.replace(email, shaped).replace(phone, shaped);
      return pathname + (query.length === 0 ? '' : `?${new URLSearchParams(query)}`);
    },
  };
}
