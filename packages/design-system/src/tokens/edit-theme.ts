import { isRecord } from './resolve-token.ts';

/**
 * A copy of a theme document with another value at one token; the token's type and description stay. The copy may be
 * wrong: check it with `validateTheme`.
 * @param path `color.light.brand`
 */
export function withTokenValue(document: unknown, path: string, value: unknown): unknown {
  const [name = '', ...rest] = path.split('.');
  const node = isRecord(document) ? document : {};
  const child = isRecord(node[name]) ? node[name] : {};
  return rest.length === 0
    ? { ...node, [name]: { ...child, $value: value } }
    : { ...node, [name]: withTokenValue(child, rest.join('.'), value) };
}
