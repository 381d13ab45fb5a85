import { apiBase, type GatewayWay } from '@kayal/api-contract';
import { dialects } from '../gateways/dialects.ts';
import type { GatewayStandIn, Notice } from '../gateways/stand-in.ts';
import { lineBody, orderItem, submission, type SmallVariant } from '../shopping.ts';
import { sendUntilAnswered, type StormReply } from './send.ts';
import { today, type StormShopper, type Victim } from './storm.ts';

/** What happens to a payment: at its gateway, on the way of a notice, at the shopper's or at the owner's. */
export type PaymentAct =
  /** She pays. `amount` in paise; what the order costs where it is null. */
  | { readonly do: 'pay'; readonly amount: number | null }
  /** One of the notices arrives, perhaps again or after later ones. */
  | { readonly do: 'tell'; readonly which: number }
  /** One of the next calls of the gateway fails. */
  | { readonly do: 'fail'; readonly how: 'error' | 'cut' }
  | { readonly do: 'look' | 'cancel' | 'withdraw' | 'refund' };

/** The life of one payment. */
export interface PaymentLife {
  readonly way: GatewayWay;
  readonly variant: SmallVariant;
  readonly acts: readonly PaymentAct[];
}

/** A payment that has begun: its order was answered with 200. */
interface Begun {
  readonly entryNo: string;
  readonly id: string;
  /** Whether the shop has told her where to pay. */
  knowsPage: boolean;
}

/** Lives of payments at a server that is killed meanwhile. Each has a shopper of its own. */
export class PaymentStorm {
  /** Numbers of the orders that were answered with 200. */
  readonly acknowledged: string[] = [];
  /** Orders that were refused, because the pieces were sold out. */
  refused = 0;
  /** Acts of all lives. */
  acts = 0;
  #ended = 0;
  readonly #watchers = new Set<() => void>();
  readonly #victim: Victim;
  readonly #gateways: Readonly<Record<GatewayWay, GatewayStandIn>>;
  readonly #admin: Pick<StormShopper, 'cookie'>;

  constructor(
    victim: Victim,
    gateways: Readonly<Record<GatewayWay, GatewayStandIn>>,
    admin: Pick<StormShopper, 'cookie'>,
  ) {
    this.#victim = victim;
    this.#gateways = gateways;
    this.#admin = admin;
  }

  /** Lets some lives go on at once until all have ended. */
  async run(lives: readonly PaymentLife[], shoppers: readonly StormShopper[], atOnce: number): Promise<void> {
    const waiting = lives.entries();
    const worker = async (): Promise<void> => {
      for (const [index, life] of waiting) {
        const shopper = shoppers[index];
        if (shopper !== undefined) await this.#live(shopper, life);
        this.#ended += 1;
        for (const watch of this.#watchers) watch();
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
  }

  /** Settles when so many lives have ended. */
  async untilEnded(count: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const watch = (): void => {
      if (this.#ended >= count) resolve();
    };
    this.#watchers.add(watch);
    watch();
    await promise;
    this.#watchers.delete(watch);
  }

  async #live(shopper: StormShopper, { way, variant, acts }: PaymentLife): Promise<void> {
    const begun = await this.#begin(shopper, way, variant);
    if (begun === null) return;
    const notices: Notice[] = [];
    for (const act of acts) await this.#act(shopper, way, begun, act, notices);
    await this.#withdraw(shopper, begun);
  }

  async #begin(shopper: StormShopper, way: GatewayWay, variant: SmallVariant): Promise<Begun | null> {
    const body = submission(shopper, [orderItem(variant, 1)], { date: today(), payment: way });
    const added = await sendUntilAnswered(this.#victim, shopper, 'addToCart', {
      key: 'add',
      body: lineBody(variant, 1),
    });
    const ordered = await sendUntilAnswered(this.#victim, shopper, 'placeOrder', { key: 'order', body });
    if (added.status === 409 || ordered.status === 409) {
      this.refused += 1;
      return null;
    }
    added.answer();
    const { orderId: entryNo } = ordered.answer();
    this.acknowledged.push(entryNo);
    const { id, payAddress } = await this.#look(shopper, entryNo);
    return { entryNo, id, knowsPage: payAddress !== null };
  }

  async #act(shopper: StormShopper, way: GatewayWay, begun: Begun, act: PaymentAct, notices: Notice[]): Promise<void> {
    const { entryNo, id } = begun;
    const gateway = this.#gateways[way];
    this.acts += 1;
    switch (act.do) {
      case 'pay':
        if (!begun.knowsPage || (notices.length > 0 && !dialects[way].takesSeveral)) return;
        notices.push(gateway.pay(id, act.amount ?? undefined));
        return;
      case 'tell': {
        const notice = notices[act.which % Math.max(notices.length, 1)];
        return notice === undefined ? undefined : this.#tell(way, notice);
      }
      case 'fail':
        gateway.misbehaviours.push(act.how);
        return;
      case 'look':
        begun.knowsPage ||= (await this.#look(shopper, entryNo)).payAddress !== null;
        return;
      case 'withdraw':
        return this.#withdraw(shopper, begun);
      case 'cancel':
        await this.#ask(this.#admin, 'cancelOrder', { params: { entryNo }, body: { reason: 'Because' } });
        return;
      case 'refund': {
        const { stage } = await this.#look(shopper, entryNo);
        await this.#ask(this.#admin, 'takePaymentStep', { params: { id }, body: { step: 'refund', stage, amount: 1 } });
      }
    }
  }

  async #look(shopper: StormShopper, entryNo: string) {
    return (await sendUntilAnswered(this.#victim, shopper, 'getPayment', { params: { entryNo } })).answer().payment;
  }

  async #withdraw(shopper: StormShopper, { entryNo }: Begun): Promise<void> {
    await this.#ask(shopper, 'takeOwnPaymentStep', { params: { entryNo }, body: { step: 'withdraw' } });
  }

  /** A step that may be illegal by now. @throws at a refusal of another kind, and at an error of the server */
  async #ask(...call: StepArguments): Promise<void> {
    const reply: StormReply<StepArguments[1]> = await sendUntilAnswered(this.#victim, ...call);
    if (![200, 400, 404, 409].includes(reply.status)) reply.answer();
  }

  /** Sends a notice once: a server that is down never gets it. */
  async #tell(way: GatewayWay, { body, headers }: Notice): Promise<void> {
    const reply = await fetch(`${this.#victim.address}${apiBase}/payment/notices/${way}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: new Uint8Array(body),
    }).catch(() => null);
    if (reply !== null && ![200, 503].includes(reply.status)) {
      throw new Error(`A notice was answered with ${reply.status}.`);
    }
  }
}

type StepArguments = [
  who: Pick<StormShopper, 'cookie'>,
  name: 'cancelOrder' | 'takePaymentStep' | 'takeOwnPaymentStep',
  call: { readonly params: Readonly<Record<string, string>>; readonly body: object },
];
