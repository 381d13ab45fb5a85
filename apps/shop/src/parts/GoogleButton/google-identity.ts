import { createContext } from 'react';

/** A sign-in with Google, from its button to the token. */
export interface GoogleRequest {
  readonly clientId: string;
  /** The ID token must carry it, so that only this browser can use the token (ASVS 10.5.1). */
  readonly nonce: string;
  /** Element in which Google draws its own button. */
  readonly place: HTMLElement;
  /** Called with the ID token after the shopper has chosen an account. */
  readonly onToken: (token: string) => void;
}

/** Access to Google's account chooser; stories provide their own. */
export interface GoogleIdentity {
  /**
   * Loads Google's script, once, and opens its chooser.
   * @throws when the script cannot be loaded
   */
  readonly open: (request: GoogleRequest) => Promise<void>;
}

/** The parts of Google Identity Services that we use. */
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
/** Max width of Google's button, px. */
const maxButtonWidth = 400;

/** Loads the script; a call after a failure retries. */
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
 * Google Identity Services. A browser may not show the chooser, so Google's own button, which always
 * works, is drawn as well.
 */
const googleIdentityServices: GoogleIdentity = {
  open: async ({ clientId, nonce, place, onToken }) => {
    await loadScript();
    const accounts = window.google?.accounts.id;
    if (accounts === undefined) throw new Error('Google’s sign-in script set nothing up.');
    const callback = ({ credential }: { readonly credential: string }) => {
      // The chooser may still be open, and a second token of this nonce would be refused.
      accounts.cancel();
      onToken(credential);
    };
    accounts.initialize({ client_id: clientId, nonce, callback });
    accounts.renderButton(place, {
      type: 'standard',
      size: 'large',
      width: Math.min(place.clientWidth, maxButtonWidth),
    });
    accounts.prompt();
  },
};

/** The Google access that the buttons use. */
export const GoogleIdentityContext = createContext<GoogleIdentity>(googleIdentityServices);
