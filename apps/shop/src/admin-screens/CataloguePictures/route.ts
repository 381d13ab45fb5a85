export { CataloguePicturesScreen as Component } from './CataloguePicturesScreen.tsx';
