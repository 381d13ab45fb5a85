export { ImportHistoryScreen as Component } from './ImportHistoryScreen.tsx';
