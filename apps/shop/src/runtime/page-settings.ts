import { createContext, useContext } from 'react';

/** What a page needs to know of the server it came from. Public facts only: the page is the same for everyone. */
export interface PageSettings {
  readonly company: string;
  /** Origin for canonical links and shared pictures. */
  readonly publicOrigin: string;
  /** Null: Google sign-in is not set up, and its button says so (J29). */
  readonly googleClientId: string | null;
}

const PageSettingsContext = createContext<PageSettings>({ company: 'kayal', publicOrigin: '', googleClientId: null });

/** Hands the settings of the page's JSON block to the screens. */
export const PageSettingsProvider = PageSettingsContext.Provider;

/** The settings of the page a screen is on. */
export const usePageSettings = (): PageSettings => useContext(PageSettingsContext);
