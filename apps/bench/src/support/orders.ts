/** Durable orders per second, with several shoppers at once. */

interface Shopper {
  readonly id: string;
  readonly cookie: string;
}

interface Variant {
  readonly productId: number;
  readonly uniqueCode: string;
  readonly price: number;
}

const base = '/api/onlineorder';
const company = 'kayal';

async function send(
  origin: string,
  method: string,
  path: string,
  body: unknown,
  cookie = '',
  extra: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${origin}${base}${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie, ...extra },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
}

/** Signs in with the demo's password. */
export async function logIn(origin: string, email: string): Promise<Shopper> {
  const answer = await send(origin, 'POST', `/user/login/${company}`, { email, password: 'made-to-move' });
  const [user]: { id: string }[] = await answer.json();
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  if (user === undefined) throw new Error(`Could not sign in as ${email}.`);
  return { id: user.id, cookie };
}

async function wellStocked(origin: string): Promise<Variant[]> {
  const products: { ID: number; MRP: number; OfferPrice: number | null }[] = await (
    await fetch(`${origin}${base}/getProductByFilter/${company}?filter=&limit=200`)
  ).json();
  const variants: Variant[] = [];
  for (const product of products.slice(0, 60)) {
    const rows: { Uniquecode: string; Qty: number }[] = await (
      await fetch(`${origin}${base}/getProductDetails/${company}?Id=${product.ID}`)
    ).json();
    for (const row of rows) {
      for (let unit = 0; unit < row.Qty; unit += 1) {
        variants.push({ productId: product.ID, uniqueCode: row.Uniquecode, price: product.OfferPrice ?? product.MRP });
      }
    }
  }
  return variants;
}

async function buy(origin: string, shopper: Shopper, variant: Variant): Promise<boolean> {
  const line = { itemId: variant.productId, uniqueCode: variant.uniqueCode, itemName: '', itemPrice: variant.price };
  await send(
    origin,
    'POST',
    `/cart/add/${company}`,
    { ...line, quantity: 1, ledname: '', ledcode: shopper.id, ledemail: '' },
    shopper.cookie,
  );
  const item = {
    id: variant.productId,
    name: '',
    model: '',
    dp: 0,
    mrp: variant.price,
    quantity: 1,
    uniqueCode: variant.uniqueCode,
  };
  const order = {
    date: new Date().toISOString().slice(0, 10),
    id: shopper.id,
    contact: '',
    items: JSON.stringify([item]),
  };
  const answer = await send(origin, 'POST', `/orderAdd/${company}`, order, shopper.cookie, {
    'idempotency-key': crypto.randomUUID(),
  });
  if (answer.status === 200) return true;
  await send(origin, 'DELETE', `/cart/clear/${company}/${shopper.id}`, {}, shopper.cookie);
  return false;
}

/** Result of an order run. */
export interface OrderRate {
  /** Acknowledged orders per second, each with its cart addition. */
  readonly perSecond: number;
  readonly placed: number;
  readonly refused: number;
}

/**
 * Lets shoppers add one unit and order it, each as fast as the server answers.
 * @param clients how many at once; @param seconds how long
 */
export async function orderRate(origin: string, shoppers: readonly Shopper[], seconds: number): Promise<OrderRate> {
  const variants = await wellStocked(origin);
  const endsAt = performance.now() + seconds * 1000;
  let placed = 0;
  let refused = 0;
  const startedAt = performance.now();
  await Promise.all(
    shoppers.map(async (shopper) => {
      while (performance.now() < endsAt) {
        const variant = variants.pop();
        if (variant === undefined) return;
        if (await buy(origin, shopper, variant)) placed += 1;
        else refused += 1;
      }
    }),
  );
  return { perSecond: placed / ((performance.now() - startedAt) / 1000), placed, refused };
}

/** Signs up shoppers, each with an address, with codes from the local mailbox. */
export async function makeShoppers(origin: string, count: number): Promise<Shopper[]> {
  return Promise.all(
    Array.from({ length: count }, (_, index) => makeShopper(origin, `bench-${index}-${Date.now()}@kayal.example`)),
  );
}

async function makeShopper(origin: string, email: string): Promise<Shopper> {
  const signUp = await send(origin, 'POST', `/user/SignUp/${company}`, {
    email,
    full_name: 'Bench Shopper',
    password: 'made-to-move',
  });
  const { id }: { id: string } = await signUp.json();
  const mails: { to: string; text: string }[] = await (await fetch(`${origin}/dev/mailbox.json`)).json();
  const otp = /\b\d{6}\b/.exec(mails.find((mail) => mail.to === email)?.text ?? '')?.[0];
  await send(origin, 'POST', `/user/Verify/${company}`, { id, otp });
  const shopper = await logIn(origin, email);
  const address = {
    name: 'Bench',
    mobile: '9876543210',
    pincode: '682001',
    locality: 'Fort Kochi',
    address: '1 Beach Road',
    city: 'Kochi',
    district: 'Ernakulam',
    addressType: 'Home',
  };
  await send(origin, 'POST', '/user/addAddress', { ...address, ledcode: shopper.id }, shopper.cookie);
  return shopper;
}
