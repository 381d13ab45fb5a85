export { PromotionsScreen as Component } from './PromotionsScreen.tsx';
