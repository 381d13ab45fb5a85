import { createContext } from 'react';

/** What Google is asked for. */
export interface GoogleRequest {
  readonly clientId: string;
  /** What the ID token must carry, so that it is of use to this browser only (ASVS 10.5.1). */
  readonly nonce: string;
  /** Where Google draws its own button. */
  readonly place: HTMLElement;
  /** Takes the ID token once the shopper has chosen an account. */
  readonly onToken: (token: string) => void;
}

/** The way to Google's account chooser; a story gives its own. */
export interface GoogleIdentity {
  /**
   * Loads Google's script, once, and opens its chooser.
   * @throws when the script cannot be loaded
   */
  readonly open: (request: GoogleRequest) => Promise<void>;
}

/** What we use of Google Identity Services. */
interface GoogleAccounts {
  readonly initialize: (options: {
    readonly client_id: string;
    readonly nonce: string;
    readonly callback: (answer: { readonly credential: string }) => void;
  }) => void;
  readonly renderButton: (place: HTMLElement, options: Readonly<Record<string, string | number>>) => void;
  readonly prompt: () => void;
  readonly cancel: () => void;
}

declare global {
  interface Window {
    readonly google?: { readonly accounts: { readonly id: GoogleAccounts } };
  }
}

const scriptAddress = 'https://accounts.google.com/gsi/client';
/** Google draws its button no wider than this, px. */
const widestButton = 400;

/** Loads the script; a second try after a failure tries again. */
function loadScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    if (window.google !== undefined) return resolve();
    const script = document.createElement('script');
    script.src = scriptAddress;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('Google’s sign-in script could not be loaded.'));
    });
    document.head.append(script);
  });
}

/**
 * Google Identity Services (S7.EXT.09, J29). A browser shows the chooser only where it sees fit, so Google's own button
 * is drawn as well: it always works.
 */
const googleIdentityServices: GoogleIdentity = {
  open: async ({ clientId, nonce, place, onToken }) => {
    await loadScript();
    const accounts = window.google?.accounts.id;
    if (accounts === undefined) throw new Error('Google’s sign-in script set nothing up.');
    const callback = ({ credential }: { readonly credential: string }) => {
      // The chooser may stand open still, and a second token of this nonce is worth nothing.
      accounts.cancel();
      onToken(credential);
    };
    accounts.initialize({ client_id: clientId, nonce, callback });
    accounts.renderButton(place, { type: 'standard', size: 'large', width: Math.min(place.clientWidth, widestButton) });
    accounts.prompt();
  },
};

/** The way to Google that the buttons take. */
export const GoogleIdentityContext = createContext<GoogleIdentity>(googleIdentityServices);
