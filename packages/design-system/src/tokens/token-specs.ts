import {
  colorModes,
  colorRoles,
  densityModes,
  densityRoles,
  durationSteps,
  easingRoles,
  familyRoles,
  lineHeightRoles,
  lineSteps,
  radiusSteps,
  shadowRoles,
  sizeSteps,
  spaceSteps,
  trackingRoles,
  weightRoles,
  widthRoles,
} from './contract.ts';
import type { TokenType } from './theme-document.ts';

/** Scope of a token's variable: every page, or one mode. */
export type TokenScope = 'root' | 'light' | 'dark' | 'comfortable' | 'compact';

/** One token of a theme document. */
export interface TokenSpec {
  /** Place in the document: `color.light.brand`. */
  readonly path: string;
  readonly type: TokenType;
  /** The CSS variable: `--k-color-brand`. */
  readonly variable: string;
  readonly scope: TokenScope;
  /** What the token is for. */
  readonly purpose: string;
  /** Min allowed number: px for lengths, ms for times. */
  readonly min: number;
  readonly max: number;
  /** Added to a bare number in CSS. */
  readonly unit: '' | 'em' | '%';
}

interface GroupSpec {
  readonly path: string;
  readonly names: Readonly<Record<string, string>>;
  readonly type: TokenType;
  readonly scope?: TokenScope;
  readonly range?: readonly [min: number, max: number];
  readonly unit?: TokenSpec['unit'];
}

const anyNumber = [0, Number.MAX_SAFE_INTEGER] as const;

/** 24 px is the min target of WCAG 2.2; few people can read text below 11 px. */
const groups: readonly GroupSpec[] = [
  ...colorModes.map((mode): GroupSpec => ({ path: `color.${mode}`, names: colorRoles, type: 'color', scope: mode })),
  ...colorModes.map((mode): GroupSpec => ({ path: `shadow.${mode}`, names: shadowRoles, type: 'shadow', scope: mode })),
  ...densityModes.map((mode): GroupSpec => ({
    path: `density.${mode}`,
    names: densityRoles,
    type: 'dimension',
    scope: mode,
    range: [4, 96],
  })),
  { path: 'font.family', names: familyRoles, type: 'fontFamily' },
  { path: 'font.weight', names: weightRoles, type: 'fontWeight', range: [1, 1000] },
  { path: 'font.width', names: widthRoles, type: 'number', range: [50, 200], unit: '%' },
  { path: 'font.lineHeight', names: lineHeightRoles, type: 'number', range: [0.9, 2] },
  { path: 'font.tracking', names: trackingRoles, type: 'number', range: [-0.1, 0.2], unit: 'em' },
  { path: 'font.size', names: sizeSteps, type: 'dimension', range: [11, 128] },
  { path: 'space', names: spaceSteps, type: 'dimension', range: [1, 192] },
  { path: 'radius', names: radiusSteps, type: 'dimension', range: [0, 999] },
  { path: 'line', names: lineSteps, type: 'dimension', range: [0.5, 8] },
  { path: 'duration', names: durationSteps, type: 'duration', range: [0, 2000] },
  { path: 'easing', names: easingRoles, type: 'cubicBezier' },
];

const variableOf = ({ path, scope }: GroupSpec, name: string): string =>
  `--k-${(scope === undefined ? path : path.slice(0, path.indexOf('.'))).replaceAll('.', '-')}-${name}`;

const rangeOf = (group: GroupSpec, name: string): readonly [number, number] =>
  name === 'target' ? [24, 96] : (group.range ?? anyNumber);

/** Every token, in the order of the document. */
export const tokenSpecs: readonly TokenSpec[] = groups.flatMap((group) =>
  Object.entries(group.names).map(([name, purpose]) => {
    const [min, max] = rangeOf(group, name);
    return {
      path: `${group.path}.${name}`,
      type: group.type,
      variable: variableOf(group, name),
      scope: group.scope ?? 'root',
      purpose,
      min,
      max,
      unit: group.unit ?? '',
    };
  }),
);
