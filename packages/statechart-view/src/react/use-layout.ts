import { type RefObject, useEffect, useState } from 'react';
import type { ChartDirection } from '../layout/elk-graph.ts';
import { layoutChart } from '../layout/layout-chart.ts';
import type { ChartLayout, ChartTextKind, MeasureText } from '../layout/layout.types.ts';
import type { ElkLike } from '../layout/load-elk.ts';
import { estimateText } from '../layout/measure-text.ts';
import type { Chart } from '../model/chart.types.ts';

interface LayoutInput {
  readonly chart: Chart;
  readonly direction: ChartDirection | 'auto';
  readonly elk: ElkLike | undefined;
  /** The view's root, whose font is measured. */
  readonly root: RefObject<HTMLElement | null>;
}

interface LayoutResult {
  /** Null until the first layout. */
  readonly layout: ChartLayout | null;
  /** Message of the last error; null when there is none. */
  readonly error: string | null;
  readonly retry: () => void;
}

/** Sizes and weights of the style sheet, px. */
const fonts: Readonly<Record<ChartTextKind, string>> = { name: '600 15px', label: '400 13px' };
/** Weight changes and rounding may make a text a little wider than measured. */
const reserve = 1.03;

/** Measures in the font of an element, so that no text is wider than its place. */
function measureIn(element: HTMLElement): MeasureText {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return estimateText;
  const { fontFamily } = getComputedStyle(element);
  return (text, kind) => {
    context.font = `${fonts[kind]} ${fontFamily}`;
    return Math.ceil(context.measureText(text).width * reserve);
  };
}

/** Lays a chart out when fonts are loaded, and again when the chart changes. */
export function useLayout({ chart, direction, elk, root }: LayoutInput): LayoutResult {
  const [result, setResult] = useState<{ readonly of: Chart; readonly layout: ChartLayout } | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const run = async (): Promise<void> => {
      try {
        await document.fonts.ready;
        const measure = root.current === null ? estimateText : measureIn(root.current);
        const layout = await layoutChart(chart, { direction, measure, ...(elk === undefined ? {} : { elk }) });
        if (isCurrent) setResult({ of: chart, layout });
      } catch (reason) {
        if (isCurrent) setError(reason instanceof Error ? reason.message : String(reason));
      }
    };
    void run();
    return () => {
      isCurrent = false;
    };
  }, [chart, direction, elk, root, attempt]);
  const retry = (): void => {
    setError(null);
    setAttempt(attempt + 1);
  };
  return { layout: result?.of === chart ? result.layout : null, error, retry };
}
