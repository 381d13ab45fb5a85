export { AddressScreen as Component } from './AddressScreen.tsx';
