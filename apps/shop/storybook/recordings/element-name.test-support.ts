import { computeAccessibleName, getRole } from 'dom-accessibility-api';

/** An element by role and name, as in the accessibility tree. */
export interface ElementName {
  readonly role: string;
  readonly name: string;
  /** Which of the shown elements with this role and name, from 0. */
  readonly nth: number;
}

const controls = 'a[href], button, input, select, textarea, summary, [role], form';

const roleOf = (element: Element): string =>
  element instanceof HTMLInputElement && element.type === 'password'
    ? 'textbox'
    : (getRole(element) ?? element.localName);

/** What can give a name beside the text within an element. */
const otherNames = '[aria-label], [aria-labelledby], [title], [alt], input, select, textarea, title';

/** Whether an element can have a name: computing the names of a page's hundred links takes longer than the input. */
const mayBeNamed = (element: Element, name: string): boolean =>
  name === '' ||
  element.matches(otherNames) ||
  element.querySelector(otherNames) !== null ||
  (element instanceof HTMLButtonElement && element.labels.length > 0) ||
  name.split(/\s+/).some((word) => element.textContent.includes(word));

function shownLike(element: Pick<ElementName, 'role' | 'name'>, excluded: string | null): Element[] {
  return [...document.querySelectorAll(controls)].filter(
    (each) =>
      roleOf(each) === element.role &&
      mayBeNamed(each, element.name) &&
      each.checkVisibility() &&
      (excluded === null || each.closest(excluded) === null) &&
      computeAccessibleName(each) === element.name,
  );
}

/** The control that an event is about; null where it hits none. */
export function controlOf(target: EventTarget | null): Element | null {
  const nearest = target instanceof Element ? target.closest(`${controls}, label`) : null;
  return nearest instanceof HTMLLabelElement ? nearest.control : nearest;
}

/**
 * The name by which {@link findElement} finds an element again. Elements with other texts are left out by them, because
 * computing a hundred names takes longer than a click may.
 */
export function nameElement(element: Element): ElementName {
  const role = roleOf(element);
  const name = computeAccessibleName(element);
  const alike = [...document.querySelectorAll(controls)].filter(
    (each) => each.textContent === element.textContent && roleOf(each) === role && each.checkVisibility(),
  );
  const named = alike.length === 1 ? alike : alike.filter((each) => computeAccessibleName(each) === name);
  return { role, name, nth: Math.max(0, named.indexOf(element)) };
}

/** The shown element of a name; undefined while there is none. @param excluded selector of parts of the page to leave out */
export const findElement = (element: ElementName, excluded: string | null): Element | undefined =>
  shownLike(element, excluded)[element.nth];
