export { OfferUpdateScreen as Component } from './OfferUpdateScreen.tsx';
