import { createRoot } from 'react-dom/client';
import { shopAt } from '../shop-calls.ts';
import { openStorefront } from '../storefront.ts';
import { StorefrontPage } from './StorefrontPage.tsx';

const page = document.querySelector('#app');
if (page === null) throw new Error('The page has no #app.');
const api = shopAt(location.origin, (url, init) => fetch(url, init));
createRoot(page).render(<StorefrontPage storefront={await openStorefront(api)} />);
