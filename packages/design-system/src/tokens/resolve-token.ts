/** Whether a value is a JSON object. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A token's resolved value and type, or an error. */
export type Resolved = { readonly value: unknown; readonly type: string | undefined } | { readonly error: string };

const reference = /^\{([^{}]+)\}$/;

/** The token at a path, with the type of the nearest group that has one. */
function find(document: unknown, path: string): { node: unknown; type: unknown } {
  let node = document;
  let type: unknown;
  for (const name of path.split('.')) {
    node = isRecord(node) && Object.hasOwn(node, name) ? node[name] : undefined;
    if (isRecord(node) && node['$type'] !== undefined) type = node['$type'];
  }
  return { node, type };
}

/** Resolves a reference, and references inside a value, such as the colour of a shadow. */
function follow(document: unknown, value: unknown, seen: readonly string[]): Resolved {
  const target = typeof value === 'string' ? reference.exec(value)?.[1] : undefined;
  if (target !== undefined) return resolve(document, target, seen);
  if (!isRecord(value)) return { value, type: undefined };
  const parts: [string, unknown][] = [];
  for (const [name, part] of Object.entries(value)) {
    const found = follow(document, part, seen);
    if ('error' in found) return found;
    parts.push([name, found.value]);
  }
  return { value: Object.fromEntries(parts), type: undefined };
}

/**
 * The value at a path of a tokens document.
 * @param seen resolved paths, to detect a cycle
 */
export function resolve(document: unknown, path: string, seen: readonly string[] = []): Resolved {
  if (seen.includes(path)) return { error: `refers to itself by way of ${seen.join(', ')}.` };
  const { node, type } = find(document, path);
  if (!isRecord(node) || node['$value'] === undefined)
    return { error: seen.length === 0 ? 'is missing.' : `refers to ${path}, which is not there.` };
  const found = follow(document, node['$value'], [...seen, path]);
  if ('error' in found) return found;
  return { value: found.value, type: found.type ?? (typeof type === 'string' ? type : undefined) };
}
