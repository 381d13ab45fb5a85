export { DashboardScreen as Component } from './DashboardScreen.tsx';
