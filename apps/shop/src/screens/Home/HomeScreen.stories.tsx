import { demoPassword } from '@kayal/mocks';
import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';
import { expectSeen } from '../../../storybook/testing/story-parts.test-support.ts';

const meta = preview.meta({ title: 'Screens/Home', parameters: { layout: 'fullscreen' } });
const phone = { viewport: { value: 'phone' } } as const;

/** The cards of a shelf, by the title above it. */
const cardsOf = async (canvas: { readonly findByRole: ReturnType<typeof within>['findByRole'] }, title: string) =>
  within(await canvas.findByRole('list', { name: title })).getAllByRole('article');

export const Ready = meta.story({
  tags: ['picture'],
  render: renderScreen({ path: '/' }),
  globals: { viewport: { value: 'desktop' } },
  parameters: { states: ['Home/ready'] },
});

Ready.test('S1.HOME.01-04 S2.HOME.05 S2.HOME.06 hero, categories and two shelves of eight', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Made to move.' })).toBeVisible();
  await expect(canvas.getByRole('region', { name: 'Categories' })).toBeVisible();
  await expect(await cardsOf(canvas, 'New arrivals')).toHaveLength(8);
  await expect(await cardsOf(canvas, 'All products')).toHaveLength(8);
});

Ready.test(
  'S2.HOME.07-10 S9.MON.04 a card has picture, name, offer beside struck MRP and a heart',
  async ({ canvas }) => {
    const [card] = await cardsOf(canvas, 'All products');
    if (card === undefined) throw new Error('The shelf is empty.');
    const inCard = within(card);
    await expect(inCard.getByRole('link', { name: /Vembanad Run Tee/ })).toBeVisible();
    await expect(card.querySelector('img')).not.toBeNull();
    await expect(inCard.getByText('₹699')).toBeVisible();
    await expect(card.querySelector('s, del')).toHaveTextContent('₹899');
    await expect(inCard.getByRole('button', { name: 'Vembanad Run Tee in wishlist' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  },
);

Ready.test('S2.HOME.01 S2.HOME.03 S2.HOME.04 the carousel stops at both ends', async ({ canvas, userEvent }) => {
  const carousel = within(await canvas.findByRole('region', { name: 'Categories' }));
  const previous = carousel.getByRole('button', { name: 'Previous' });
  const next = carousel.getByRole('button', { name: 'Next' });
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  for (let step = 0; step < 4; step += 1) await userEvent.click(next);
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(previous).not.toHaveAttribute('aria-disabled', 'true');
});

Ready.test('S1.HOME.05 S1.HOME.06 four tiles link to their lists', async ({ canvas }) => {
  const main = within(await canvas.findByRole('main'));
  const doors = { Men: '627', Women: '628', Accessories: '301', Kids: '629' };
  await main.findByRole('link', { name: /Shop men/i });
  for (const [name, id] of Object.entries(doors)) {
    const door = main.getByRole('link', { name: new RegExp(`Shop ${name}`, 'i') });
    await expect(door.getAttribute('href')).toContain(`c=${id}`);
  }
});

Ready.test('S1.HOME.08 Shop now leads to the products', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Shop now' }));
  await expect(document.activeElement).toContainElement(canvas.getByRole('heading', { name: 'New arrivals' }));
});

Ready.test('S5.WISH.01 J17 a visitor who taps a heart is asked to log in', async ({ canvas, userEvent }) => {
  const [card] = await cardsOf(canvas, 'All products');
  if (card === undefined) throw new Error('The shelf is empty.');
  await userEvent.click(within(card).getByRole('button', { name: 'Vembanad Run Tee in wishlist' }));
  await expectSeen(await canvas.findByText('Please Login First to Continue.'));
});

Ready.test('J17 S8.WISH.03 the heart of a visitor is filled after her login', async ({ canvas, userEvent }) => {
  const heart = { name: 'Punnamada Run Shorts in wishlist' };
  const [button = document.body] = await canvas.findAllByRole('button', heart);
  await userEvent.click(button);
  await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }));
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'asha@kayal.example');
  await userEvent.type(canvas.getByLabelText('Password'), demoPassword);
  await userEvent.click(canvas.getByRole('button', { name: /^Sign In/ }));
  await expectSeen(await canvas.findByText('Item added to wishlist!'));
  await expect((await canvas.findAllByRole('button', { ...heart, pressed: true })).length).toBeGreaterThan(0);
});

export const Tablet = Ready.extend({ globals: { viewport: { value: 'tablet' } } });

export const Phone = Ready.extend({ globals: phone });

Phone.test('S2.HOME.02 shows one category at a time', async ({ canvas, canvasElement }) => {
  const carousel = within(await canvas.findByRole('region', { name: 'Categories' }));
  const [slide] = carousel.getAllByRole('listitem');
  await expect(slide?.getBoundingClientRect().width).toBeGreaterThan(canvasElement.clientWidth / 2);
});

export const WishlistUnread = meta.story({
  render: renderScreen({ path: '/', as: 'shopper', scenario: 'wishlistDown' }),
  globals: phone,
  parameters: { states: ['Home/shopper', 'wishlist.open.failed'] },
});

WishlistUnread.test('S8.WISH.02 J54 a heart is taken back with its error', async ({ canvas, userEvent }) => {
  const [card] = await cardsOf(canvas, 'All products');
  if (card === undefined) throw new Error('The shelf is empty.');
  const heart = within(card).getByRole('button', { name: 'Vembanad Run Tee in wishlist' });
  await userEvent.click(heart);
  await expectSeen(await canvas.findByText('An error occurred while adding to wishlist.'));
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

export const SignedIn = meta.story({
  render: renderScreen({ path: '/', as: 'shopper' }),
  globals: phone,
  parameters: { states: ['Home/shopper'] },
});

SignedIn.test(
  'S2.HOME.10 S8.WISH.03 S8.WISH.04 S4.WISH.01 a heart fills and empties',
  async ({ canvas, userEvent }) => {
    const [card] = await cardsOf(canvas, 'All products');
    if (card === undefined) throw new Error('The shelf is empty.');
    const heart = within(card).getByRole('button', { name: 'Vembanad Run Tee in wishlist' });
    await userEvent.click(heart);
    await expectSeen(await canvas.findByText('Item added to wishlist!'));
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(heart);
    await expectSeen(await canvas.findByText('Item removed from wishlist!'));
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  },
);

export const Empty = meta.story({
  render: renderScreen({ path: '/', scenario: 'empty' }),
  globals: phone,
  parameters: { states: ['Home/empty'] },
});

Empty.test('J54 J58 an empty shop says once that products will come, and offers no list', async ({ canvas }) => {
  await expect(await canvas.findAllByRole('heading', { name: 'Nothing here yet' })).toHaveLength(1);
  for (const name of [/^Shop /, 'View all', 'New arrivals', 'All products', 'Men'])
    await expect(canvas.queryByRole('link', { name })).toBeNull();
  await expect(canvas.queryByRole('button', { name: 'Shop now' })).toBeNull();
});

export const Failed = meta.story({
  render: renderScreen({ path: '/', scenario: 'catalogueDown' }),
  globals: phone,
  parameters: { states: ['Home/failed'] },
});

Failed.test('J54 S8.GEN.02 a shop that does not answer differs from an empty one', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'We could not load this' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(canvas.queryByText('Nothing here yet')).toBeNull();
});

export const Offline = meta.story({
  render: renderScreen({ path: '/', offline: true }),
  globals: phone,
  parameters: { states: ['Home/offline'] },
});

Offline.test('J54 without a network home keeps its tiles and offers a retry', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: /Shop men/i })).toBeVisible();
});

export const LongContent = meta.story({
  render: renderScreen({ path: '/', scenario: 'longContent' }),
  globals: phone,
  parameters: { states: ['Home/longContent'] },
});

LongContent.test('S2.HOME.02 S2.HOME.08 long names do not overflow tile and card', async ({ canvas }) => {
  const carousel = within(await canvas.findByRole('region', { name: 'Categories' }));
  const cards = await cardsOf(canvas, 'New arrivals');
  for (const each of [...carousel.getAllByRole('listitem'), ...cards])
    await expect(each.scrollWidth).toBeLessThanOrEqual(each.clientWidth);
});
