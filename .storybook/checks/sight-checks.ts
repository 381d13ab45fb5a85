import { isDecoration, nameOf, shownElements } from './shown-elements.ts';

const minTargetPx = 44;
const pressable = 'a[href], button, input, select, textarea, summary, [tabindex="0"], [role="option"]';
const marks = ['aria-pressed', 'aria-selected', 'aria-checked', 'aria-current', 'data-state'] as const;

const isClear = (colour: string): boolean => colour === 'transparent' || /^rgba\(.*, 0\)$/.test(colour);

const hasEdge = (style: CSSStyleDeclaration): boolean =>
  (Number.parseFloat(style.borderTopWidth) > 0 && style.borderTopStyle !== 'none' && !isClear(style.borderTopColor)) ||
  (Number.parseFloat(style.borderLeftWidth) > 0 && !isClear(style.borderLeftColor)) ||
  (Number.parseFloat(style.borderBottomWidth) > 0 && !isClear(style.borderBottomColor)) ||
  (Number.parseFloat(style.outlineWidth) > 0 && style.outlineStyle !== 'none' && !isClear(style.outlineColor));

const groundBehind = (element: Element): string => {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const ground = getComputedStyle(at).backgroundColor;
    if (!isClear(ground)) return ground;
  }
  return 'rgb(255, 255, 255)';
};

/** Shapes whose colour alone has a meaning: marks, tracks, bars. Call it before colours are forced. */
export const painted = (): readonly HTMLElement[] =>
  shownElements().filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    const ground = getComputedStyle(element).backgroundColor;
    const isShape = element.childElementCount === 0 && (element.textContent ?? '').trim() === '';
    const isButton = element.matches('button, a[href]');
    const isSeen = width >= 6 && height >= 3 && !isClear(ground) && ground !== groundBehind(element);
    return isSeen && (isButton || (isShape && !element.matches('input, textarea, select, img')));
  });

/** The shapes that are invisible while colours are forced. */
export function forcedColourErrors(shapes: readonly HTMLElement[]): readonly string[] {
  return shapes.flatMap((shape) => {
    const style = getComputedStyle(shape);
    const isSeen = hasEdge(style) || style.backgroundColor !== groundBehind(shape) || style.backgroundImage !== 'none';
    return isSeen || shape.closest('[data-decoration]') ? [] : [`${nameOf(shape)} is not to be seen in forced colours`];
  });
}

/** The appearance of an element and its pseudo-elements, as one text to compare. */
function lookOf(element: Element): string {
  const styles = [element, ...element.querySelectorAll('*')].flatMap((part) =>
    [undefined, '::before', '::after'].map((pseudo) => {
      const style = getComputedStyle(part, pseudo);
      const edge = `${style.borderTopWidth} ${style.borderTopColor} ${style.borderBottomWidth} ${style.borderBottomColor}`;
      const outline = style.outlineStyle === 'none' ? '' : `${style.outlineWidth} ${style.outlineColor}`;
      return `${style.content}${style.display}${style.opacity}${style.transform}${edge}${outline}${style.backgroundColor}${style.color}${style.fill}${style.textDecorationLine}${style.fontWeight}`;
    }),
  );
  return `${styles.join('|')}${element.querySelector('svg')?.innerHTML ?? ''}`;
}

/** The checked state of a drawn choice: its label shows it in place of the transparent input. Null for any other element. */
function drawnChoice(element: HTMLElement): boolean | null {
  if (!element.matches('label')) return null;
  const input = element.querySelector<HTMLInputElement>('input[type="radio"], input[type="checkbox"]');
  return input === null || getComputedStyle(input).opacity !== '0' ? null : input.checked;
}

/** Selected elements that look the same as unselected ones beside them. Call it while colours are forced. */
export function markErrors(): readonly string[] {
  const shown = shownElements();
  // In a list of 200 rows each is compared with all others.
  const looks = new Map<Element, string>();
  const knownLookOf = (element: Element): string => {
    const look = looks.get(element) ?? lookOf(element);
    looks.set(element, look);
    return look;
  };
  const choices = shown
    .filter((element) => drawnChoice(element) === true)
    .flatMap((chosen) => {
      const others = [...(chosen.closest('fieldset')?.querySelectorAll<HTMLElement>('label') ?? [])];
      const same = others.find((other) => drawnChoice(other) === false && knownLookOf(other) === knownLookOf(chosen));
      return same ? [`${nameOf(chosen)} (checked) looks like ${nameOf(same)} in forced colours`] : [];
    });
  const marked = marks.flatMap((mark) =>
    shown
      .filter((element) => ['true', 'page', 'checked', 'active', 'done'].includes(element.getAttribute(mark) ?? ''))
      .flatMap((chosen) => {
        const around = chosen.closest('ul, ol, fieldset, [role], nav');
        const others = [...(around?.querySelectorAll<HTMLElement>(`[${mark}]`) ?? [])].filter(
          (other) =>
            other.localName === chosen.localName &&
            other.classList[0] === chosen.classList[0] &&
            other.getAttribute(mark) !== chosen.getAttribute(mark),
        );
        const same = others.find((other) => knownLookOf(other) === knownLookOf(chosen));
        return same ? [`${nameOf(chosen)} (${mark}) looks like ${nameOf(same)} in forced colours`] : [];
      }),
  );
  return [...choices, ...marked];
}

const ringOf = (element: Element): string => {
  const around = [element, element.parentElement, element.parentElement?.parentElement, element.nextElementSibling];
  return around
    .filter((part) => part instanceof Element)
    .flatMap((part) => [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)))
    .map((style) => (style.outlineStyle === 'none' ? '' : `${style.outlineWidth}${style.outlineColor}`))
    .join('|');
};

const pressed = (): readonly HTMLElement[] =>
  shownElements().filter(
    (element) => element.matches(pressable) && !element.matches(':disabled, [tabindex="-1"]') && !isDecoration(element),
  );

/** Focusable elements without a focus ring. Rings must be outlines, because forced colours remove shadows. */
export function focusErrors(): readonly string[] {
  const started = document.activeElement;
  const errors = pressed().flatMap((element) => {
    element.blur();
    const before = ringOf(element);
    element.focus({ preventScroll: true });
    if (document.activeElement !== element) return [];
    return ringOf(element) === before ? [`${nameOf(element)} shows no ring`] : [];
  });
  if (started instanceof HTMLElement) started.focus({ preventScroll: true });
  return errors;
}

/** Whether it is a link within a sentence, which WCAG 2.5.8 excepts from the min target size. */
const isInSentence = (element: Element): boolean =>
  element.matches('a') &&
  getComputedStyle(element).display === 'inline' &&
  (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim();

/** Whether a press at this point hits the element or its label. */
const hits = (element: HTMLElement, x: number, y: number): boolean => {
  const hit = document.elementFromPoint(x, y);
  const owns = element instanceof HTMLInputElement || element instanceof HTMLButtonElement;
  const labels = owns ? [...(element.labels ?? [])] : [];
  return hit !== null && [element, ...labels].some((part) => part.contains(hit));
};

/** Whether it is an unstyled button or link that the story adds around its component. */
const isScaffold = (element: Element): boolean => element.matches('a, button') && element.classList.length === 0;

/** Press targets that are too small. A slider's thumb is left out, because its whole track of 44 px can be pressed. */
export function targetErrors(): readonly string[] {
  return pressed().flatMap((element) => {
    if (element.matches('[role="slider"]')) return [];
    const isChild = element.parentElement?.closest('a[href], button, label') !== null;
    if (isInSentence(element) || isScaffold(element) || (isChild && !element.matches('input'))) return [];
    element.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width >= minTargetPx - 0.5 && height >= minTargetPx - 0.5) return [];
    const [x, y] = [left + width / 2, top + height / 2];
    const reach = (dx: number, dy: number): number => {
      let far = 0;
      while (far < minTargetPx && hits(element, x + dx * (far + 1), y + dy * (far + 1))) far += 1;
      return far;
    };
    const [wide, high] = [reach(-1, 0) + reach(1, 0) + 1, reach(0, -1) + reach(0, 1) + 1];
    const isSmall = wide < minTargetPx - 1 || high < minTargetPx - 1;
    return isSmall ? [`${nameOf(element)} answers within ${wide} × ${high} px`] : [];
  });
}

/** Elements with an endless animation. */
export const motionErrors = (): readonly string[] =>
  document
    .getAnimations()
    .filter((animation) => animation.playState === 'running' && Number(animation.effect?.getTiming().duration) > 1)
    .map((animation) =>
      animation.effect instanceof KeyframeEffect && animation.effect.target
        ? `${nameOf(animation.effect.target)} moves for a reader who asked for less motion`
        : 'something moves',
    );

/** Animations of properties that are slow to draw: only transform and opacity are allowed. */
export const costlyMotionErrors = (): readonly string[] =>
  document
    .getAnimations()
    .filter((animation) => animation instanceof CSSAnimation && animation.effect instanceof KeyframeEffect)
    .flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect) || !effect.target) return [];
      const moved = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
      const costly = moved.filter(
        (name) => !['transform', 'opacity', 'offset', 'computedOffset', 'easing', 'composite'].includes(name),
      );
      return costly.length > 0 ? [`${nameOf(effect.target)} moves ${costly.join(', ')}`] : [];
    });
