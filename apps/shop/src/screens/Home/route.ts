export { loader } from './Home.loader.ts';
export { HomeScreen as Component } from './HomeScreen.tsx';
