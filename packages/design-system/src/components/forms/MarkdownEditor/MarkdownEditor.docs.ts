import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of MarkdownEditor. */
export const markdownEditorDocs: ComponentDocs = {
  use: ['For a page’s text that an owner writes.'],
  avoid: ['For a plain message: TextArea.'],
  anatomy: [
    ['Text', 'Plain Markdown', 'textarea'],
    ['Preview', 'As the shop shows it', '.MarkdownEditor_preview'],
    ['Switch', 'One view at a time where it is narrow', '.MarkdownEditor_switches'],
  ],
  anatomyStory: 'Wide',
  keyboard: [
    ['Tab', 'Moves through the switch, the text and the preview'],
    ['Arrow keys', 'Scroll the focused preview'],
  ],
  content: ['The hint shows the marks that work: ## begins a section.'],
  accessibility: ['The preview is a named region that can be scrolled by keyboard; aria-pressed marks the view.'],
  do: ['Show the preview in the shop’s own style.'],
  dont: ['A toolbar for what Markdown says in one sign.'],
};
