/**
 * What the page's script tells the little one that came before it (`early-taps.ts`): React takes over, React has taken
 * over. A type and no value: a shared module would tie the two scripts together.
 */
export type HydrationEvent = 'kayal:hydrating' | 'kayal:hydrated';
