import { expect, type Page, type TestInfo } from '@playwright/test';
import { tabTo } from './keyboard.ts';
import { open } from './shopping.ts';

/** The demo's admin. */
export const adminEmail = 'admin@kayal.example';

const columns = { desktop: 0, phone: 1 } as const;

/** Each project changes its own category, because the two run at the same time on one server. */
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

/** Picks a category and its first item with Tab and the arrows. @returns the item's id */
export async function pickItemByKeyboard(page: Page, category: number): Promise<string> {
  const categories = page.getByLabel('Category', { exact: true });
  const wanted = (await categories.locator('option').nth(category).getAttribute('value')) ?? '';
  await tabTo(page, categories);
  for (let step = 0; step < category; step += 1) await page.keyboard.press('ArrowDown');
  await expect(categories).toHaveValue(wanted);
  const items = page.getByLabel('Item', { exact: true });
  await expect(items.locator('option').nth(1)).toBeAttached();
  await tabTo(page, items);
  await page.keyboard.press('ArrowDown');
  await expect(items).not.toHaveValue('');
  return items.inputValue();
}

/** Opens the pictures of an item. @returns the item's id and name */
export async function openPictures(page: Page, category: number) {
  await open(page, '/imageupload');
  const item = await pickItem(page, category);
  await expect(page.getByRole('heading', { level: 2, name: item.name })).toBeVisible();
  return item;
}
