/**
 * Writes packages/design-system/figma: each brand as variables of Figma. A file is the body of Figma's call
 * `POST /v1/files/:file_key/variables`, typed by Figma's own package.
 * `node tools/design-system/figma.ts`; a test checks that the files are current.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type {
  PostVariablesRequestBody,
  VariableCollectionCreate,
  VariableCreate,
  VariableModeCreate,
  VariableModeValue,
} from '@figma/rest-api-spec';
import { tokenOf } from '../../packages/design-system/src/tokens/read-token.ts';
import { parseTheme, type ThemeDocument, type TokenSpec, tokenSpecs } from '../../packages/design-system/src/tokens.ts';

const folder = path.join(import.meta.dirname, '../../packages/design-system');

/** The collections: a variable has a value for each mode of its collection. */
const collections = [
  { id: 'colour', name: 'Colour', modes: ['light', 'dark'] },
  { id: 'density', name: 'Density', modes: ['comfortable', 'compact'] },
  { id: 'scale', name: 'Scale', modes: ['root'] },
] as const;

type Collection = (typeof collections)[number];

const collectionOf = ({ path: place }: TokenSpec): Collection => {
  const [colour, density, scale] = collections;
  if (place.startsWith('color.')) return colour;
  return place.startsWith('density.') ? density : scale;
};

/** Figma's name: `brand` for `color.light.brand`, `font/size/12` for `font.size.12`. */
const variableName = ({ path: place, scope }: TokenSpec): string =>
  (scope === 'root' ? place : place.split('.').slice(2).join('.')).replaceAll('.', '/');

const idOf = (spec: TokenSpec): string => `${collectionOf(spec).id}/${variableName(spec)}`;
const modeId = (collection: Collection, mode: string): string => `${collection.id}/${mode}`;

/** Variables of Figma are colours, numbers and texts: shadows and easings have no place there. */
const isVariable = ({ type }: TokenSpec): boolean => type !== 'shadow' && type !== 'cubicBezier';

const figmaTypes = { color: 'COLOR', fontFamily: 'STRING' } as const;

/** Numbers are in px, ms or their own unit; a family is the first of its list. */
function valueOf(theme: ThemeDocument, spec: TokenSpec): VariableModeValue['value'] {
  const { css, rgba } = tokenOf(theme, spec);
  if (rgba !== undefined) return { r: rgba.red / 255, g: rgba.green / 255, b: rgba.blue / 255, a: rgba.alpha };
  if (spec.type === 'fontFamily') return css.split(',')[0]?.replaceAll('"', '') ?? css;
  return Number.parseFloat(css) * (css.endsWith('rem') ? 16 : 1);
}

/** A theme as new variables of Figma. @param brand name of the variable collections */
export function figmaVariables(theme: ThemeDocument, brand: string): PostVariablesRequestBody {
  const specs = tokenSpecs.filter(isVariable);
  return {
    variableCollections: collections.map((each): VariableCollectionCreate => ({
      action: 'CREATE',
      id: each.id,
      name: `${brand} ${each.name}`,
      initialModeId: modeId(each, each.modes[0]),
    })),
    // The first mode comes with its collection; a change of it gives it its name.
    variableModes: collections.flatMap((each) => [
      {
        action: 'UPDATE' as const,
        id: modeId(each, each.modes[0]),
        name: each.modes[0],
        variableCollectionId: each.id,
      },
      ...each.modes.slice(1).map((mode): VariableModeCreate => ({
        action: 'CREATE',
        id: modeId(each, mode),
        name: mode,
        variableCollectionId: each.id,
      })),
    ]),
    variables: specs
      .filter((spec) => spec.scope === 'root' || spec.scope === collectionOf(spec).modes[0])
      .map((spec): VariableCreate => ({
        action: 'CREATE',
        id: idOf(spec),
        name: variableName(spec),
        variableCollectionId: collectionOf(spec).id,
        resolvedType: spec.type === 'color' || spec.type === 'fontFamily' ? figmaTypes[spec.type] : 'FLOAT',
        description: spec.purpose,
        codeSyntax: { WEB: `var(${spec.variable})` },
      })),
    variableModeValues: specs.map((spec) => ({
      variableId: idOf(spec),
      modeId: modeId(collectionOf(spec), spec.scope),
      value: valueOf(theme, spec),
    })),
  };
}

/** Each brand's file with its current text. */
export function figmaFiles(): readonly { readonly file: string; readonly text: string }[] {
  return globSync('brands/*.tokens.json', { cwd: folder }).map((name) => {
    const brand = path.basename(name, '.tokens.json');
    const theme = parseTheme(JSON.parse(readFileSync(path.join(folder, name), 'utf8')));
    return {
      file: path.join(folder, 'figma', `${brand}.variables.json`),
      text: `${JSON.stringify(figmaVariables(theme, theme.$description ?? brand), null, 2)}\n`,
    };
  });
}

if (import.meta.main) {
  mkdirSync(path.join(folder, 'figma'), { recursive: true });
  for (const { file, text } of figmaFiles()) writeFileSync(file, text);
}
