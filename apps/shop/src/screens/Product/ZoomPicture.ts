/** The zoom in a chunk of its own: it is fetched when a picture is pressed (S2.PDP.04). */
export { ZoomOverlay as ZoomPicture } from '@kayal/design-system';
