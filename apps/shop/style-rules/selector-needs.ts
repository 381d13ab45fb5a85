import { transform, type Selector, type SelectorComponent, type SelectorList } from 'lightningcss';

/**
 * States that begin with an input: no page has them when it is first painted. What has the focus is marked by a rule that
 * every page takes.
 */
const laterStates: ReadonlySet<string> = new Set([
  'hover',
  'active',
  'autofill',
  'focus',
  'focus-visible',
  'focus-within',
]);

/**
 * What must stand in a page's HTML so that a selector can match: tokens such as `.a`, `td`, `[hidden]`, `[dir=rtl]`. One
 * list for each of the alternatives in `:is()`; the tokens of a list are all needed. No list when the selector only
 * matches after an input.
 */
type Needs = readonly (readonly string[])[];

/** The needs of each selector of a list, in its order. @param list such as `.a:hover, td > .b` */
export function needsOf(list: string): Needs[] {
  const needs: Needs[] = [];
  transform({
    filename: 'selector.css',
    code: Buffer.from(`${list}{}`),
    visitor: {
      Rule: {
        style: ({ value }) => {
          for (const selector of value.selectors) needs.push(ofSelector(selector));
        },
      },
    },
  });
  return needs;
}

function ofSelector(selector: Selector): Needs {
  let lists: Needs = [[]];
  for (const component of selector) {
    const own = ofComponent(component);
    lists = lists.flatMap((list) => own.map((tokens) => [...list, ...tokens]));
  }
  return lists;
}

const anyOf = (selectors: SelectorList): Needs => selectors.flatMap(ofSelector);

function ofComponent(component: SelectorComponent): Needs {
  if (component.type === 'class') return [[`.${component.name}`]];
  if (component.type === 'id') return [[`[id=${component.name}]`]];
  if (component.type === 'type') return [[component.name]];
  if (component.type === 'attribute') {
    const { name, operation } = component;
    return [[operation?.operator === 'equal' ? `[${name}=${operation.value}]` : `[${name}]`]];
  }
  if (component.type !== 'pseudo-class') return [[]];
  if (laterStates.has(component.kind)) return [];
  const hasAlternatives = component.kind === 'is' || component.kind === 'where' || component.kind === 'has';
  return hasAlternatives ? anyOf(component.selectors) : [[]];
}
