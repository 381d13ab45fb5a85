export { loader, shouldRevalidate } from './Compare.loader.ts';
export { CompareScreen as Component } from './CompareScreen.tsx';
