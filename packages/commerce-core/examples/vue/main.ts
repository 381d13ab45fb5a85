import { createApp } from 'vue';
import { shopAt } from '../shop-calls.ts';
import { openStorefront } from '../storefront.ts';
import StorefrontPage from './StorefrontPage.vue';

const api = shopAt(location.origin, (url, init) => fetch(url, init));
createApp(StorefrontPage, { storefront: await openStorefront(api) }).mount('#app');
