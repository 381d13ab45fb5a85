import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

/** The queries of a story's test. */
export type Canvas = Pick<StoryContext['canvas'], 'findByRole' | 'getByRole' | 'getByLabelText'>;

/** The input functions of a story's test. */
export type Typist = Pick<StoryContext['userEvent'], 'clear' | 'click' | 'type'>;

/** Waits until an element that fades in, such as a toast or a dialog, is visible. */
export const expectSeen = (element: Element): Promise<void> => waitFor(() => expect(element).toBeVisible());

/** A spreadsheet, whose rows the mocks make up. */
export const spreadsheet = (name: string): File =>
  new File([Uint8Array.of(0x50, 0x4b, 3, 4, 0)], name, {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
