import { HtmlValidate, type ConfigData } from 'html-validate';

type Rules = NonNullable<ConfigData['rules']>;

/**
 * Rules that are off, each for a reason; all others of the recommended set hold.
 * Serialisation, which HTML leaves free: React writes `charSet`, `<meta/>` and `async=""`.
 */
const serialisation: Rules = {
  'attr-case': 'off',
  'void-style': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
};

const ours: Rules = {
  // React's own ids begin with an underscore, which HTML allows.
  'valid-id': ['error', { relaxed: true }],
  // A sentence's telephone number may break across lines on a narrow page.
  'tel-non-breaking': 'off',
  // Sizes that scripts measure (a dragged slider, a chart, a hidden native input) have no class to stand in.
  'no-inline-style': 'off',
  // A `button` in the role of a checkbox or radio takes its name from its label; axe checks that with labels known.
  'text-content': 'off',
  'prefer-native-element': ['error', { exclude: ['checkbox', 'radio'] }],
  // A label round its control names it by id as well: some assistive software needs that.
  'no-redundant-for': 'off',
};

const live = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: { ...serialisation, ...ours },
});

const served = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    ...serialisation,
    ...ours,
    // A form gets its submit button with the page's script: before that, a press would send the fields in the address.
    'wcag/h32': 'off',
  },
});

/**
 * Errors in a page's HTML, one line for each kind.
 * @param from `served` is what the server sent, `live` is what scripts have made of it
 */
export async function htmlErrors(html: string, from: 'served' | 'live'): Promise<string[]> {
  const report = await (from === 'served' ? served : live).validateString(html);
  const errors = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`),
  );
  return [...new Set(errors)];
}
