/** Marks texts whose contrast is known, so that a run measures each combination of colours once. */
import { hasOwnText } from './shown-elements.ts';

/** On elements whose contrast is known; set while axe runs. */
const mark = 'data-contrast-known';

/** The rule of axe measures only what is not marked. */
export const contrastOfNewLooks = { id: 'color-contrast', selector: `*:not([${mark}])` };

/** What had enough contrast in this run. */
const measured = new Set<string>();

/** The colours behind an element's text; null where something may lie between, so that it is measured each time. */
type Backdrop = string | null;

const isSolid = (colour: string): boolean => colour.startsWith('rgb(');

/** Faded and filtered areas change every colour inside. */
const changesColours = ({ opacity, filter, backdropFilter, mixBlendMode }: CSSStyleDeclaration): boolean =>
  opacity !== '1' || filter !== 'none' || backdropFilter !== 'none' || mixBlendMode !== 'normal';

function backdropOf(style: CSSStyleDeclaration, behind: Backdrop, isFaded: boolean): Backdrop {
  const { backgroundColor, backgroundImage, position } = style;
  if (isFaded || backgroundImage !== 'none') return null;
  if (isSolid(backgroundColor)) return backgroundColor;
  if (behind === null || !['static', 'relative'].includes(position)) return null;
  return backgroundColor === 'rgba(0, 0, 0, 0)' ? behind : `${behind} under ${backgroundColor}`;
}

const textLook = ({ color, fontSize, fontWeight, textShadow, webkitTextFillColor }: CSSStyleDeclaration): string =>
  [color, fontSize, fontWeight, textShadow, webkitTextFillColor].join(' ');

const isControl = (element: Element): boolean => element.matches('input, select, textarea, button');

/**
 * Marks every element whose text has a look that was measured before. A contrast depends on nothing but the colours of the
 * text, of what is behind it, and on the size and weight of the text.
 * @returns removes the marks, and adds the looks of elements whose contrast is sufficient
 */
export function markKnownLooks(): (sufficient: readonly (Element | undefined)[]) => void {
  const behind = new Map<Element, { readonly backdrop: Backdrop; readonly isFaded: boolean }>();
  const looks = new Map<Element | undefined, string>();
  const known: Element[] = [];
  for (const element of [document.documentElement, document.body, ...document.body.querySelectorAll('*')]) {
    const around = element.parentElement && behind.get(element.parentElement);
    const style = getComputedStyle(element);
    const isFaded = around?.isFaded === true || changesColours(style);
    const backdrop = backdropOf(style, around ? around.backdrop : 'canvas', isFaded);
    behind.set(element, { backdrop, isFaded });
    const look = `${textLook(style)} on ${backdrop}`;
    if (backdrop !== null) looks.set(element, look);
    if (measured.has(look) || (!hasOwnText(element) && !isControl(element))) known.push(element);
  }
  for (const element of known) element.setAttribute(mark, '');
  return (sufficient) => {
    for (const element of known) element.removeAttribute(mark);
    for (const element of sufficient) {
      const look = looks.get(element);
      if (look !== undefined) measured.add(look);
    }
  };
}
