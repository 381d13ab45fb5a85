import type { VisitNote } from '@kayal/api-contract/client';
import { afterEach, expect, it, vi } from 'vitest';
import { measureVisit } from './measure-visit.ts';

vi.mock('web-vitals', () => ({
  onLCP: (report: (metric: { value: number }) => void) => report({ value: 1200 }),
  onINP: () => {},
  onCLS: (report: (metric: { value: number }) => void) => report({ value: 0 }),
}));

// Other tests of the same process must not find a browser.
afterEach(() => void vi.unstubAllGlobals());

/** A visit that began with a page; `leave` hides it. */
function visit(first: string) {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', document);
  const location = { pathname: first };
  vi.stubGlobal('location', location);
  const navigation = new EventTarget();
  vi.stubGlobal('window', { navigation });
  vi.stubGlobal('innerWidth', 390);
  const notes: VisitNote[] = [];
  const fetch = async (_: string, init?: RequestInit): Promise<Response> => {
    notes.push(JSON.parse(typeof init?.body === 'string' ? init.body : ''));
    return Response.json({ success: true });
  };
  measureVisit({ fetch, origin: 'https://kayal.example', company: 'kayal', retries: 0 });
  const show = (state: string) => {
    document.visibilityState = state;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return {
    notes,
    open: (pathname: string) => {
      location.pathname = pathname;
      navigation.dispatchEvent(new Event('currententrychange'));
    },
    leave: () => show('hidden'),
    comeBack: () => show('visible'),
  };
}

it('tells each step once, and what was measured with the first', () => {
  const { notes, open, leave, comeBack } = visit('/');
  open('/searchpage');
  open('/fullimage');
  open('/searchpage');
  leave();
  const of = { page: 'home', device: 'phone' };
  expect(notes).toEqual([{ ...of, isNew: true, steps: ['list', 'product'], vitals: { lcp: 1200, cls: 0 } }]);
  comeBack();
  leave();
  expect(notes).toHaveLength(1);
  comeBack();
  open('/cart');
  leave();
  expect(notes.at(-1)).toEqual({ ...of, isNew: false, steps: ['bag'], vitals: {} });
});

it('counts the page that the visit began with', () => {
  const { notes, leave } = visit('/fullimage');
  leave();
  expect(notes).toMatchObject([{ page: 'product', steps: ['product'] }]);
});

it('measures no visit that begins elsewhere', () => {
  const { notes, open, leave } = visit('/contact');
  open('/cart');
  leave();
  expect(notes).toEqual([]);
});
