import kayal from '../../brands/kayal.tokens.json' with { type: 'json' };
import type { ThemeDocument } from './theme-document.ts';
import { parseTheme } from './validate-theme.ts';

/** The shop's own theme: warm paper, deep ink, Archivo. */
export const defaultTheme: ThemeDocument = parseTheme(kayal);
