import { style } from '@vanilla-extract/css';
import { screenReaderOnly } from '../../style-parts.ts';

/** Takes no space and is not visible, but screen readers read it. */
export const visuallyHidden = style(screenReaderOnly);
