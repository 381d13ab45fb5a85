import { useState } from 'react';
import type { Chart } from '../model/chart.types.ts';
import { chartToMarkdownTable } from '../text/to-markdown-table.ts';
import { chartToMermaid } from '../text/to-mermaid.ts';
import type { Zoom } from './use-zoom.ts';

interface ToolbarProps {
  readonly chart: Chart;
  readonly zoom: Zoom;
  readonly isDrawn: boolean;
}

const exports = { Mermaid: chartToMermaid, Markdown: chartToMarkdownTable } as const;

/** Zoom, and the chart as text. A text is shown to be copied when the clipboard is not allowed. */
export function Toolbar({ chart, zoom, isDrawn }: ToolbarProps) {
  const [said, setSaid] = useState('');
  const [shown, setShown] = useState<string | null>(null);
  const copy = async (name: keyof typeof exports): Promise<void> => {
    const text = exports[name](chart);
    try {
      await navigator.clipboard.writeText(text);
      setShown(null);
      setSaid(`${name} copied`);
    } catch {
      setShown(text);
      setSaid('The browser does not allow copying; the text is below.');
    }
  };
  return (
    <>
      <div className="statechart-toolbar" role="group" aria-label="View">
        <strong className="statechart-title">{chart.id}</strong>
        <button type="button" aria-label="Zoom out" disabled={!isDrawn} onClick={() => zoom.step(-1)}>
          −
        </button>
        <span className="statechart-scale">{Math.round(zoom.scale * 100)} %</span>
        <button type="button" aria-label="Zoom in" disabled={!isDrawn} onClick={() => zoom.step(1)}>
          +
        </button>
        <button type="button" disabled={!isDrawn} onClick={zoom.fit}>
          Fit
        </button>
        <button type="button" disabled={!isDrawn} onClick={zoom.reset}>
          100 %
        </button>
        <button type="button" onClick={() => void copy('Mermaid')}>
          Copy Mermaid
        </button>
        <button type="button" onClick={() => void copy('Markdown')}>
          Copy Markdown
        </button>
        <span role="status">{said}</span>
      </div>
      {shown === null ? null : (
        <textarea className="statechart-export" aria-label="Text of the chart" readOnly value={shown} />
      )}
    </>
  );
}
