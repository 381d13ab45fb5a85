import type { OrderDay } from '@kayal/api-contract/client';
import {
  formatDay,
  formatDayMonth,
  formatMoney,
  formatNumber,
  formatShortMoney,
  formatShortNumber,
} from '@kayal/commerce-core';
import { vars } from '@kayal/design-system/theme';
import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis, YAxis, type TooltipContentProps } from 'recharts';
import { useMoneyFormat } from '../../data/use-shop.ts';
import * as css from './OrderDays.css.ts';

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

const axis = { fontSize: 12, fill: vars.color.textMuted };
const drawingHeight = css.chartHeight - 28;
const beforeMeasured = { width: 320, height: drawingHeight };

function DayChart({ days, title, figure, colour, format, formatShort }: DayChartProps) {
  const { locale } = useMoneyFormat();
  const tip = ({ active, payload, label }: TooltipContentProps) =>
    active ? (
      <span className={css.tip}>
        <span>{formatDay(String(label), locale)}</span>
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
            tickFormatter={(date: string) => formatDayMonth(date, locale)}
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
            // A day chart without any figure has one mark: several would all be written as zero.
            {...(days.every((day) => day[figure] === 0) ? { ticks: [0] } : {})}
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
  const money = useMoneyFormat();
  return (
    <div className={css.charts}>
      <DayChart
        days={days}
        title="Income by day"
        figure="income"
        colour={vars.color.brand}
        format={(income) => formatMoney(income, money)}
        formatShort={(income) => formatShortMoney(income, money)}
      />
      <DayChart
        days={days}
        title="Orders by day"
        figure="orders"
        colour={vars.color.textStrong}
        format={(count) => `${formatNumber(count, money.locale)} ${count === 1 ? 'order' : 'orders'}`}
        formatShort={(count) => formatShortNumber(count, money.locale)}
      />
    </div>
  );
}
