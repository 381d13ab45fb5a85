/**
 * Writes packages/design-system/penpot: each brand as a file of tokens that Penpot imports. Penpot needs another form of
 * the W3C format than that of the brands: each token names its own type, and values are texts.
 * `node tools/design-system/penpot.ts`; a test checks that the files are current.
 */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tokenOf } from '../../packages/design-system/src/tokens/read-token.ts';
import { parseTheme, type ThemeDocument, type TokenSpec, tokenSpecs } from '../../packages/design-system/src/tokens.ts';

const folder = path.join(import.meta.dirname, '../../packages/design-system');

/** One shadow, as Penpot names its parts. */
interface PenpotShadow {
  readonly offsetX: string;
  readonly offsetY: string;
  readonly blur: string;
  readonly spread: string;
  readonly color: string;
  readonly inset: boolean;
}

interface PenpotToken {
  readonly $type: string;
  readonly $value: string | readonly string[] | readonly PenpotShadow[];
  readonly $description: string;
}

/** Tokens by name, in groups. */
interface PenpotGroup {
  readonly [name: string]: PenpotGroup | PenpotToken;
}

/** A theme of Penpot: one of each group is active at a time. */
interface PenpotTheme {
  readonly id: string;
  readonly name: string;
  readonly group: string;
  readonly description: string;
  readonly 'is-source': false;
  readonly selectedTokenSets: Readonly<Record<string, 'enabled'>>;
}

/** A file of several sets. Beside the two keys with a dollar sign, each key is a set. */
export interface PenpotFile {
  readonly [set: string]: unknown;
  readonly $themes: readonly PenpotTheme[];
  readonly $metadata: {
    readonly tokenSetOrder: readonly string[];
    readonly activeThemes: readonly string[];
    readonly activeSets: readonly string[];
  };
}

/** Penpot's type of each group of tokens. Motion, font width and letter space in `em` have no type there. */
const types: readonly (readonly [start: string, type: string])[] = [
  ['color.', 'color'],
  ['shadow.', 'shadow'],
  ['density.', 'dimension'],
  ['font.family.', 'fontFamilies'],
  ['font.weight.', 'fontWeights'],
  ['font.lineHeight.', 'number'],
  ['font.size.', 'fontSizes'],
  ['space.', 'spacing'],
  ['radius.', 'borderRadius'],
  ['line.', 'borderWidth'],
];
const typeOf = (spec: TokenSpec): string | undefined => types.find(([start]) => spec.path.startsWith(start))?.[1];

const scale = 'scale';
const modeGroups = [
  { group: 'Colour', modes: ['light', 'dark'] },
  { group: 'Density', modes: ['comfortable', 'compact'] },
] as const;
const modeSet = (group: string, mode: string): string => `${group.toLowerCase()}/${mode}`;
const setNames = [scale, ...modeGroups.flatMap(({ group, modes }) => modes.map((mode) => modeSet(group, mode)))];

const setOf = ({ scope }: TokenSpec): string => setNames.find((name) => name.endsWith(`/${scope}`)) ?? scale;

/** The name is the same in every mode: `color.brand`. */
const nameOf = ({ path: tokenPath, scope }: TokenSpec): string[] =>
  tokenPath.split('.').filter((_, at) => scope === 'root' || at !== 1);

/** Penpot knows px only. */
const px = (css: string): string => (css.endsWith('rem') ? `${Number.parseFloat(css) * 16}px` : css);

/** Penpot knows weights in steps of 100 only. */
const weight = (css: string): string => String(Math.min(900, Math.max(100, Math.round(Number(css) / 100) * 100)));

function valueOf(theme: ThemeDocument, spec: TokenSpec): PenpotToken['$value'] {
  const { css } = tokenOf(theme, spec);
  if (spec.type === 'fontFamily') return css.split(', ').map((name) => name.replaceAll('"', ''));
  if (spec.type === 'fontWeight') return weight(css);
  if (spec.type !== 'shadow') return px(css);
  const [offsetX = '', offsetY = '', blur = '', spread = '', ...color] = css.split(' ');
  return [
    {
      offsetX: px(offsetX),
      offsetY: px(offsetY),
      blur: px(blur),
      spread: px(spread),
      color: color.join(' '),
      inset: false,
    },
  ];
}

/** A tree with one more token. */
function withToken(group: PenpotGroup, [name = '', ...rest]: readonly string[], token: PenpotToken): PenpotGroup {
  if (rest.length === 0) return { ...group, [name]: token };
  const inner = group[name];
  return { ...group, [name]: withToken(inner === undefined || '$value' in inner ? {} : inner, rest, token) };
}

function tokensOf(theme: ThemeDocument, set: string): PenpotGroup {
  let group: PenpotGroup = {};
  for (const spec of tokenSpecs) {
    const $type = typeOf(spec);
    if ($type === undefined || setOf(spec) !== set) continue;
    const token = { $type, $value: valueOf(theme, spec), $description: spec.purpose };
    group = withToken(group, nameOf(spec), token);
  }
  return group;
}

/** The same id in every run, in the form of a UUID. */
function idOf(...names: readonly string[]): string {
  const hex = createHash('sha256').update(names.join('/')).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** A theme as Penpot imports it: a set for each mode, and two groups of themes. @param brand name of the theme */
function penpotTokens(theme: ThemeDocument, brand: string): PenpotFile {
  const active = modeGroups.map(({ group, modes }) => ({ group, mode: modes[0] }));
  return {
    ...Object.fromEntries(setNames.map((set) => [set, tokensOf(theme, set)])),
    $themes: modeGroups.flatMap(({ group, modes }) =>
      modes.map((mode): PenpotTheme => ({
        id: idOf(brand, group, mode),
        name: mode,
        group,
        description: '',
        'is-source': false,
        selectedTokenSets: { [scale]: 'enabled', [modeSet(group, mode)]: 'enabled' },
      })),
    ),
    $metadata: {
      tokenSetOrder: setNames,
      activeThemes: active.map(({ group, mode }) => `${group}/${mode}`),
      activeSets: [scale, ...active.map(({ group, mode }) => modeSet(group, mode))],
    },
  };
}

/** Each brand's file with its current text. */
export function penpotFiles(): readonly { readonly file: string; readonly text: string }[] {
  return globSync('brands/*.tokens.json', { cwd: folder }).map((name) => {
    const brand = path.basename(name, '.tokens.json');
    const theme = parseTheme(JSON.parse(readFileSync(path.join(folder, name), 'utf8')));
    return {
      file: path.join(folder, 'penpot', `${brand}.tokens.json`),
      text: `${JSON.stringify(penpotTokens(theme, theme.$description ?? brand), null, 2)}\n`,
    };
  });
}

if (import.meta.main) {
  mkdirSync(path.join(folder, 'penpot'), { recursive: true });
  for (const { file, text } of penpotFiles()) writeFileSync(file, text);
}
