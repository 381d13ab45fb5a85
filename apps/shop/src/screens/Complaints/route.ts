export { ComplaintsScreen as Component } from './ComplaintsScreen.tsx';
