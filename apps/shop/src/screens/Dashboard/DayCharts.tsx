import type { OrderDay } from '@kayal/api-contract/client';
import { formatRupees } from '@kayal/commerce-core';
import { vars } from '@kayal/design-system/theme';
import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis, YAxis, type TooltipContentProps } from 'recharts';
import * as css from './OrderDays.css.ts';
import { shortDay } from './order-texts.ts';

interface DayChartsProps {
  readonly days: readonly OrderDay[];
}

interface DayChartProps extends DayChartsProps {
  readonly title: string;
  readonly figure: 'income' | 'orders';
  readonly colour: string;
  readonly format: (value: number) => string;
  readonly formatShort: (value: number) => string;
}

const plain = new Intl.NumberFormat('en-IN');
const compact = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 1 });
const axis = { fontSize: 12, fill: vars.color.textMuted };
const drawingHeight = css.chartHeight - 28;
const beforeMeasured = { width: 320, height: drawingHeight };

function DayChart({ days, title, figure, colour, format, formatShort }: DayChartProps) {
  const tip = ({ active, payload, label }: TooltipContentProps) =>
    active ? (
      <span className={css.tip}>
        <span>{shortDay(String(label))}</span>
        <strong>{format(Number(payload[0]?.value ?? 0))}</strong>
      </span>
    ) : null;
  return (
    <figure className={css.chart} aria-hidden="true">
      <figcaption className={css.title}>{title}</figcaption>
      <ResponsiveContainer width="100%" height={drawingHeight} initialDimension={beforeMeasured}>
        <BarChart data={[...days]} accessibilityLayer={false} margin={{ top: 4, right: 0, bottom: 0, left: 0 }}>
          <XAxis
            dataKey="date"
            tickFormatter={(date: string) => shortDay(date).slice(0, 5)}
            tick={axis}
            tickLine={false}
            axisLine={{ stroke: vars.color.lineStrong }}
            minTickGap={24}
          />
          <YAxis
            width={56}
            tick={axis}
            tickLine={false}
            axisLine={false}
            tickCount={3}
            allowDecimals={false}
            tickFormatter={formatShort}
          />
          <Tooltip content={tip} cursor={{ fill: vars.color.surfaceSunken }} isAnimationActive={false} />
          <Bar dataKey={figure} fill={colour} maxBarSize={24} isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </figure>
  );
}

/** Charts of income and orders by day. Screen readers read the table beside them. */
export function DayCharts({ days }: DayChartsProps) {
  return (
    <div className={css.charts}>
      <DayChart
        days={days}
        title="Income by day"
        figure="income"
        colour={vars.color.brand}
        format={formatRupees}
        formatShort={(paise) => `₹${compact.format(paise / 100)}`}
      />
      <DayChart
        days={days}
        title="Orders by day"
        figure="orders"
        colour={vars.color.textStrong}
        format={(count) => `${plain.format(count)} ${count === 1 ? 'order' : 'orders'}`}
        formatShort={(count) => compact.format(count)}
      />
    </div>
  );
}
