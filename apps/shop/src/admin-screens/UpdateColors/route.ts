export { UpdateColorsScreen as Component } from './UpdateColorsScreen.tsx';
