import { parse, type AtRule, type ChildNode, type Rule } from 'postcss';
import { needsOf } from './selector-needs.ts';

/** A rule, a group of rules such as `@media`, an animation, or text that every page takes. */
export type StyleNode =
  | {
      /** Each selector with its needs (`selector-needs.ts`). */
      readonly selectors: readonly (readonly [selector: string, needs: readonly (readonly string[])[]])[];
      readonly body: string;
      /** The custom properties it sets: a page takes those that it uses. */
      readonly variables?: readonly (readonly [name: string, value: string])[];
    }
  | { readonly group: string; readonly nodes: readonly StyleNode[] }
  | { readonly animation: string; readonly text: string }
  | { readonly text: string };

/** Properties that change nothing in how a page at rest looks; the whole sheet sets them a moment later. */
const unseen =
  /^(?:transition|cursor|(?:-webkit-)?user-select|scroll-(?:behavior|snap|margin|padding)|overscroll-behavior|touch-action|pointer-events|outline)/;

/** Parses a built sheet into what a page chooses its first styles from. */
export const rulesOfSheet = (css: string): StyleNode[] => parse(css).nodes.flatMap(ofNode);

function ofNode(node: ChildNode): StyleNode[] {
  if (node.type === 'rule') return ofRule(node);
  return node.type === 'atrule' ? ofAtRule(node) : [];
}

function ofRule(rule: Rule): StyleNode[] {
  const texts = rule.selectors;
  const selectors = needsOf(rule.selector).flatMap((needs, index): [string, typeof needs][] =>
    needs.length === 0 ? [] : [[texts[index] ?? '', needs]],
  );
  const body: string[] = [];
  const variables: [string, string][] = [];
  for (const node of rule.nodes) {
    if (node.type !== 'decl') throw new Error(`A rule within the rule ${rule.selector} is not supported.`);
    if (node.prop.startsWith('--')) variables.push([node.prop, node.toString().slice(node.prop.length + 1)]);
    else if (!unseen.test(node.prop)) body.push(node.toString());
  }
  if (selectors.length === 0 || (body.length === 0 && variables.length === 0)) return [];
  return [{ selectors, body: body.join(';'), ...(variables.length === 0 ? {} : { variables }) }];
}

function ofAtRule(rule: AtRule): StyleNode[] {
  if (rule.name.endsWith('keyframes')) return [{ animation: rule.params, text: rule.toString() }];
  if (rule.name === 'font-face' || rule.nodes === undefined)
    return [{ text: `${rule.toString()}${rule.nodes ? '' : ';'}` }];
  if (rule.name === 'media' && rule.params === 'print') return [];
  // A direction of scrolling is there once the page has been scrolled.
  if (rule.name === 'container' && rule.params.includes('scrolled:')) return [];
  const nodes = rule.nodes.flatMap(ofNode);
  return nodes.length === 0 ? [] : [{ group: `@${rule.name} ${rule.params}`, nodes }];
}
