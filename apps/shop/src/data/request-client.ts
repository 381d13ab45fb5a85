import { QueryClient } from '@tanstack/react-query';

/**
 * Sends the reads and writes of personal pages and of the back office. It stores nothing: no personal data stays in memory
 * after its page is left. A read happens only when a page opens and when a reload is requested, and without a network it
 * fails at once.
 */
export const requestClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, gcTime: 0, staleTime: 0, networkMode: 'always', refetchOnWindowFocus: false },
    mutations: { gcTime: 0, networkMode: 'always' },
  },
});
