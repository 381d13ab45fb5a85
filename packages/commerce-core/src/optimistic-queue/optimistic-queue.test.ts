import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NotProvidedError } from '../call-error.ts';
import { addressQueue } from '../machines/address-book/address-book.logic.ts';
import { applyChange, cartQueue } from '../machines/cart/cart.logic.ts';
import type { CartChange } from '../machines/cart/cart.types.ts';
import { aLine, anItem, offline, refusal } from '../testing/machine.test-support.ts';
import { changeToSend, emptyList, optimisticQueue, type OptimisticState } from './optimistic-queue.ts';

type Basket = Readonly<Record<string, number>>;
interface Units {
  readonly kind: 'put' | 'more' | 'drop';
  readonly name: string;
  readonly units: number;
}

function applyUnits(basket: Basket, { kind, name, units }: Units): Basket {
  const { [name]: had, ...others } = basket;
  if (had === undefined && kind !== 'put') return basket;
  return kind === 'drop' ? others : { ...others, [name]: (had ?? 0) + units };
}

const queue = optimisticQueue(applyUnits);
const units = fc.record<Units>({
  kind: fc.constantFrom('put', 'more', 'drop'),
  name: fc.constantFrom('a', 'b', 'c'),
  units: fc.integer({ min: 1, max: 5 }),
});
type Step = Units | 'made' | 'refused' | 'offline' | 'answerLost' | 'read' | 'readFailed';
const steps = fc.array(
  fc.oneof(units, fc.constantFrom<Step>('made', 'refused', 'offline', 'answerLost', 'read', 'readFailed')),
  { maxLength: 40 },
);

describe('an optimistic queue', () => {
  /** A client and its server, which another tab changes too. */
  function clientAndServer() {
    let server: Basket = {};
    let state: OptimisticState<Basket, Units> = { ...emptyList, confirmed: {} };
    const send = (answer: 'made' | 'refused' | 'offline' | 'answerLost'): void => {
      const [change] = state.queue;
      if (change === undefined) return;
      if (answer === 'made' || answer === 'answerLost') server = applyUnits(server, change);
      const error = answer === 'refused' ? refusal(409, 'no') : offline;
      state = { ...state, ...(answer === 'made' ? queue.confirm(state, server) : queue.rollBack(state, error)) };
    };
    const take = (step: Step): void => {
      if (typeof step !== 'string') state = { ...state, queue: [...state.queue, step] };
      else if (step === 'read') state = queue.adopt(state, server);
      else if (step === 'readFailed') state = { ...state, ...queue.rollBackAll(offline) };
      else send(step);
    };
    return {
      take,
      makeElsewhere: (change: Units): void => void (server = applyUnits(server, change)),
      state: () => state,
      server: () => server,
    };
  }

  it('J21 any sequence of acts and answers ends in a state equal to the server’s', () => {
    fc.assert(
      fc.property(steps, fc.array(units, { maxLength: 3 }), (sequence, elsewhere) => {
        const { take, makeElsewhere, state, server } = clientAndServer();
        for (const change of elsewhere) makeElsewhere(change);
        for (const step of sequence) {
          take(step);
          expect(step !== 'read' || state().confirmed === server()).toBe(true);
        }
        while (state().queue.length > 0) take('made');
        take('read');
        expect(queue.shown(state())).toEqual(server());
        expect(state().callError).toBeNull();
      }),
    );
  });

  it('J21 without failures nothing shown changes when an answer arrives', () => {
    fc.assert(
      fc.property(fc.array(units), (changes) => {
        const { take, state, server } = clientAndServer();
        for (const change of changes) take(change);
        const shown = queue.shown(state());
        while (state().queue.length > 0) {
          take('made');
          expect(queue.shown(state())).toEqual(shown);
        }
        expect(server()).toEqual(shown);
      }),
    );
  });

  it('J21 a failed change takes only itself back, and what has no effect without it', () => {
    const put = { kind: 'put', name: 'a', units: 1 } as const;
    const more = { ...put, kind: 'more' } as const;
    const other = { ...put, name: 'b' };
    const after = queue.rollBack({ confirmed: {}, queue: [put, more, other] }, refusal(409, 'cart.stock', 'Sold out.'));
    expect(after.queue).toEqual([other]);
    expect(after.callError).toMatchObject({ code: 'cart.stock', message: 'Sold out.' });
  });

  it('throws for a missing actor, which is an error of the program', () => {
    expect(() => queue.rollBackAll(new NotProvidedError('saveChange'))).toThrow(NotProvidedError);
    expect(() => changeToSend({ customerId: null, queue: [1] })).toThrow('There is no change to send.');
    expect(() => changeToSend({ customerId: 'c1', queue: [] })).toThrow('There is no change to send.');
  });
});

describe('what has no effect leaves the queue', () => {
  it('a change of a cart line whose addition was rolled back', () => {
    const change = (over: Partial<CartChange>): CartChange => ({
      kind: 'add',
      key: 'k',
      item: anItem(),
      delta: 1,
      ...over,
    });
    const other = aLine({ uniqueCode: 'other' });
    const changes = [
      change({ kind: 'quantity' }),
      change({ kind: 'remove', item: other, delta: -1 }),
      change({ kind: 'quantity', item: other }),
      change({ kind: 'add', item: other }),
    ];
    expect(cartQueue.adopt({ queue: changes }, [other]).queue).toEqual([changes[1], changes[3]]);
    const empty: never[] = [];
    expect(applyChange(empty, change({ kind: 'quantity' }))).toBe(empty);
    expect(applyChange(empty, change({ kind: 'remove' }))).toBe(empty);
  });

  it('a job of an address that was removed in another tab', () => {
    expect(addressQueue.adopt({ queue: [{ kind: 'remove', id: '1' }] }, []).queue).toEqual([]);
  });
});
