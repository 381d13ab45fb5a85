export { TrackScreen as Component } from './TrackScreen.tsx';
