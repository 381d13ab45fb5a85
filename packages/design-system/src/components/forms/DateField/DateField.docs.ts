import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of DateField. */
export const dateFieldDocs: ComponentDocs = {
  use: ['For a day that people know or look up: from, to, a day of delivery.'],
  avoid: ['For one of a few days: RadioGroup.', 'For a day of birth: three fields of text are faster than a calendar.'],
  anatomy: [
    ['Label', 'Always shown', '.Field_label'],
    ['Day', 'Typed, in the order of the locale', 'input[type=text]'],
    ['Calendar', 'Opens the browser’s own calendar', '.DateField_calendar'],
    ['Error', 'How to write the day', '.Field_error', 'NoDay'],
  ],
  anatomyStory: 'Filled',
  keyboard: [
    ['Tab', 'Moves to the day, then to the calendar’s button'],
    ['Enter, Space', 'On the button: opens the calendar'],
  ],
  errors: [['No day', 'Write the day as dd/mm/yyyy.']],
  content: ['The label says which day: “From”, “Delivered on”.'],
  accessibility: [
    'The calendar is a second way: everything can be typed.',
    'A text that is no day keeps the form from being sent, and the error is its description.',
    'The button’s name begins with the label, so that two fields have different buttons.',
  ],
  do: ['Pass the locale of the shop, not of the browser.', 'Say in the hint which days are possible.'],
  dont: ['Three selects for day, month and year.', 'A day chosen in advance that is usually wrong.'],
};
