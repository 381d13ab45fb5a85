import { hydrationBlockId, type HydrationBlock } from './hydration-block.ts';

/**
 * Reads the page's JSON block and removes it, so that React finds only what it rendered.
 * @throws when the page carries none: it did not come from our server
 */
export function takeHydrationBlock(): HydrationBlock {
  const element = document.getElementById(hydrationBlockId);
  if (element?.textContent === undefined || element.textContent === null)
    throw new Error('The page carries no data block.');
  const block: HydrationBlock = JSON.parse(element.textContent);
  element.remove();
  return block;
}
