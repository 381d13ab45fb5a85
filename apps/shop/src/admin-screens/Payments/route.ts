export { PaymentsScreen as Component } from './PaymentsScreen.tsx';
