import type {
  ColorMode,
  ColorRole,
  DensityMode,
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

/** A colour. `hex` is required for every colour space but `srgb`, whose `components` run from 0 to 1. */
export interface ColorValue {
  readonly colorSpace: string;
  readonly components: readonly (number | 'none')[];
  readonly alpha?: number | undefined;
  readonly hex?: string | undefined;
}

/** A length. */
export interface DimensionValue {
  readonly value: number;
  readonly unit: 'px' | 'rem';
}

/** A time. */
export interface DurationValue {
  readonly value: number;
  readonly unit: 'ms' | 's';
}

/** One shadow. */
export interface ShadowValue {
  readonly color: ColorValue;
  readonly offsetX: DimensionValue;
  readonly offsetY: DimensionValue;
  readonly blur: DimensionValue;
  readonly spread: DimensionValue;
}

/** Values by the type names of the W3C Design Tokens format. */
export interface TokenValues {
  readonly color: ColorValue;
  readonly dimension: DimensionValue;
  readonly duration: DurationValue;
  readonly shadow: ShadowValue;
  readonly fontFamily: string | readonly string[];
  readonly fontWeight: number;
  readonly number: number;
  readonly cubicBezier: readonly [number, number, number, number];
}

/** A type of the format that themes use. */
export type TokenType = keyof TokenValues;

/** One token: its value, or `{path.to.another}`. The type may be on a group above it. */
export interface Token<Type extends TokenType> {
  readonly $type?: Type | undefined;
  readonly $value: TokenValues[Type] | `{${string}}`;
  readonly $description?: string | undefined;
}

type Group<Names, Type extends TokenType> = Readonly<Record<keyof Names & (string | number), Token<Type>>>;

/** A theme as a document in the W3C Design Tokens format (2025.10), checked by {@link validateTheme}. */
export interface ThemeDocument {
  readonly $schema?: string | undefined;
  /** The theme's name, for people. */
  readonly $description?: string | undefined;
  readonly color: Readonly<Record<ColorMode, Readonly<Record<ColorRole, Token<'color'>>>>>;
  readonly shadow: Readonly<Record<ColorMode, Group<typeof shadowRoles, 'shadow'>>>;
  readonly density: Readonly<Record<DensityMode, Group<typeof densityRoles, 'dimension'>>>;
  readonly font: {
    readonly family: Group<typeof familyRoles, 'fontFamily'>;
    readonly weight: Group<typeof weightRoles, 'fontWeight'>;
    readonly width: Group<typeof widthRoles, 'number'>;
    readonly lineHeight: Group<typeof lineHeightRoles, 'number'>;
    readonly tracking: Group<typeof trackingRoles, 'number'>;
    readonly size: Group<typeof sizeSteps, 'dimension'>;
  };
  readonly space: Group<typeof spaceSteps, 'dimension'>;
  readonly radius: Group<typeof radiusSteps, 'dimension'>;
  readonly line: Group<typeof lineSteps, 'dimension'>;
  readonly duration: Group<typeof durationSteps, 'duration'>;
  readonly easing: Group<typeof easingRoles, 'cubicBezier'>;
}
