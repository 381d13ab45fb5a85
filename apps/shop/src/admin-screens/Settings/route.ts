export { SettingsScreen as Component } from './SettingsScreen.tsx';
