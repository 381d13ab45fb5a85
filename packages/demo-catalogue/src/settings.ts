/** Entry for what the demo shop says of itself, without its products. */
export { demoSettings } from './settings/demo-settings.ts';
export { demoShop } from './settings/demo-shop.ts';
