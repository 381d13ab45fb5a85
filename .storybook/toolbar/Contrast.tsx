import type { Preview } from '@storybook/react-vite';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { showContrast } from './contrast-overlay.ts';

/** Toolbar: the contrast of every text. */
export const contrastTools: NonNullable<Preview['globalTypes']> = {
  contrast: {
    description: 'Contrast of every text',
    toolbar: {
      title: 'Contrast',
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'off', title: 'No contrast labels' },
        { value: 'on', title: 'Contrast of texts' },
      ],
    },
  },
};

export const initialContrast = { contrast: 'off' } as const;

/** Labels the story's texts with their contrast while the toolbar says so. */
export function Contrast(props: {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}): ReactElement {
  const isOn = props.globals['contrast'] === 'on';
  const { brand, density, theme } = props.globals;
  useEffect(() => (isOn ? showContrast() : undefined), [isOn, brand, density, theme]);
  return <>{props.children}</>;
}
