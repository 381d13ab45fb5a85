export { ShippingPolicyScreen as Component } from './ShippingPolicyScreen.tsx';
