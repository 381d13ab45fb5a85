/**
 * Every token of a theme, with its name and purpose. Types, CSS variables, checks and pages derive from it.
 */

/** Colours by role: components name roles, never values. */
export const colorRoles = {
  surfacePage: 'Ground of the page',
  surfaceRaised: 'Ground of cards, fields and panels on the page',
  surfaceSunken: 'Quiet ground: table heads, plates of pictures, hovered rows',
  surfaceInverse: 'Ink ground: contact strip, footer, toasts',
  textStrong: 'Text to read',
  textMuted: 'Second text and the borders of fields',
  textInverse: 'Text on the ink ground',
  brand: 'The strong button, chosen controls',
  brandHover: 'The strong button under a pointer',
  brandSoft: 'Ground of what is chosen or good to know',
  onBrand: 'Text on brand and brandHover',
  accent: 'A shape, or text on the ink ground; never text on the page',
  onAccent: 'Text on the accent',
  sale: 'Marks of an offer, a kept heart',
  saving: 'An amount that is saved',
  success: 'Something went well',
  successSoft: 'Ground of a success',
  danger: 'Something went wrong or cannot be undone',
  dangerSoft: 'Ground of an error',
  focus: 'Ring around what has the keyboard',
  lineSoft: 'Hairlines between things',
  lineStrong: 'Borders that must be seen',
  scrim: 'Dims the page behind dialogs; the one colour that lets through',
} as const;

/** Shadows of elements above the page. */
export const shadowRoles = {
  popup: 'Lists and panels that hang from a control',
  dialog: 'Dialogs and drawers',
} as const;

/** Sizes that are smaller in the compact density. */
export const densityRoles = {
  target: 'Smallest side of what a finger taps; 44 px unless the pointer is fine',
  control: 'Height of fields and buttons',
  controlLarge: 'Height of large buttons and fold-out heads',
  cell: 'Space above and below the text of a table cell',
} as const;

/** Font families. */
export const familyRoles = { text: 'Running text and controls', headline: 'Headlines' } as const;

/** Font weights. */
export const weightRoles = {
  regular: 'Running text',
  medium: 'Names in lists, error texts',
  semibold: 'Labels and links',
  bold: 'Buttons and prices',
  heading: 'Headlines',
  display: 'The headline of a first view',
} as const;

/** Widths of a variable font, in percent; fonts without a width axis ignore them. */
export const widthRoles = { text: 'Running text', label: 'Buttons and small headings', headline: 'Headlines' } as const;

/** Line heights, as a multiple of the font size. */
export const lineHeightRoles = { text: 'Running text', headline: 'Headlines' } as const;

/** Space between letters, as a multiple of the font size. */
export const trackingRoles = { headline: 'Headlines' } as const;

/** Type sizes by step; a step's name is its size in px in the default theme. */
export const sizeSteps = {
  12: 'Notes',
  14: 'Second text',
  16: 'Text',
  18: 'Leads',
  22: 'Headings of cards',
  28: 'Headings of panels',
  36: 'Headings of sections',
  48: 'Headings of pages',
  64: 'The first view',
} as const;

/** Space by step; a step's name is its size in px in the default theme. */
export const spaceSteps = {
  2: 'Optical corrections',
  4: 'Inside small things',
  8: 'Between a sign and its text',
  12: 'Inside controls',
  16: 'Inside cards',
  24: 'Between parts',
  32: 'Between groups',
  48: 'Between sections on a phone',
  64: 'Between sections',
  96: 'Around a first view',
} as const;

/** Corner radii. */
export const radiusSteps = {
  small: 'Buttons, fields, plates',
  medium: 'Popups and dialogs',
  large: 'Sheets from below',
  pill: 'Chips, search, icon buttons',
} as const;

/** Widths of lines. */
export const lineSteps = {
  thin: 'Hairlines and borders of fields',
  medium: 'Borders of buttons and boxes',
  thick: 'Focus ring, what is chosen',
  bar: 'The bar at the start of a message',
} as const;

/** Lengths of motion. */
export const durationSteps = {
  quick: 'A press, a hover',
  calm: 'Something appears',
  slow: 'Something moves across the screen',
} as const;

/** The curve of every motion. */
export const easingRoles = { standard: 'Starts fast and comes to rest' } as const;

/** CSS variables for components, under `--k-`. Colours, shadows and densities have one value for each mode. */
export const contract = {
  color: colorRoles,
  shadow: shadowRoles,
  density: densityRoles,
  font: {
    family: familyRoles,
    weight: weightRoles,
    width: widthRoles,
    lineHeight: lineHeightRoles,
    tracking: trackingRoles,
    size: sizeSteps,
  },
  space: spaceSteps,
  radius: radiusSteps,
  line: lineSteps,
  duration: durationSteps,
  easing: easingRoles,
} as const;

/** Colour modes of a theme. */
export const colorModes = ['light', 'dark'] as const;
export type ColorMode = (typeof colorModes)[number];

/** Densities of a theme. */
export const densityModes = ['comfortable', 'compact'] as const;
export type DensityMode = (typeof densityModes)[number];

export type ColorRole = keyof typeof colorRoles;
