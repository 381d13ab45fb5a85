import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect, type ReactElement, type ReactNode } from 'react';

/** Toolbar: display settings that readers choose on their devices. */
export const readingModes: NonNullable<Preview['globalTypes']> = {
  direction: {
    description: 'Writing direction',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  textSize: {
    description: "Reader's text size",
    toolbar: {
      title: 'Text size',
      icon: 'zoom',
      dynamicTitle: true,
      items: [
        { value: '100', title: 'Text 100 %' },
        { value: '200', title: 'Text 200 %' },
      ],
    },
  },
};

/** The initial display settings. */
export const initialReadingModes = { direction: 'ltr', textSize: '100' } as const;

/** Applies the toolbar's settings to the root element, so that dialogs outside the story have them too. */
export function ReadingMode(props: {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}): ReactElement {
  const { direction, textSize } = props.globals;
  // Before the story's test begins, which measures.
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.dir = direction === 'rtl' ? 'rtl' : 'ltr';
    page.style.fontSize = textSize === '200' ? '200%' : '';
  }, [direction, textSize]);
  return <>{props.children}</>;
}
