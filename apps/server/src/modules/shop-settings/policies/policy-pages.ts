import { pathToFileURL } from 'node:url';
import type { ShopSettings } from '@kayal/api-contract';
import type Piscina from 'piscina';
import { programFile } from '../../../basics/program-files.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { PolicyPage, PolicyRequest } from './policy-worker.ts';

/**
 * How long one page may take, ms, the start of the thread included. A text that is saved must take a third of the time in
 * which it is shown: the machine may be busier then.
 */
const defaultLimits = { savingMs: 6_000, showingMs: 18_000 };
/** How long the thread waits for the next page, ms. */
const idleMs = 20_000;

/** Makes the HTML of the owner's pages in a thread of its own: a text can keep a Markdown parser busy for long. */
export interface PolicyPages {
  /** @throws ApiError `unavailable` for a page that cannot be made in time */
  render(request: PolicyRequest): Promise<PolicyPage | null>;
  /**
   * Makes each page whose text changed once, for nobody.
   * @returns what is wrong with a page that cannot be shown, by its field
   */
  problems(before: ShopSettings, settings: ShopSettings): Promise<Readonly<Record<string, string>>>;
  /** Ends the thread. */
  close(): Promise<void>;
}

type Pool = Piscina<PolicyRequest, PolicyPage | null>;

/** Makes the pages of an app; the thread starts with the first one. @param limits are for tests */
export function createPolicyPages({ savingMs, showingMs } = defaultLimits): PolicyPages {
  let pool: Promise<Pool> | undefined;
  const render = async (request: PolicyRequest, limitMs: number): Promise<PolicyPage | null> => {
    const threads = await (pool ??= startThreads());
    return threads.run(request, { name: 'render', signal: AbortSignal.timeout(limitMs) });
  };
  return {
    render: (request) =>
      render(request, showingMs).catch(() => {
        throw new ApiError('unavailable');
      }),
    async problems(before, settings) {
      const texts = new Map(before.policies.map(({ slug, markdown }) => [slug, markdown]));
      const changed = settings.policies.filter(({ slug, markdown }) => texts.get(slug) !== markdown);
      const found: Record<string, string> = {};
      for (const { slug } of changed) {
        const isGood = await render({ settings, slug, publicOrigin: '', updatedAt: 0 }, savingMs).then(
          () => true,
          () => false,
        );
        if (!isGood) found[`policies.${slug}`] = 'the text is nested too deeply, or takes too long to show';
      }
      return found;
    },
    async close() {
      await (await pool)?.destroy();
    },
  };
}

/** Loaded with the first page, so that the server's start does not wait for it. */
async function startThreads(): Promise<Pool> {
  const { Piscina: Threads } = await import('piscina');
  return new Threads<PolicyRequest, PolicyPage | null>({
    filename: pathToFileURL(programFile('modules/shop-settings/policies/policy-worker.ts')).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    execArgv: [],
  });
}
