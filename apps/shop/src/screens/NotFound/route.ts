export { loader } from './NotFound.loader.ts';
export { NotFoundScreen as Component } from './NotFoundScreen.tsx';
