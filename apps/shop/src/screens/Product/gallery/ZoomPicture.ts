/** The zoom as a separate chunk, fetched when a picture is pressed. */
export { ZoomOverlay as ZoomPicture } from '@kayal/design-system';
