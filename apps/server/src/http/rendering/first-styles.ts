/** What a page must have so that a rule matches: see `apps/shop/style-rules/selector-needs.ts`. */
type Needs = readonly (readonly string[])[];

type StyleNode =
  | {
      readonly selectors: readonly (readonly [selector: string, needs: Needs])[];
      readonly body: string;
      readonly variables?: readonly (readonly [name: string, value: string])[];
    }
  | { readonly group: string; readonly nodes: readonly StyleNode[] }
  | { readonly animation: string; readonly text: string }
  | { readonly text: string };

/** The rules of the built style sheets. */
export interface StyleRules {
  /** Styles that every page needs as a whole; they are in no sheet. */
  readonly everywhere: string;
  /** The rules of each sheet, by its address, in their order. */
  readonly sheets: Readonly<Record<string, readonly StyleNode[]>>;
}

const sheetLink = /<link rel="stylesheet" href="([^"]+)" data-precedence="default"\/>/g;
// React escapes `<` and `>` in attributes.
const tag = /<([a-z][a-z0-9]*)([^a-z0-9<>][^<>]*)?>/g;
const attribute = /([^\s="/]+)(?:="([^"]*)")?/g;
const usedVariable = /var\((--[\w-]+)/g;
const animationName = /(?<=[;{]animation(?:-name)?:)[^;}]+/g;

/**
 * Puts the styles of the first paint into a page, and its style sheets, which would delay that, to its end. The styles are
 * those rules of the sheets, in their order, that can match the page's elements; so the sheets change nothing that is
 * shown when they arrive.
 * @param nonce allows the `<style>` in the page's policy
 */
export function withFirstStyles(html: string, rules: StyleRules, nonce: string): string {
  const links: string[] = [];
  const sheets: (readonly StyleNode[])[] = [];
  const page = html.replaceAll(sheetLink, (link, href: string) => {
    links.push(link);
    sheets.push(rules.sheets[href] ?? []);
    return '';
  });
  const styles = rules.everywhere + chosenStyles(html, rules.everywhere, sheets);
  return page
    .replace('</head>', () => `<style nonce="${nonce}">${styles}</style></head>`)
    .replace('</body>', () => `${links.join('')}</body>`);
}

/** The rules that a page uses. @param everywhere styles that it has besides */
function chosenStyles(html: string, everywhere: string, sheets: readonly (readonly StyleNode[])[]): string {
  const tokens = tokensOf(html);
  const matching = sheets.flatMap((nodes) => nodes.flatMap((node) => matchingNodes(node, tokens)));
  const variables = new Set<string>();
  const values = new Map<string, string[]>();
  forEachRule(matching, ({ variables: set = [] }) => {
    for (const [name, value] of set) values.set(name, [...(values.get(name) ?? []), value]);
  });
  const addVariables = (text: string): void => {
    for (const [, name = ''] of text.matchAll(usedVariable)) {
      if (variables.has(name)) continue;
      variables.add(name);
      values.get(name)?.forEach(addVariables);
    }
  };
  addVariables(html);
  addVariables(everywhere);
  const bodies: string[] = [];
  forEachRule(matching, ({ body }) => bodies.push(`;${body}`));
  const text = bodies.join('');
  addVariables(text);
  const animations = new Set([...text.matchAll(animationName)].flatMap(([names]) => names.split(/[\s,]/)));
  return matching.map((node) => textOf(node, variables, animations)).join('');
}

type StyleRule = Extract<StyleNode, { readonly body: string }>;

function forEachRule(nodes: readonly StyleNode[], act: (rule: StyleRule) => void): void {
  for (const node of nodes) {
    if ('body' in node) act(node);
    else if ('nodes' in node) forEachRule(node.nodes, act);
  }
}

/** Elements, classes and attributes of a page, written as in a selector. */
function tokensOf(html: string): ReadonlySet<string> {
  const tokens = new Set<string>();
  const seen = new Set<string>();
  for (const [, name = '', attributes = ''] of html.matchAll(tag)) {
    tokens.add(name);
    for (const [whole, rawKey = '', value = ''] of attributes.matchAll(attribute)) {
      if (seen.has(whole)) continue;
      seen.add(whole);
      const key = rawKey.toLowerCase();
      tokens.add(`[${key}]`).add(`[${key}=${value}]`);
      if (key === 'class') for (const one of value.split(' ')) tokens.add(`.${one}`);
    }
  }
  return tokens;
}

function matchingNodes(node: StyleNode, tokens: ReadonlySet<string>): StyleNode[] {
  if ('nodes' in node) {
    const nodes = node.nodes.flatMap((inner) => matchingNodes(inner, tokens));
    return nodes.length === 0 ? [] : [{ group: node.group, nodes }];
  }
  if (!('body' in node)) return [node];
  const selectors = node.selectors.filter(([, needs]) =>
    needs.some((list) => list.every((token) => tokens.has(token))),
  );
  return selectors.length === 0 ? [] : [{ ...node, selectors }];
}

function textOf(node: StyleNode, variables: ReadonlySet<string>, animations: ReadonlySet<string>): string {
  if ('nodes' in node) {
    const inner = node.nodes.map((one) => textOf(one, variables, animations)).join('');
    return inner === '' ? '' : `${node.group}{${inner}}`;
  }
  if ('animation' in node) return animations.has(node.animation) ? node.text : '';
  if (!('body' in node)) return node.text;
  const set = (node.variables ?? []).flatMap(([name, value]) => (variables.has(name) ? [`${name}:${value}`] : []));
  const body = [...(node.body === '' ? [] : [node.body]), ...set].join(';');
  return body === '' ? '' : `${node.selectors.map(([selector]) => selector).join(',')}{${body}}`;
}
