import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of Stepper. */
export const stepperDocs: ComponentDocs = {
  use: ['For a task in three to seven steps.'],
  avoid: ['For views in any order: Tabs.', 'For fewer than three steps, or steps that depend on answers.'],
  anatomy: [
    ['Step', 'Bar, number and name', '.Stepper_item'],
    ['Done step', 'A link back', 'a.Stepper_step'],
    ['Summary', 'One line where the room is narrow', '.Stepper_summary'],
  ],
  anatomyStory: 'Middle',
  keyboard: [['Tab, Enter', 'Open a step that is done']],
  content: ['One to three words for a step, a noun each.'],
  accessibility: ['An ordered list; each step says done, current or to do.'],
  do: ['Save at each step.', 'Check the answers of a step before the next one.'],
  dont: ['Steps that change while one walks.'],
};
