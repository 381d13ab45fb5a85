import { messages } from '@kayal/commerce-core';
import { demoSettings } from '@kayal/demo-catalogue/settings';
import type { MockShopState } from '@kayal/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { productLink } from '../../paths.ts';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';

const meta = preview.meta({ title: 'Screens/Product', parameters: { layout: 'fullscreen' } });

const phone = { viewport: { value: 'phone' } } as const;
const tee = { path: productLink({ id: 1001, name: 'Vembanad Run Tee' }).href, frame: 'bare' } as const;

async function addSizeL({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>): Promise<void> {
  await userEvent.click(await canvas.findByRole('radio', { name: 'L' }));
  await userEvent.click(canvas.getByRole('button', { name: /^Add to cart/ }));
}

export const Ready = meta.story({
  tags: ['picture'],
  render: renderScreen(tee),
  parameters: { states: ['Product/ready', 'product-selection.incomplete'] },
});

Ready.test(
  'S2.PDP.03-15 S5.SIZE.01 shows breadcrumb, price, choices, promises and similar products',
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Vembanad Run Tee' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('HomeVembanad Run Tee');
    await expect(canvas.getAllByText('₹899').some((price) => price.closest('s') !== null)).toBe(true);
    const sizes = canvas.getByRole('group', { name: 'Size' });
    await expect(sizes).toHaveTextContent('SMLXL');
    await expect(canvas.getByRole('radio', { name: 'LAGOON' })).toBeChecked();
    for (const promise of ['Secure payment', 'Size & Fit', 'Free shipping', 'Free Shipping & Returns']) {
      await expect(canvas.getByRole('link', { name: promise })).toBeVisible();
    }
    await expect(canvas.getByRole('heading', { level: 2, name: 'Similar Products' })).toBeVisible();
  },
);

export const OnePicture = meta.story({
  render: renderScreen({ ...tee, scenario: 'onePicture' }),
  parameters: { states: ['Product/ready'] },
});

OnePicture.test(
  'shows the other views of a colour that has them, and none of one that has one picture',
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'LAGOON, front' })).toBeVisible();
    // Three colours fill the strip: with another view of this one it would have a second page.
    await expect(canvas.queryByRole('button', { name: 'More pictures' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'NAVY' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'More pictures' }));
    await expect(canvas.getByRole('button', { name: 'NAVY, back' })).toBeVisible();
  },
);

export const Described = meta.story({
  render: renderScreen({ path: productLink({ id: 1005, name: 'Monsoon Windbreaker' }).href, frame: 'bare' }),
  parameters: { states: ['Product/ready'] },
});

Described.test('the owner’s description stands below the choices, with its lines', async ({ canvas }) => {
  const section = within(await canvas.findByRole('region', { name: 'Description' }));
  await expect(section.getByText(/packs into its own pocket\.\nSeams are taped/, { normalizer: String })).toBeVisible();
});

export const Declared = meta.story({
  render: renderScreen({
    path: productLink({ id: 1005, name: 'Monsoon Windbreaker' }).href,
    frame: 'bare',
    scenario: 'declaredGoods',
  }),
  parameters: { states: ['Product/ready'] },
});

Declared.test('what the law wants said stands below, with the contact of the shop', async ({ canvas }) => {
  const section = within(await canvas.findByRole('region', { name: 'Product details' }));
  await expect(section.getByText('Vietnam')).toBeVisible();
  await expect(section.getByText('Kayal Traders, 12 Beach Road, Kochi 682001')).toBeVisible();
  await expect(section.getByText(/, inclusive of all taxes$/)).toBeVisible();
  await expect(section.getAllByRole('term').map(({ textContent }) => textContent)).toContain('Consumer care');
  await expect(section.queryByText('Packer')).toBeNull();
});

const withDesk =
  (changes: Partial<NonNullable<MockShopState['settings']['settings']['returnDesk']>>) =>
  (state: MockShopState): void => {
    const returnDesk = { isOpen: true, autoApproveBelow: 0, sendWithinDays: 14, ...changes };
    state.settings = { ...state.settings, settings: { ...state.settings.settings, returnDesk } };
  };

export const SizeHint = meta.story({
  render: renderScreen({
    path: productLink({ id: 1014, name: 'Spice Coast Polo' }).href,
    frame: 'bare',
    scenario: 'returnAsked',
    prepare: (state) => {
      withDesk({ showsSizeHint: true })(state);
      state.returns = state.returns.map((row) => ({
        ...row,
        lines: row.lines.map((line) => ({ ...line, quantity: 3 })),
      }));
    },
  }),
  globals: phone,
  parameters: { states: ['Product/ready'] },
});

SizeHint.test('says which size most wanted who sent it back, where the owner shows that', async ({ canvas }) => {
  await expect(await canvas.findByText('Most who sent it back wanted a larger size')).toBeVisible();
});

export const PincodePromised = meta.story({
  render: renderScreen({
    ...tee,
    prepare: (state) => {
      const deliveryTerms = { ...demoSettings.deliveryTerms, byPincode: true };
      state.settings = { ...state.settings, settings: { ...state.settings.settings, deliveryTerms } };
    },
  }),
  globals: phone,
  parameters: { states: ['Product/ready'] },
});

PincodePromised.test(
  'J42 a pincode is answered with day, charge and cash, and stays for the visit',
  async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Deliver to pincode' });
    const check = async (pincode: string): Promise<void> => {
      await userEvent.clear(field);
      await userEvent.type(field, `${pincode}{Enter}`);
    };
    await check('682 020');
    await expect(await canvas.findByText(/^Delivery by .+, free, pay on delivery\.$/)).toBeVisible();
    await check('744102');
    await expect(await canvas.findByText(/, for ₹60, no cash on delivery\.$/)).toBeVisible();
    await check('744101');
    await expect(await canvas.findByText('We do not deliver to 744101 yet.')).toBeVisible();
    await check('74410');
    await expect(await canvas.findByText('A pincode has six digits.')).toBeVisible();
    await expect(sessionStorage.getItem('pincode')).toBe('74410');
    sessionStorage.removeItem('pincode');
  },
);

export const FinalSale = meta.story({
  render: renderScreen({
    path: productLink({ id: 1022, name: 'Jetty Drawstring Bag' }).href,
    frame: 'bare',
    scenario: 'declaredGoods',
  }),
  globals: phone,
  parameters: { states: ['Product/ready'] },
});

FinalSale.test('a final sale says so beside the button, and a mark alone makes no section', async ({ canvas }) => {
  await expect(await canvas.findByText(/^Final sale: no returns/)).toBeVisible();
  await expect(canvas.queryByText(/^Returns within/)).toBeNull();
  await expect(canvas.queryByRole('region', { name: 'Product details' })).toBeNull();
});

Ready.test('a product without a description has no section for it', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Vembanad Run Tee' });
  await expect(canvas.queryByRole('region', { name: 'Description' })).toBeNull();
  await expect(canvas.queryByRole('region', { name: 'Product details' })).toBeNull();
});

export const InEuros = meta.story({
  render: renderScreen({ ...tee, money: { code: 'EUR', locale: 'de-DE' } }),
  parameters: { states: ['Product/ready'] },
});

InEuros.test('S9.MON.01 a shop in euros names its prices and days in the German form', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Vembanad Run Tee' });
  await expect(canvas.getAllByText('899 €').some((price) => price.closest('s') !== null)).toBe(true);
  await expect(canvas.getByText(/^Delivery by (Mo|Di|Mi|Do|Fr|Sa)\., \d{2}\. /)).toBeVisible();
  await expect(canvas.queryByText(/₹/)).toBeNull();
});

Ready.test('S5.ADD.02 without a size says so once, at the choices', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add to cart' }));
  const [text, ...others] = await screen.findAllByText(messages['S5.ADD.02']);
  await expect(others).toEqual([]);
  await expect(text?.closest('[role="status"]')).not.toBeNull();
});

Ready.test('S5.ADD.02 a second press without a size is read aloud again', async ({ canvas, userEvent }) => {
  const add = await canvas.findByRole('button', { name: 'Add to cart' });
  await userEvent.click(add);
  const first = await screen.findByText(messages['S5.ADD.02']);
  await userEvent.click(add);
  await waitFor(() => expect(first).not.toBeInTheDocument());
  await expect(screen.getByText(messages['S5.ADD.02'])).toBeVisible();
});

Ready.test(
  'S4.PDP.01 S4.PDP.03-04 S2.PDP.06 pages thumbnails and takes their colour',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More pictures' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'LAGOON, back' }));
    await expect(
      await canvas.findByRole('button', { name: 'Zoom in on Vembanad Run Tee, LAGOON, back' }),
    ).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'S' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'NAVY' }));
    await expect(await canvas.findByRole('button', { name: 'Zoom in on Vembanad Run Tee, NAVY, front' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'L' }));
    await expect(await canvas.findByRole('button', { name: 'LAGOON, front' })).toBeVisible();
  },
);

Ready.test('S8.CART.02 J23 a size sold out in the colour is refused with its reason', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'NAVY' }));
  await userEvent.click(canvas.getByRole('radio', { name: /^M\b/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }));
  await expect((await screen.findAllByText(messages['S8.CART.02'])).length).toBeGreaterThan(0);
  await expect((await screen.findAllByText('Size M is sold out in NAVY.')).length).toBeGreaterThan(0);
});

Ready.test('S2.PDP.04 a press on the picture opens the zoom', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Zoom in on/ }));
  await expect(await screen.findByRole('dialog', { name: 'Vembanad Run Tee' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(canvas.getByRole('button', { name: /^Zoom in on/ })).toHaveFocus());
});

Ready.test(
  'S5.ADD.01 a press in the moment in which the machine starts comes after the size that waited',
  async ({ canvas }) => {
    const size = await canvas.findByRole('radio', { name: 'L' });
    const add = canvas.getByRole('button', { name: /^Add to cart/ });
    const pressOnceStarted = new MutationObserver(() => {
      if (add.hasAttribute('data-waits')) return;
      pressOnceStarted.disconnect();
      add.click();
    });
    pressOnceStarted.observe(add, { attributes: true });
    size.click();
    await expect((await screen.findAllByText(messages['S5.ADD.01'])).length).toBeGreaterThan(0);
    await expect(size).toBeChecked();
  },
);

Ready.test('S5.ADD.01 J19 a visitor sees the reason and is led to the login', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'S' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }));
  await expect((await screen.findAllByText(messages['S5.ADD.01'])).length).toBeGreaterThan(0);
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
});

Ready.test(
  'S9.POL.03 J70 says beside the button when it comes, until when it goes back and how it is paid',
  async ({ canvas }) => {
    await expect(await canvas.findByText(/^Delivery by /)).toBeVisible();
    await expect(canvas.getByText('Returns within 30 days of delivery')).toBeVisible();
    await expect(canvas.getByText('Pay with cash or UPI on delivery')).toBeVisible();
  },
);

export const Phone = Ready.extend({ globals: phone });

Phone.test('S2.PDP.09 name and price stand above the picture', async ({ canvas }) => {
  const name = await canvas.findByRole('heading', { level: 1, name: 'Vembanad Run Tee' });
  const picture = canvas.getByRole('button', { name: /^Zoom in on/ }).getBoundingClientRect();
  await expect(name.getBoundingClientRect().bottom).toBeLessThanOrEqual(picture.top);
  const [price] = canvas.getAllByText('₹899');
  await expect(price?.getBoundingClientRect().bottom).toBeLessThanOrEqual(picture.top);
});

Phone.test(
  'S2.PDP.11 the bar at the foot names what is missing, then what is chosen',
  async ({ canvas, userEvent }) => {
    const bar = within(await canvas.findByRole('region', { name: 'Buy' }));
    await expect(bar.getByText('Choose a size')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'L' }));
    await expect(await bar.findByText('LAGOON · L')).toBeVisible();
  },
);

/** Moves a finger sideways over an element. @param way px; negative is to the left */
async function swipe(element: HTMLElement, way: number): Promise<void> {
  const finger = { pointerType: 'touch', isPrimary: true, pointerId: 5, clientY: 300 };
  await fireEvent.pointerDown(element, { ...finger, clientX: 200 });
  await fireEvent.pointerUp(element, { ...finger, clientX: 200 + way });
}

Phone.test('S2.PDP.04 a finger swipes from view to view and chooses no size', async ({ canvas }) => {
  const zoom = (view: string) => canvas.findByRole('button', { name: `Zoom in on Vembanad Run Tee, LAGOON, ${view}` });
  await swipe(await zoom('front'), -120);
  await swipe(await zoom('back'), -120);
  await swipe(await zoom('detail'), -120);
  await swipe(await zoom('detail'), 120);
  await swipe(await zoom('back'), -20);
  await expect(await zoom('back')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'LAGOON, front' })).toHaveAttribute('aria-pressed', 'false');
  for (const size of within(canvas.getByRole('group', { name: 'Size' })).getAllByRole('radio'))
    await expect(size).not.toBeChecked();
});

export const PhoneRightToLeft = Phone.extend({ globals: { viewport: { value: 'phone' }, direction: 'rtl' } });

PhoneRightToLeft.test('S2.PDP.04 a swipe follows the reading direction', async ({ canvas }) => {
  await swipe(await canvas.findByRole('button', { name: /^Zoom.* LAGOON, front$/ }), 120);
  await expect(await canvas.findByRole('button', { name: /^Zoom.* LAGOON, back$/ })).toBeVisible();
});

export const Tablet = Ready.extend({ globals: { viewport: { value: 'tablet' } } });

export const SignedIn = meta.story({
  render: renderScreen({ ...tee, as: 'shopper' }),
  globals: phone,
  parameters: { states: ['Product/shopper', 'product-selection.available'] },
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('radio', { name: 'L' })),
});

SignedIn.test('S1.SHOP.07 S8.CART.01 S5.ADD.04 adds one', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Add to cart/ }));
  await expect((await screen.findAllByText(messages['S8.CART.01'])).length).toBeGreaterThan(0);
});

export const Adding = meta.story({
  render: renderScreen({ ...tee, as: 'shopper', scenario: 'addWaiting' }),
  globals: phone,
  parameters: { states: ['cart.open.saving'] },
  play: addSizeL,
});

Adding.test('S5.ADD.04 shows that it is being added to the bag', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('button', { name: /^Add to cart/, busy: true })).toBeVisible());
});

export const NotAdded = meta.story({
  render: renderScreen({ ...tee, as: 'shopper', scenario: 'cartNotSaved' }),
  globals: phone,
  parameters: { states: ['Product/shopper', 'cart.open.idle'] },
  play: addSizeL,
});

NotAdded.test('S8.CART.03 shows the error', async () => {
  await expect((await screen.findAllByText(messages['S8.CART.03'])).length).toBeGreaterThan(0);
});

export const BagUnread = NotAdded.extend({
  render: renderScreen({ ...tee, as: 'shopper', scenario: 'cartDown' }),
  parameters: { states: ['cart.open.failed'] },
});

BagUnread.test('S8.CART.03 J54 shows the error when the bag cannot be read', async () => {
  await expect((await screen.findAllByText(messages['S8.CART.03'])).length).toBeGreaterThan(0);
});

export const BagFull = NotAdded.extend({
  render: renderScreen({
    ...tee,
    as: 'shopper',
    prepare: (state) => {
      state.cart = state.cart.map((row) => ({ ...row, uniqueCode: 'KY-1001-PETROL-BLUE-L', quantity: 50, stock: 99 }));
      state.variants = state.variants.map((row) => ({ ...row, Qty: 99 }));
    },
  }),
});

BagFull.test('S8.CART.02 a line that has as many units as a bag takes is refused', async () => {
  await expect((await screen.findAllByText(messages['S8.CART.02'])).length).toBeGreaterThan(0);
});

/** Sells the last units to somebody else; set when the story below is drawn. */
let sellOut = (): void => {};

export const SoldMeanwhile = NotAdded.extend({
  render: renderScreen({
    ...tee,
    as: 'shopper',
    prepare: (state) => {
      sellOut = () => {
        state.variants = state.variants.map((row) => ({ ...row, Qty: 0 }));
      };
    },
  }),
  play: async (context) => {
    await context.canvas.findByRole('radio', { name: 'L' });
    sellOut();
    await addSizeL(context);
  },
});

SoldMeanwhile.test('S8.CART.02 after a refusal the page says what is left', async ({ canvas }) => {
  await expect((await screen.findAllByText(messages['S8.CART.02'])).length).toBeGreaterThan(0);
  await expect(await canvas.findByText('Sold out in every size and colour')).toBeVisible();
  await expect(canvas.queryByText('In stock')).toBeNull();
});

export const SoldOut = meta.story({
  render: renderScreen({ ...tee, path: productLink({ id: 1024, name: 'Bekal Run Jacket' }).href }),
  parameters: { states: ['Product/ready', 'product-selection.incomplete'] },
});

SoldOut.test('J23 shows that it is sold out, and sizes can still be chosen', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('Sold out in every size and colour')).toBeVisible();
  await userEvent.click(canvas.getByRole('radio', { name: /^M\b/ }));
  await waitFor(() => expect(canvas.getByRole('radio', { name: /^M\b/ })).toBeChecked());
});

export const OneSize = meta.story({
  render: renderScreen({ ...tee, path: productLink({ id: 1019, name: 'Ferry Bottle 750 ml' }).href }),
  parameters: { states: ['Product/oneSize', 'product-selection.available'] },
});

OneSize.test('S2.PDP.07 the only size is chosen initially', async ({ canvas }) => {
  await expect(await canvas.findByRole('radio', { name: 'FREE' })).toBeChecked();
});

export const ByState = meta.story({
  render: renderScreen({ ...tee, path: '/fullimage', state: { id: 1001, itemName: 'Vembanad Run Tee' } }),
  parameters: { states: ['Product/ready'] },
});

ByState.test('S2.PDP.01 J07 navigation state alone names the product', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Vembanad Run Tee' })).toBeVisible();
});

export const NotFound = meta.story({
  render: renderScreen({ ...tee, path: productLink({ id: 999_999, name: 'Run Tee' }).href }),
  globals: phone,
  parameters: { states: ['Product/notFound'] },
});

NotFound.test('J07 offers a search for the name in the address', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Product not found' })).toBeVisible();
  await expect(canvas.getByRole('searchbox', { name: 'Search products' })).toHaveValue('Run Tee');
});

export const Failed = meta.story({
  render: renderScreen({ ...tee, scenario: 'catalogueDown' }),
  globals: phone,
  parameters: { states: ['Product/failed'] },
});

Failed.test('J54 shows the error and offers a retry', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
});

export const Offline = meta.story({
  render: renderScreen({ ...tee, offline: true }),
  globals: phone,
  parameters: { states: ['Product/offline'] },
});

Offline.test('J54 says that there is no network and offers a retry', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
});

export const LongContent = meta.story({
  render: renderScreen({ ...tee, scenario: 'longContent' }),
  globals: phone,
  parameters: { states: ['Product/longContent'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Similar Products' });
  },
});
