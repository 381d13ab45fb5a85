import { useState, type ReactElement } from 'react';
import manifest from '../../packages/design-system/visual-baselines/manifest.json' with { type: 'json' };

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const boxes: Readonly<Record<string, Readonly<Record<string, Box>>>> = manifest.sheets;
const folder = '../../packages/design-system/visual-baselines/';
const sheets = import.meta.glob<string>('../../packages/design-system/visual-baselines/*.webp', {
  query: '?url',
  import: 'default',
});

/** The components that have pictures. */
export const picturedComponents = Object.keys(boxes).toSorted();

/**
 * A state of a component as PNG, cut out of the component's sheet.
 * @throws when there is no such picture
 */
export async function statePicture(component: string, storyId: string): Promise<Blob> {
  const box = boxes[component]?.[storyId];
  const address = await sheets[`${folder}${component}.webp`]?.();
  if (box === undefined || address === undefined) throw new Error(`There is no picture of ${storyId}.`);
  const sheet = new Image();
  sheet.src = address;
  await sheet.decode();
  const canvas = new OffscreenCanvas(box.width, box.height);
  canvas.getContext('2d')?.drawImage(sheet, box.left, box.top, box.width, box.height, 0, 0, box.width, box.height);
  return canvas.convertToBlob({ type: 'image/png' });
}

async function download(component: string, storyId: string): Promise<void> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await statePicture(component, storyId));
  link.download = `${storyId}.png`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** A button for each state of a component, which downloads it as PNG: 390 px wide, as the picture test draws it. */
export function StatePictures({ component }: { readonly component: string }): ReactElement | null {
  const [failed, setFailed] = useState('');
  const states = Object.keys(boxes[component] ?? {});
  if (states.length === 0) return null;
  return (
    <>
      <ul style={{ display: 'flex', flexWrap: 'wrap', gap: '8px', padding: 0, listStyle: 'none' }}>
        {states.map((storyId) => (
          <li key={storyId}>
            <button
              type="button"
              style={{ minBlockSize: '44px', paddingInline: '12px', border: '1px solid currentColor' }}
              onClick={() => {
                setFailed('');
                download(component, storyId).catch((error: unknown) => setFailed(String(error)));
              }}
            >
              {`${storyId.split('--').at(-1) ?? storyId}.png`}
            </button>
          </li>
        ))}
      </ul>
      {failed === '' ? null : <p role="alert">{failed}</p>}
    </>
  );
}
