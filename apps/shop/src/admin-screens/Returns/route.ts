export { ReturnsScreen as Component } from './ReturnsScreen.tsx';
