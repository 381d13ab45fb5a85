import { contrastReport, themeStylesheet, validateTheme, type ThemeDocument } from '@kayal/design-system/tokens';
import { ApiError } from '../../http/api-error.ts';

/** Max errors of a theme in one answer. */
const maxErrors = 10;

/** A pair of colours with too little contrast. */
export interface LowContrast {
  /** Such as `textMuted on surfacePage (dark)`. */
  readonly pair: string;
  readonly ratio: number;
  readonly required: number;
}

/** Reads a theme that an admin sent or saved. @throws ApiError `theme.invalid` naming the tokens that are wrong */
export function readTheme(text: string): ThemeDocument {
  const validation = validateTheme(parsed(text));
  if (validation.valid) return validation.theme;
  const fields = validation.errors.slice(0, maxErrors).map(({ path, message }) => [path || 'theme', message] as const);
  throw new ApiError('theme.invalid', { fields: Object.fromEntries(fields) });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('theme.invalid', { fields: { theme: 'is not JSON' } });
  }
}

/** The stylesheet of a saved theme. @throws ApiError `theme.invalid` */
export const stylesheetOf = (text: string): string => themeStylesheet(readTheme(text));

/** The pairs of colours of a theme with less contrast than WCAG 2.2 AA requires. */
export function lowContrast(theme: ThemeDocument): LowContrast[] {
  return contrastReport(theme)
    .filter(({ passes }) => !passes)
    .map(({ foreground, background, mode, ratio, min }) => ({
      pair: `${foreground} on ${background} (${mode})`,
      ratio,
      required: min,
    }));
}
