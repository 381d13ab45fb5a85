export { OrderReturnScreen as Component } from './OrderReturnScreen.tsx';
