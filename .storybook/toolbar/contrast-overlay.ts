import type { NodeResult } from 'axe-core';

const layerName = 'kayal-contrast';

/** Text and its ratio, as axe measures it; `null` where it stands on a picture or a gradient. */
interface MeasuredText {
  readonly element: Element;
  readonly ratio: number | null;
  readonly min: number;
}

const wait = (ms: number) =>
  new Promise<void>((ended) => {
    setTimeout(ended, ms);
  });

function measured({ target, any }: NodeResult): MeasuredText[] {
  const [selector] = target;
  const element = typeof selector === 'string' ? document.querySelector(selector) : null;
  const data: { readonly contrastRatio?: number; readonly expectedContrastRatio?: string } = any[0]?.data ?? {};
  if (element === null) return [];
  const ratio = data.contrastRatio === undefined || data.contrastRatio === 0 ? null : data.contrastRatio;
  return [{ element, ratio, min: Number.parseFloat(data.expectedContrastRatio ?? '4.5') }];
}

/** Measures every text of the page. Waits while the accessibility addon uses axe, which runs once at a time. */
async function measureTexts(): Promise<readonly MeasuredText[]> {
  const { default: axe } = await import('axe-core');
  try {
    const { passes, violations, incomplete } = await axe.run(document.body, {
      runOnly: ['color-contrast'],
      resultTypes: ['passes', 'violations', 'incomplete'],
    });
    return [...passes, ...violations, ...incomplete].flatMap(({ nodes }) => nodes.flatMap(measured));
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes('already running')) throw error;
    await wait(200);
    return measureTexts();
  }
}

function labelOf({ element, ratio, min }: MeasuredText): HTMLElement {
  const { left, top } = element.getBoundingClientRect();
  const label = document.createElement('span');
  const passes = ratio !== null && ratio >= min;
  label.textContent = ratio === null ? 'on a picture' : `${passes ? '' : '✗ '}${ratio.toFixed(1)}:1`;
  Object.assign(label.style, {
    position: 'absolute',
    insetInlineStart: 'auto',
    left: `${left + window.scrollX}px`,
    top: `${Math.max(0, top + window.scrollY - 12)}px`,
    font: '600 10px/12px system-ui, sans-serif',
    padding: '0 3px',
    whiteSpace: 'nowrap',
    color: '#fff',
    background: passes ? '#14532d' : '#9f1239',
  });
  return label;
}

function removeLabels(): void {
  document.getElementById(layerName)?.remove();
}

/**
 * Writes above each text its contrast with what is behind it: green where it is enough (WCAG 2.2 AA), red with ✗ where
 * not. Measures again after a press and when the window changes.
 * @returns a function that removes the labels
 */
export function showContrast(): () => void {
  let isOpen = true;
  let run = 0;
  const draw = async () => {
    run += 1;
    const own = run;
    removeLabels();
    await wait(300);
    if (!isOpen || own !== run) return;
    const texts = await measureTexts();
    if (!isOpen || own !== run) return;
    const layer = document.createElement('div');
    layer.id = layerName;
    layer.ariaHidden = 'true';
    Object.assign(layer.style, {
      position: 'absolute',
      left: '0',
      top: '0',
      pointerEvents: 'none',
      zIndex: '2147483647',
    });
    layer.append(...texts.map(labelOf));
    document.body.append(layer);
  };
  const again = () => void draw();
  window.addEventListener('resize', again);
  window.addEventListener('click', again);
  again();
  return () => {
    isOpen = false;
    window.removeEventListener('resize', again);
    window.removeEventListener('click', again);
    removeLabels();
  };
}
