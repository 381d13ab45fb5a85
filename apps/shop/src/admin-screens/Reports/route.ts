export { ReportsScreen as Component } from './ReportsScreen.tsx';
