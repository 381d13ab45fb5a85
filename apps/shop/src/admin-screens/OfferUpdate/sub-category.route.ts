export { SubCategoryAddScreen as Component } from './SubCategoryAddScreen.tsx';
