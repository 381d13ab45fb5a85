export { ContactScreen as Component } from './ContactScreen.tsx';
