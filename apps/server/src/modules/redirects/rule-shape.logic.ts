import { productTarget } from '@kayal/api-contract';

/** A rule: an old path, with `:name` for one of its parts and `/*` at its end for the rest. */
export interface Rule {
  readonly from: string;
  readonly to: string;
}

const partName = /^:[a-z]{1,20}$/;
const maxParts = 12;

/** Whether a text is the old path of a rule, as `readOldPath` returns it. */
export function isShape(from: string): boolean {
  const parts = from.slice(1).split('/');
  const named = parts.filter((part) => part.startsWith(':'));
  return (
    parts.length <= maxParts &&
    named.every((part) => partName.test(part)) &&
    new Set(named).size === named.length &&
    parts.every((part, at) => !part.includes('*') || (part === '*' && at === parts.length - 1))
  );
}

/** Names that a target takes from the old path. */
const wantedBy = (to: string): readonly string[] => to.match(/:[a-z]{1,20}\b|\*/g) ?? [];

/** Whether each name of a target is one of the old path; a product is named by its last part. */
export function isComplete({ from, to }: Rule): boolean {
  if (to === productTarget) return (from.split('/').at(-1) ?? '').startsWith(':');
  const address = to.replace(/^https:\/\/[^/]*/, '');
  return wantedBy(address).every((name) => from.split('/').includes(name));
}

/** A path that a rule answers. */
export const examplePath = (from: string): string => from.replaceAll(/:([a-z]+)|\*/g, 'x');

/** What the names of a rule are in a path; null when the rule does not answer it. */
function valuesIn(from: string, path: string): ReadonlyMap<string, string> | null {
  const parts = path.split('/');
  const values = new Map<string, string>();
  const shape = from.split('/');
  for (const [at, wanted] of shape.entries()) {
    if (wanted === '*') return values.set('*', parts.slice(at).join('/'));
    const part = parts[at] ?? '';
    if (wanted.startsWith(':') && part !== '') values.set(wanted, part);
    else if (wanted !== part) return null;
  }
  return shape.length === parts.length ? values : null;
}

/** The more exact rule first: one without names, then the one with more parts. */
function rank({ from }: Rule): number {
  const parts = from.split('/');
  const exact = parts.filter((part) => part !== '*' && !part.startsWith(':')).length;
  return (exact === parts.length ? 1000 : 0) + exact * 20 + parts.length - (parts.at(-1) === '*' ? 10 : 0);
}

/** Where a path leads by the most exact rule. `product` names a product, by its id in the product file or its name. */
export type RuleAnswer = { readonly to: string } | { readonly product: string };

/** What the rules answer to a path, as `pathKey` returns it; null for nothing. */
export function answerByRule(rules: readonly Rule[], path: string): RuleAnswer | null {
  for (const rule of rules.toSorted((a, b) => rank(b) - rank(a))) {
    const values = valuesIn(rule.from, path);
    if (values === null) continue;
    if (rule.to === productTarget) return { product: path.slice(path.lastIndexOf('/') + 1) };
    return { to: filled(rule.to, values) };
  }
  return null;
}

/** A target with its names filled in. A value stays one part of the path; in a query its hyphens are spaces. */
function filled(to: string, values: ReadonlyMap<string, string>): string {
  const [, site = '', address = ''] = /^(https:\/\/[^/]*(?=\/|$))?(.*)$/s.exec(to) ?? [];
  const queryAt = address.indexOf('?');
  const path = queryAt < 0 ? address : address.slice(0, queryAt);
  const query = queryAt < 0 ? '' : address.slice(queryAt);
  const inPath = path.replaceAll(/:[a-z]{1,20}\b|\*/g, (name) => inParts(values.get(name) ?? ''));
  const inQuery = query.replaceAll(/:[a-z]{1,20}\b|\*/g, (name) =>
    encodeURIComponent((values.get(name) ?? '').replaceAll(/[-/]/g, ' ')),
  );
  // No value can begin another host.
  return `${site}${inPath.replace(/\/{2,}/g, '/')}${inQuery}`;
}

const inParts = (value: string): string => value.split('/').map(encodeURIComponent).join('/');
