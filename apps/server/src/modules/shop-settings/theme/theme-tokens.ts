/** A colour as CSS writes it, with its linear parts for contrast. */
export interface ColourToken {
  readonly kind: 'colour';
  readonly css: string;
  /** sRGB, 0 to 1 each. */
  readonly rgb: readonly [number, number, number];
  readonly alpha: number;
}

/** Anything but a colour, as CSS writes it. */
export interface OtherToken {
  readonly kind: 'other';
  readonly css: string;
}

/** A token by its path, such as `color.brand`. */
export type TokenSet = ReadonlyMap<string, ColourToken | OtherToken>;

/** A theme: tokens for both modes, for light and for dark. */
export interface Theme {
  readonly base: TokenSet;
  readonly light: TokenSet;
  readonly dark: TokenSet;
}

/** What makes a document no theme, by the path of the token. */
export class ThemeError extends Error {
  override readonly name = 'ThemeError';
  readonly path: string;

  constructor(path: string, problem: string) {
    super(problem);
    this.path = path === '' ? 'theme' : path;
  }
}

type Json = Readonly<Record<string, unknown>>;

const maxTokens = 500;

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function colourOf(path: string, value: unknown): ColourToken {
  if (!isRecord(value) || value['colorSpace'] !== 'srgb') throw new ThemeError(path, 'must be a colour in sRGB');
  const { components, alpha = 1 } = value;
  const parts: readonly unknown[] = Array.isArray(components) ? components : [];
  const numbers = parts.filter((part): part is number => typeof part === 'number' && part >= 0 && part <= 1);
  const [red, green, blue] = numbers;
  if (parts.length !== 3 || red === undefined || green === undefined || blue === undefined) {
    throw new ThemeError(path, 'must have three components from 0 to 1');
  }
  if (typeof alpha !== 'number' || alpha < 0 || alpha > 1) throw new ThemeError(path, 'must have an alpha from 0 to 1');
  const [r, g, b] = [red, green, blue].map((part) => Math.round(part * 255));
  const css = alpha === 1 ? `rgb(${r} ${g} ${b})` : `rgb(${r} ${g} ${b} / ${alpha})`;
  return { kind: 'colour', css, rgb: [red, green, blue], alpha };
}

function lengthOf(path: string, value: unknown, units: readonly string[]): OtherToken {
  if (!isRecord(value)) throw new ThemeError(path, `must be a number with a unit (${units.join(', ')})`);
  const { value: number, unit } = value;
  if (typeof number !== 'number' || !Number.isFinite(number) || typeof unit !== 'string' || !units.includes(unit)) {
    throw new ThemeError(path, `must be a number with a unit (${units.join(', ')})`);
  }
  return { kind: 'other', css: `${number}${unit}` };
}

function familyOf(path: string, value: unknown): OtherToken {
  const names: readonly unknown[] = Array.isArray(value) ? value : [value];
  const texts = names.filter(
    (name): name is string => typeof name === 'string' && /^[\p{L}\p{N} _-]{1,60}$/u.test(name),
  );
  if (texts.length === 0 || texts.length !== names.length) throw new ThemeError(path, 'must be names of fonts');
  return { kind: 'other', css: texts.map((name) => (/^[a-z-]+$/.test(name) ? name : `"${name}"`)).join(', ') };
}

function tokenOf(path: string, type: unknown, value: unknown): ColourToken | OtherToken {
  switch (type) {
    case 'color':
      return colourOf(path, value);
    case 'dimension':
      return lengthOf(path, value, ['px', 'rem']);
    case 'duration':
      return lengthOf(path, value, ['ms', 's']);
    case 'fontFamily':
      return familyOf(path, value);
    case 'number':
    case 'fontWeight':
      if (typeof value !== 'number' || !Number.isFinite(value)) throw new ThemeError(path, 'must be a number');
      return { kind: 'other', css: String(value) };
    default:
      throw new ThemeError(path, 'has a $type that themes do not use');
  }
}

/** Follows `{group.token}` to the value it names. */
function resolve(root: Json, path: string, value: unknown, seen: readonly string[] = []): unknown {
  const alias = typeof value === 'string' ? /^\{([^{}]+)\}$/.exec(value)?.[1] : undefined;
  if (alias === undefined) return value;
  if (seen.includes(alias)) throw new ThemeError(path, 'names itself in a circle');
  let node: unknown = root;
  for (const part of alias.split('.')) node = isRecord(node) ? node[part] : undefined;
  if (!isRecord(node) || !('$value' in node)) throw new ThemeError(path, `names ${alias}, which is no token`);
  return resolve(root, path, node['$value'], [...seen, alias]);
}

function read(
  root: Json,
  node: unknown,
  path: readonly string[],
  type: unknown,
  found: Map<string, ColourToken | OtherToken>,
): void {
  if (!isRecord(node)) return;
  const name = path.slice(1).join('.');
  const own = node['$type'] ?? type;
  if ('$value' in node) {
    if (found.size >= maxTokens) throw new ThemeError('', `has more than ${maxTokens} tokens`);
    found.set(name, tokenOf(path.join('.'), own, resolve(root, path.join('.'), node['$value'])));
    return;
  }
  for (const [key, child] of Object.entries(node)) {
    if (key.startsWith('$')) continue;
    if (!/^[A-Za-z0-9-]{1,40}$/.test(key))
      throw new ThemeError([...path, key].join('.'), 'has a name that CSS cannot use');
    read(root, child, [...path, key], own, found);
  }
}

/**
 * Reads a design-tokens document (DTCG 2025.10): tokens under `light` and `dark` count in that mode, those under `base`
 * in both.
 * @throws ThemeError naming the first token that is wrong
 */
export function parseTheme(text: string): Theme {
  let root: unknown;
  try {
    root = JSON.parse(text);
  } catch {
    throw new ThemeError('', 'is not JSON');
  }
  if (!isRecord(root)) throw new ThemeError('', 'is not a design-tokens document');
  const document = root;
  const setOf = (mode: string): TokenSet => {
    const found = new Map<string, ColourToken | OtherToken>();
    read(document, document[mode], [mode], undefined, found);
    return found;
  };
  const theme = { base: setOf('base'), light: setOf('light'), dark: setOf('dark') };
  if (theme.base.size + theme.light.size + theme.dark.size === 0) {
    throw new ThemeError('', 'has no tokens under base, light or dark');
  }
  return theme;
}
