import { tapTarget } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Reserves the height of the closed notice, which comes after the page. */
export const frame = style({ minBlockSize: tapTarget });
