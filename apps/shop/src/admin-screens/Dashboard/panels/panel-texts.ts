import type { Panel } from '../table-query.ts';

/** Title of each panel beside the table, which is also the text of its link, and what stands below it. */
export const panelTexts: Readonly<Record<Panel, { readonly title: string; readonly description: string }>> = {
  changes: { title: 'Changes', description: 'Who changed what in the back office, newest first.' },
  messages: { title: 'Messages', description: 'What shoppers wrote through the contact page, newest first.' },
  health: { title: 'Health', description: 'What waits, what failed, and what takes long.' },
};
