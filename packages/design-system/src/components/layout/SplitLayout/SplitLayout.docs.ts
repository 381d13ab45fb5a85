import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of SplitLayout. */
export const splitLayoutDocs: ComponentDocs = {
  use: ['For a page of one task, such as sign-in.'],
  avoid: ['For a page with navigation: the usual layout.'],
  anatomy: [
    ['Logo', 'Leads home', 'header'],
    ['Form', 'The task', 'main'],
    ['Picture', 'On a desktop only, decorative', '.SplitLayout_picture'],
  ],
  keyboard: [['Tab', 'Moves through the logo and the form']],
  content: ['No text of its own.'],
  accessibility: ['The form is before the picture in the order of reading.'],
  do: ['Keep the form to one question a row.'],
  dont: ['Text in the picture.'],
  code: `<SplitLayout logo={<a href="#home">KAYAL</a>} picture={<div style={{ blockSize: '100%', background: '#DDECE8' }} />}>
  <PageHeading title="Log in" text="Your bag and your orders wait for you." />
  <Button wide>Log in</Button>
</SplitLayout>`,
};
