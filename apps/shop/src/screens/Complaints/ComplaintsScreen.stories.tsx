import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';
import type { Canvas, Typist } from '../../../storybook/testing/story-parts.test-support.ts';

const meta = preview.meta({ title: 'Screens/Complaints', parameters: { layout: 'fullscreen' } });
const phone = { viewport: { value: 'phone' } } as const;
const page = { path: '/complaints', scenario: 'sellerNamed' } as const;

/** Looks up a message. */
async function find(canvas: Canvas, userEvent: Typist, number: string, email = 'divya@kayal.example'): Promise<void> {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Number of your message' }), number);
  await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail address you wrote from' }), email);
  await userEvent.click(canvas.getByRole('button', { name: 'Show where it stands' }));
}

export const Ready = meta.story({ render: renderScreen(page), parameters: { states: ['Complaints/ready'] } });

Ready.test('names the seller and who answers complaints; the footer of every page leads here', async ({ canvas }) => {
  const main = await canvas.findByRole('main');
  await expect(await within(main).findByText('Kayal Apparel Private Limited')).toBeVisible();
  await expect(main).toHaveTextContent('Grievance officerLeela Varghesegrievance@kayal.example');
  const footer = within(canvas.getByRole('contentinfo'));
  await expect(footer.getByRole('link', { name: 'Seller and complaints' })).toHaveAttribute('href', '/complaints');
});

Ready.test('a number and an address are required', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Show where it stands' }));
  await expect(await canvas.findByText('Please enter the number.')).toBeVisible();
  await expect(canvas.getByRole('textbox', { name: 'Number of your message' })).toHaveFocus();
});

export const Phone = Ready.extend({ globals: phone });
export const Tablet = Ready.extend({ globals: { viewport: { value: 'tablet' } } });

export const Waiting = meta.story({
  render: renderScreen(page),
  globals: phone,
  parameters: { states: ['Complaints/waiting'] },
  play: async ({ canvas, userEvent }) => {
    await find(canvas, userEvent, 'C000000000');
    await expect(await canvas.findByText(/came on 20\/11\/2026\. We answer it by 20\/12\/2026/)).toBeVisible();
  },
});

export const Answered = meta.story({
  render: renderScreen(page),
  globals: phone,
  parameters: { states: ['Complaints/answered'] },
  play: async ({ canvas, userEvent }) => {
    await find(canvas, userEvent, 'C000000001', 'joseph@kayal.example');
    await expect(await canvas.findByText(/We answered it on 19\/11\/2026/)).toBeVisible();
  },
});

// a number of somebody else says no more than a wrong one
export const NotFound = meta.story({
  render: renderScreen(page),
  globals: phone,
  parameters: { states: ['Complaints/notFound'] },
  play: async ({ canvas, userEvent }) => {
    await find(canvas, userEvent, 'C000000000', 'joseph@kayal.example');
    await expect(await canvas.findByText('There is no message of this number from this address.')).toBeVisible();
  },
});

export const Failed = meta.story({
  render: renderScreen({ ...page, scenario: 'complaintDown' }),
  globals: phone,
  parameters: { states: ['Complaints/failed'] },
  play: async ({ canvas, userEvent }) => {
    await find(canvas, userEvent, 'C000000000');
    await expect(await canvas.findByText('The shop did not answer. Please try again.')).toBeVisible();
  },
});

export const Empty = meta.story({
  render: renderScreen({ path: '/complaints' }),
  globals: phone,
  parameters: { states: ['Complaints/empty'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing is here yet' })).toBeVisible();
    await expect(within(canvas.getByRole('contentinfo')).queryByRole('link', { name: /complaints/ })).toBeNull();
  },
});
