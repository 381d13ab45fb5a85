export { ComingScreen as Component } from '../Coming/ComingScreen.tsx';
