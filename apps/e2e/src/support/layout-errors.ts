import type { Page } from '@playwright/test';

/** The smallest side of a target, in CSS px (WCAG 2.5.5). */
const targetPx = 44;

/** How far the page can be scrolled sideways, in CSS px. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Names an element for a person who reads the failure; runs in the page. */
const installNames = (): void => {
  if ('nameOf' in window) return;
  Object.assign(window, {
    nameOf: (element: Element): string => {
      const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ');
      return `${element.tagName.toLowerCase()}${element.id ? `#${element.id}` : ''} "${text.slice(0, 50)}"`;
    },
  });
};

/**
 * Text that is cut off, or that lies over other text. Lines shortened by design (an ellipsis, a clamp) are left out.
 */
export async function textErrors(page: Page): Promise<string[]> {
  await page.evaluate(installNames);
  return page.evaluate(() => {
    const errors: string[] = [];
    const shown = (element: Element): boolean => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      const { width, height } = element.getBoundingClientRect();
      return width > 2 && height > 2;
    };
    const movesOnItsOwn = (element: Element): boolean =>
      element.closest('[aria-hidden=true], [data-toast-region], svg, select, option') !== null;
    const holders = new Set<Element>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const pieces: { element: Element; box: DOMRect; layer: Element | null }[] = [];
    const layerOf = (start: Element): Element | null => {
      for (let element: Element | null = start; element; element = element.parentElement) {
        if (['fixed', 'sticky'].includes(getComputedStyle(element).position)) return element;
      }
      return null;
    };
    const clippedBy = (start: Element, box: DOMRect): boolean => {
      for (let element = start.parentElement; element; element = element.parentElement) {
        const style = getComputedStyle(element);
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
        const frame = element.getBoundingClientRect();
        if (box.right < frame.left + 1 || box.left > frame.right - 1) return true;
        if (box.bottom < frame.top + 1 || box.top > frame.bottom - 1) return true;
      }
      return false;
    };
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !shown(element) || movesOnItsOwn(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width > 2 && box.height > 2 && !clippedBy(element, box)) {
          pieces.push({ element, box, layer: layerOf(element) });
        }
      }
      for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) holders.add(ancestor);
    }
    for (const element of holders) {
      const style = getComputedStyle(element);
      const cuts = [style.overflowX, style.overflowY].some((value) => value === 'hidden' || value === 'clip');
      if (!cuts || element === document.body || element === document.documentElement) continue;
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none' || !shown(element)) continue;
      const frame = element.getBoundingClientRect();
      const cut = pieces.find(({ element: inner, box, layer }) => {
        if (!element.contains(inner) || layer !== layerOf(element)) return false;
        return box.right > frame.right + 2 || box.left < frame.left - 2 || box.bottom > frame.bottom + box.height / 3;
      });
      if (cut) errors.push(`cut: ${window.nameOf(cut.element)} in ${window.nameOf(element)}`);
    }
    for (const [index, a] of pieces.entries()) {
      for (const b of pieces.slice(index + 1)) {
        if (a.element === b.element || a.layer !== b.layer) continue;
        if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
        const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        if (wide > 3 && high > Math.min(a.box.height, b.box.height) * 0.4) {
          errors.push(`overlap: ${window.nameOf(a.element)} and ${window.nameOf(b.element)}`);
        }
      }
    }
    return [...new Set(errors)];
  });
}

/** Controls whose tap area is smaller than 44 × 44 px. Links inside a sentence are left out (WCAG 2.5.8). */
export async function smallTargets(page: Page): Promise<string[]> {
  await page.evaluate(installNames);
  return page.evaluate((least) => {
    const controls = 'a[href], button, input, select, textarea, summary, [role=button], [role=checkbox], [role=tab]';
    const errors: string[] = [];
    const inProse = (element: Element): boolean => {
      if (getComputedStyle(element).display !== 'inline') return false;
      const around = element.closest('p, li, dd, td, address, span, div, label')?.textContent?.trim() ?? '';
      return around.length > (element.textContent?.trim().length ?? 0) + 3;
    };
    for (const element of document.querySelectorAll<HTMLElement>(controls)) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (element.matches(':disabled, [aria-disabled=true], [tabindex="-1"][aria-hidden=true]')) continue;
      if (element.closest('[inert], [aria-hidden=true]') || inProse(element)) continue;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const label = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
      const wrapper = element.closest('label');
      const owners = [element, wrapper, ...label].filter((owner) => owner instanceof Element);
      const { right, bottom } = element.getBoundingClientRect();
      if (right <= 0 || bottom <= 0) continue;
      const answers = (x: number, y: number): boolean => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && owners.some((owner) => owner.contains(hit));
      };
      const boxes = owners.map((owner) => owner.getBoundingClientRect()).filter(({ width }) => width > 2);
      const sizes = boxes.map((box) => {
        const x = box.left + box.width / 2;
        const y = box.top + box.height / 2;
        if (!answers(x, y)) return { width: 0, height: 0, hidden: true };
        const reach = (dx: number, dy: number): number => {
          let far = 0;
          while (far < least && answers(x + dx * (far + 1), y + dy * (far + 1))) far += 1;
          return far;
        };
        const reached = { width: reach(-1, 0) + reach(1, 0) + 1, height: reach(0, -1) + reach(0, 1) + 1 };
        return { ...reached, hidden: false };
      });
      if (boxes.length === 0 || sizes.some(({ width, height }) => width >= least - 1 && height >= least - 1)) continue;
      const { width, height, hidden } = sizes[0] ?? { width: 0, height: 0, hidden: true };
      errors.push(`${window.nameOf(element)}: ${hidden ? 'covered' : `${width} × ${height}`}`);
    }
    return [...new Set(errors)];
  }, targetPx);
}

declare global {
  interface Window {
    nameOf: (element: Element) => string;
  }
}

/** Words of letters that go on in the next line without a hyphen. E-mail addresses, links and codes may break anywhere. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken = new Set<string>();
    // Capitals within a word make it an id, of which any length may come.
    const words = /(?<!\S)[“(]?(?:\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|\p{Lu}+)[.,:;!?”)]*(?!\S)/gu;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(words)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top / 4));
        if (new Set(tops).size > 1) broken.add(word);
      }
    }
    return [...broken];
  });
