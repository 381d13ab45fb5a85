export { ConnectionsScreen as Component } from './ConnectionsScreen.tsx';
