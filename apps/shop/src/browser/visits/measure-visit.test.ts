import type { VisitNote } from '@kayal/api-contract/client';
import { createMemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { measureVisit } from './measure-visit.ts';

vi.mock('web-vitals', () => ({
  onLCP: (report: (metric: { value: number }) => void) => report({ value: 1200 }),
  onINP: () => {},
  onCLS: (report: (metric: { value: number }) => void) => report({ value: 0 }),
}));

/** A visit that began with a page; `leave` hides it. */
function visit(first: string) {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', { pathname: first });
  vi.stubGlobal('innerWidth', 390);
  const notes: VisitNote[] = [];
  const fetch = async (_: string, init?: RequestInit): Promise<Response> => {
    notes.push(JSON.parse(typeof init?.body === 'string' ? init.body : ''));
    return Response.json({ success: true });
  };
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: [first] });
  measureVisit(router, { fetch, origin: 'https://kayal.example', company: 'kayal', retries: 0 });
  const show = (state: string) => {
    document.visibilityState = state;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return {
    notes,
    open: (path: string) => router.navigate(path),
    leave: () => show('hidden'),
    comeBack: () => show('visible'),
  };
}

it('tells each step once, and what was measured with the first', async () => {
  const { notes, open, leave, comeBack } = visit('/');
  await open('/searchpage?q=tee');
  await open('/fullimage?I=MTAwMDE');
  await open('/searchpage?q=shorts');
  leave();
  const of = { page: 'home', device: 'phone' };
  expect(notes).toEqual([{ ...of, isNew: true, steps: ['list', 'product'], vitals: { lcp: 1200, cls: 0 } }]);
  comeBack();
  leave();
  expect(notes).toHaveLength(1);
  comeBack();
  await open('/cart');
  leave();
  expect(notes.at(-1)).toEqual({ ...of, isNew: false, steps: ['bag'], vitals: {} });
});

it('counts the page that the visit began with', () => {
  const { notes, leave } = visit('/fullimage');
  leave();
  expect(notes).toMatchObject([{ page: 'product', steps: ['product'] }]);
});
