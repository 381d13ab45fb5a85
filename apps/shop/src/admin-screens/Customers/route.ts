export { CustomersScreen as Component } from './CustomersScreen.tsx';
