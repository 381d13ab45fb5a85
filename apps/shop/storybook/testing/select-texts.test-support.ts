import { expect } from 'storybook/test';

/** Fails when a select is too narrow for one of its choices. The browser cuts the text of a native select silently. */
export async function expectWholeChoices(select: HTMLElement): Promise<void> {
  const style = getComputedStyle(select);
  const room = select.clientWidth - parseFloat(style.paddingInlineStart) - parseFloat(style.paddingInlineEnd);
  const ruler = document.createElement('span');
  ruler.style.cssText = `position: absolute; white-space: nowrap; font: ${style.font}`;
  document.body.append(ruler);
  for (const choice of select.querySelectorAll('option')) {
    ruler.textContent = choice.label;
    await expect(ruler.getBoundingClientRect().width, choice.label).toBeLessThanOrEqual(room);
  }
  ruler.remove();
}
