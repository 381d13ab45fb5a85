/** The zoom in a chunk of its own: it is fetched when a picture is pressed. */
export { ZoomOverlay as ZoomPicture } from '@kayal/design-system';
