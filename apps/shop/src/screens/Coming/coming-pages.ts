import { paths } from '../../paths.ts';

/** What a page that is being made is called, and where to go meanwhile. */
export interface ComingPage {
  readonly title: string;
  /** What it will be for. */
  readonly text: string;
  readonly leadOn: { readonly label: string; readonly href: string };
}

const home = { label: 'Back to the shop', href: paths.home };
const dashboard = { label: 'Back to the orders', href: paths.dashboard };
const orders = { label: 'See your orders', href: paths.myOrders };

/** The pages that are being made, by address. */
const comingPages: Record<string, ComingPage> = {
  [paths.forgotPassword]: {
    title: 'Forgot password',
    text: 'Here you will set a new password by a code to your e-mail.',
    leadOn: { label: 'Back to log in', href: paths.login },
  },
  [paths.account]: {
    title: 'Account',
    text: 'Your details, addresses, orders and wishlist will stand here, in one place.',
    leadOn: orders,
  },
  [paths.accountMobile]: {
    title: 'Account',
    text: 'Your details, addresses, orders and wishlist will stand here, in one place.',
    leadOn: orders,
  },
  [paths.myInfo]: { title: 'My Info', text: 'Here you will see and change your details.', leadOn: orders },
  [paths.wishlist]: { title: 'Wishlist', text: 'The pieces whose heart you fill will wait here.', leadOn: home },
  [paths.orderSummary]: {
    title: 'Order summary',
    text: 'An order with its lines and sums will stand here.',
    leadOn: orders,
  },
  [paths.contact]: {
    title: 'Contact Us',
    text: 'Until our form is ready, write or call: both stand at the top of every page.',
    leadOn: home,
  },
  [paths.aboutUs]: { title: 'About Us', text: 'Who makes these clothes, and where.', leadOn: home },
  [paths.shippingPolicy]: { title: 'Shipping Policy', text: 'How and when an order reaches you.', leadOn: home },
  [paths.returnPolicy]: { title: 'Returns and Refunds Policy', text: 'How to send something back.', leadOn: home },
  [paths.termsConditions]: { title: 'Terms & Conditions', text: 'What we agree on when you buy here.', leadOn: home },
  [paths.privacyPolicy]: { title: 'Privacy Policy', text: 'What we know of you and what we do with it.', leadOn: home },
  [paths.imageUpload]: {
    title: 'Image Upload',
    text: 'Pictures of products will be uploaded here.',
    leadOn: dashboard,
  },
  [paths.offerUpdate]: { title: 'Add Offer', text: 'Offer prices will be set here.', leadOn: dashboard },
  [paths.updateColors]: {
    title: 'All Colors',
    text: 'Colour names and hex values will be kept here.',
    leadOn: dashboard,
  },
  '/subcategoryadd': { title: 'Add sub-category', text: 'New sub-categories will be made here.', leadOn: dashboard },
};

const unnamed: ComingPage = { title: 'Coming soon', text: 'This page is being made.', leadOn: home };

/** What to say at an address. @param pathname as the router has it */
export const comingPageAt = (pathname: string): ComingPage => comingPages[pathname] ?? unnamed;
