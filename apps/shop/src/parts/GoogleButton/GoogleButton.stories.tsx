import { demoSettings } from '@kayal/demo-catalogue/settings';
import { answer, mockEndpoint } from '@kayal/mocks';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ApiProvider, type ApiConnection } from '../../data/api/api-context.ts';
import { PageSettingsProvider, type PageSettings } from '../../runtime/page-settings.ts';
import { GoogleButton } from './GoogleButton.tsx';

const settings: PageSettings = {
  company: demoSettings.companyCode,
  publicOrigin: 'https://kayal.example',
  googleClientId: 'kayal.apps.example',
  visitsPerMeasured: 0,
};
const place: ApiConnection = {
  fetch: (url, init) => fetch(url, init),
  origin: location.origin,
  company: demoSettings.companyCode,
  retries: 0,
};

/** Options with which Google's script is set up. */
interface Setup {
  readonly client_id: string;
  readonly nonce: string;
  readonly callback: (answer: { readonly credential: string }) => void;
}

const cancel = fn();

/** A replacement for Google's script: its button answers with a token that contains the request's nonce. */
function installGoogle(): void {
  let setup: Setup | undefined;
  const id = {
    initialize: (options: Setup) => {
      setup = options;
    },
    renderButton: (where: HTMLElement) => {
      const button = document.createElement('button');
      button.textContent = 'Continue with Google';
      button.style.minHeight = '48px';
      button.addEventListener('click', () => {
        if (setup !== undefined) setup.callback({ credential: `${setup.client_id} ${setup.nonce}` });
      });
      where.append(button);
    },
    prompt: () => {},
    cancel,
  };
  Object.defineProperty(window, 'google', { configurable: true, value: { accounts: { id } } });
}

/** The button alone, over Google's own script and a shop that counts its nonces. */
const meta = preview.meta({
  title: 'Parts/GoogleButton',
  beforeEach: ({ msw }) => {
    let asked = 0;
    const nonce = mockEndpoint(
      'googleNonce',
      () => {
        asked += 1;
        return answer({ success: true, nonce: `nonce-${asked}` });
      },
      () => null,
    );
    msw.use(nonce);
    cancel.mockClear();
    installGoogle();
    return () => {
      Reflect.deleteProperty(window, 'google');
    };
  },
});

function Tokens() {
  const [tokens, setTokens] = useState<readonly string[]>([]);
  return (
    <PageSettingsProvider value={settings}>
      <ApiProvider value={place}>
        <GoogleButton
          label="Sign in with Google"
          onToken={(token) => setTokens((earlier) => [...earlier, token])}
          onFailure={() => {}}
        />
        <output>{tokens.join(', ')}</output>
      </ApiProvider>
    </PageSettingsProvider>
  );
}

export const Ready = meta.story({ render: () => <Tokens /> });

Ready.test('ASVS 10.5.1 J29 Google is asked for a token for this press only', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in with Google' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Continue with Google' }));
  await expect(canvas.getByText('kayal.apps.example nonce-1')).toBeVisible();
  await expect(cancel).toHaveBeenCalledOnce();
  await expect(canvas.queryByRole('button', { name: 'Continue with Google' })).toBeNull();

  await userEvent.click(canvas.getByRole('button', { name: 'Sign in with Google' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Continue with Google' }));
  await expect(canvas.getByText('kayal.apps.example nonce-1, kayal.apps.example nonce-2')).toBeVisible();
});
