/** The view of a machine or a live actor. Its styles are in `@kayal/statechart-view/style.css`. */
export { Statechart, type StatechartProps } from './Statechart.tsx';
export { StatechartView, type StatechartViewProps } from './StatechartView.tsx';
