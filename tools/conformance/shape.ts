/** The shape of an answer without its values: keys and kinds of values at every depth. */

/** Kinds of values by their path in the answer: `items[].hex` → `colour`. */
export type Shape = ReadonlyMap<string, ReadonlySet<string>>;

const textKinds: readonly (readonly [kind: string, form: RegExp])[] = [
  ['date', /^\d{4}-\d{2}-\d{2}$/],
  ['colour', /^#[0-9a-f]{6}$/i],
  ['JSON', /^[{[].*[}\]]$/s],
];

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  if (typeof value !== 'string') return typeof value;
  return textKinds.find(([, form]) => form.test(value))?.[0] ?? 'text';
}

/** The shape of a parsed JSON body. Rows of a list share one path; a key counts when any row has it. */
export function shapeOf(body: unknown): Shape {
  const shape = new Map<string, Set<string>>();
  const visit = (path: string, value: unknown): void => {
    const kinds = shape.get(path) ?? new Set<string>();
    // Clients decide by this value, so the value itself is compared, not its kind.
    shape.set(path, kinds.add(path === '.success' ? String(value) : kindOf(value)));
    if (Array.isArray(value)) for (const row of value) visit(`${path}[]`, row);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) visit(`${path}.${key}`, inner);
    }
  };
  visit('', body);
  return shape;
}

const written = (kinds: ReadonlySet<string> | undefined): string =>
  kinds === undefined ? 'nothing' : [...kinds].toSorted().join(' or ');

/** Whether two sets of kinds agree. Any value may be null for a while, so null agrees with every kind. */
const isSameKind = (here: ReadonlySet<string>, there: ReadonlySet<string>): boolean => {
  const one = [...here].filter((kind) => kind !== 'null');
  const other = new Set([...there].filter((kind) => kind !== 'null'));
  return one.length === 0 || other.size === 0 || (one.length === other.size && one.every((kind) => other.has(kind)));
};

const isNull = (kinds: ReadonlySet<string> | undefined): boolean => kinds?.size === 1 && kinds.has('null');

/** Whether a parent of this path is null, so that there is nothing to compare. */
const isBelowNull = (shape: Shape, path: string): boolean =>
  [...shape].some(([place, kinds]) => isNull(kinds) && path.startsWith(`${place}.`));

/** The differences of two shapes, one line for each path. */
export function differencesOf(mock: Shape, server: Shape): string[] {
  const paths = [...new Set([...mock.keys(), ...server.keys()])].toSorted();
  return paths.flatMap((path) => {
    const here = mock.get(path);
    const there = server.get(path);
    if (here !== undefined && there !== undefined && isSameKind(here, there)) return [];
    if ((here === undefined && isBelowNull(mock, path)) || (there === undefined && isBelowNull(server, path)))
      return [];
    return [`${path === '' ? '(body)' : path}: the mock has ${written(here)}, the server has ${written(there)}`];
  });
}
