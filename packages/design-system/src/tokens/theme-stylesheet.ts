import { defaultTheme } from './default-theme.ts';
import { tokenOf } from './read-token.ts';
import type { ThemeDocument } from './theme-document.ts';
import { tokenSpecs, type TokenScope, type TokenSpec } from './token-specs.ts';

/** Variables of one selector. */
export interface ThemeRule {
  readonly selector: string;
  /** Condition around the rule. */
  readonly media?: string;
  readonly variables: Readonly<Record<string, string>>;
}

/** Compact sizes are only for mice and trackpads; touch screens keep the larger targets. */
const finePointer = '(hover: hover) and (pointer: fine)';

const places: readonly (Omit<ThemeRule, 'variables'> & { readonly scope: TokenScope })[] = [
  { scope: 'root', selector: ':root' },
  { scope: 'light', selector: ':root, [data-theme="light"]' },
  { scope: 'dark', selector: '[data-theme="dark"]' },
  { scope: 'comfortable', selector: ':root, [data-density="comfortable"]' },
  { scope: 'compact', selector: '[data-density="compact"]', media: finePointer },
];

/** Every variable of a theme, by selector. @param keep filters the tokens */
export const themeRules = (theme: ThemeDocument, keep: (spec: TokenSpec) => boolean = () => true): ThemeRule[] =>
  places.flatMap(({ scope, ...place }) => {
    const specs = tokenSpecs.filter((spec) => spec.scope === scope && keep(spec));
    const variables = Object.fromEntries(specs.map((spec) => [spec.variable, tokenOf(theme, spec).css]));
    return specs.length === 0 ? [] : [{ ...place, variables }];
  });

function ruleText({ selector, media, variables }: ThemeRule): string {
  const lines = Object.entries(variables).map(([name, value]) => `${name}:${value}`);
  const rule = `${selector.replaceAll(', ', ',')}{${lines.join(';')}}`;
  return media === undefined ? rule : `@media ${media}{${rule}}`;
}

/**
 * A theme as CSS text: only the variables that differ from the default theme, which the package's own CSS sets. Serve
 * it as a separate stylesheet; it wins at any position, because the package's variables are in a layer. A token with
 * modes is written for all of them when it differs in one, because otherwise the default of one mode would override the
 * other.
 * @returns an empty text for the default theme
 */
export function themeStylesheet(theme: ThemeDocument): string {
  const differs = (spec: TokenSpec): boolean => tokenOf(theme, spec).css !== tokenOf(defaultTheme, spec).css;
  const changed = new Set(tokenSpecs.filter(differs).map(({ variable }) => variable));
  return themeRules(theme, ({ variable }) => changed.has(variable))
    .map(ruleText)
    .join('\n');
}
