import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of OrderTimeline. */
export const orderTimelineDocs: ComponentDocs = {
  use: ['To show how far an order has come.'],
  avoid: ['For steps that the person fills in: Stepper.'],
  anatomy: [
    ['Step', 'A label, and a date or place', '.OrderTimeline_name + .OrderTimeline_detail'],
    ['Mark', 'Done, now, or to come', '.OrderTimeline_step[data-state]'],
    ['Line', 'Joins the steps', '.OrderTimeline_step:not(:last-child)'],
  ],
  keyboard: [],
  content: ['Steps in the past tense with a date; the next step says what will happen.'],
  accessibility: ['An ordered list with a name; the current step has aria-current, and each state is read as a word.'],
  do: ['Keep the same steps for all orders of one kind.'],
  dont: ['A step without a word for its state.'],
};
