export { fontUrls } from './fonts/fontUrls.ts';
