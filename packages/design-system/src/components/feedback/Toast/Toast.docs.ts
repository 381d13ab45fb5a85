import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of Toast. */
export const toastDocs: ComponentDocs = {
  use: ['For what has happened and needs no answer.'],
  avoid: ['For an error in a field: say it at the field.', 'For what must be read: Alert.'],
  anatomy: [
    ['Region', 'One, near the end of the body', '[data-toast-region]'],
    ['Toast', 'Sign, title, detail', '.Toast_toast'],
    ['Action', 'One, such as Undo', '.Toast_action'],
    ['Recent', 'What was missed can be read again', '.Toast_history'],
  ],
  anatomyStory: 'AllTones',
  keyboard: [
    ['Escape', 'Takes the newest away'],
    ['Tab', 'Reaches action and dismiss'],
  ],
  content: ['What was done, in one line; the button undoes or retries.'],
  accessibility: [
    'Live regions stand from the start; danger interrupts.',
    'It waits while it has the pointer or the focus.',
  ],
  do: ['Say what happened in a few words.', 'Offer the action of a toast elsewhere too: it may be missed.'],
  dont: ['A toast as the only place of an error.', 'Several toasts for one event: sum it up.'],
  code: `() => {
  const [store] = React.useState(createToastStore);
  return (
    <ToastProvider store={store}>
      <Button onClick={() => store.push({ title: 'Added to cart', tone: 'success' })}>Add to cart</Button>
      <ToastRegion />
    </ToastProvider>
  );
}`,
};
