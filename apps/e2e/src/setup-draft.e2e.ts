import { startOwnServer } from './support/own-server.ts';
import { expect, test } from './support/quiet-page.ts';

const shopPort = 3232;

test('J58 a half-typed step of set-up and of the settings is there again after a reload and in a new tab', async ({
  context,
  page: first,
}) => {
  const server = await startOwnServer(shopPort, { DEMO: 'off' });
  /** Closes a tab and opens an address in another. */
  const reopen = async (tab: typeof first, path: string) => {
    await tab.close();
    const next = await context.newPage();
    await next.goto(`${server.origin}${path}`);
    return next;
  };
  try {
    await expect.poll(server.printed).toMatch(/\/setup\?token=/);
    const printed = /Set the shop up at \S+?(\/setup\S+)/.exec(server.printed())?.[1] ?? '';
    await first.goto(`${server.origin}${printed}`);
    await first.getByLabel('Your name').fill('Ines Weber');
    await first.getByLabel('Email').fill('ines@tidewater.example');
    await first.getByLabel('Password', { exact: true }).fill('lagoon-wind-forty');
    expect(await first.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain('lagoon');
    let tab = await reopen(first, printed);
    await expect(tab.getByLabel('Your name')).toHaveValue('Ines Weber');
    await expect(tab.getByLabel('Email')).toHaveValue('ines@tidewater.example');
    await expect(tab.getByLabel('Password', { exact: true })).toHaveValue('');
    await tab.getByLabel('Password', { exact: true }).fill('lagoon-wind-forty');
    await tab.getByRole('button', { name: 'Make my account' }).click();
    await expect(tab).toHaveURL(/step=shop/);

    await tab.getByLabel('Name', { exact: true }).fill('Tidewater Sports');
    tab = await reopen(tab, '/setup?step=shop');
    await expect(tab.getByLabel('Name', { exact: true })).toHaveValue('Tidewater Sports');
    await tab.getByLabel('Tagline').fill('Made to move');
    await tab.reload();
    await expect(tab.getByLabel('Name', { exact: true })).toHaveValue('Tidewater Sports');
    await expect(tab.getByLabel('Tagline')).toHaveValue('Made to move');
    await tab.getByRole('button', { name: 'Save and continue' }).click();

    await tab.getByRole('button', { name: 'Start from Monsoon' }).click();
    await tab.getByLabel('Font of headlines').fill('Georgia');
    tab = await reopen(tab, '/setup?step=look');
    await expect(tab.getByLabel('Font of headlines')).toHaveValue('Georgia');
    await tab.getByRole('button', { name: 'Save and continue' }).click();
    await expect(tab.getByRole('link', { name: 'Import my own file' })).toBeVisible();

    await tab.goto(`${server.origin}/settings`);
    await expect(tab.getByText('Everything is saved.')).toBeVisible();
    await tab.getByLabel('Telephone', { exact: true }).fill('040 123');
    tab = await reopen(tab, '/settings');
    await expect(tab.getByLabel('Telephone', { exact: true })).toHaveValue('040 123');
    await expect(tab.getByText('You have changes that are not saved yet.')).toBeVisible();
    await tab.getByRole('button', { name: 'Discard changes' }).click();
    tab = await reopen(tab, '/settings');
    await expect(tab.getByText('Everything is saved.')).toBeVisible();
    await expect(tab.getByLabel('Telephone', { exact: true })).not.toHaveValue('040 123');
    expect(await tab.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kayal.kept')))).toEqual(
      [],
    );
  } finally {
    await server.stop();
  }
});
