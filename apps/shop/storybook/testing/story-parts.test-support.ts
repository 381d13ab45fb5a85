import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

/** What a story's test looks at. */
export type Canvas = Pick<StoryContext['canvas'], 'findByRole' | 'getByRole' | 'getByLabelText'>;

/** What a story's test types and clicks with. */
export type Typist = Pick<StoryContext['userEvent'], 'click' | 'type'>;

/** Something that fades in, such as a toast or a dialog, is seen in the end. */
export const expectSeen = (element: Element): Promise<void> => waitFor(() => expect(element).toBeVisible());
