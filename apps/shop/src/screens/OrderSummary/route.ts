export { OrderSummaryScreen as Component } from './OrderSummaryScreen.tsx';
