import { notFound } from '../../data/loaded.ts';

/** Nothing is read; the page answers 404. */
export const loader = () => notFound<never>();
