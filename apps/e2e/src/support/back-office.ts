import { expect, type Page, type TestInfo } from '@playwright/test';
import { open } from './shopping.ts';

/** The demo's admin. */
export const adminEmail = 'admin@kayal.example';

const columns = { desktop: 0, phone: 1 } as const;

/** Each width changes things of its own: the two projects run beside each other on one server. */
export const columnOf = ({ project }: TestInfo): number => (project.name === 'phone' ? columns.phone : columns.desktop);

/** Picks a category and its first item. @returns the item's id and name */
export async function pickItem(page: Page, category: number): Promise<{ readonly id: string; readonly name: string }> {
  await page.getByLabel('Category', { exact: true }).selectOption({ index: category });
  const items = page.getByLabel('Item', { exact: true });
  await expect(items.locator('option').nth(1)).toBeAttached();
  await items.selectOption({ index: 1 });
  const id = await items.inputValue();
  const label = (await items.locator(`option[value="${id}"]`).textContent()) ?? '';
  return { id, name: label.replace(/ \(\d+\)$/, '') };
}

/** Opens the pictures of an item. @returns the item's id and name */
export async function openPictures(page: Page, category: number) {
  await open(page, '/imageupload');
  const item = await pickItem(page, category);
  await expect(page.getByRole('heading', { level: 2, name: item.name })).toBeVisible();
  return item;
}
