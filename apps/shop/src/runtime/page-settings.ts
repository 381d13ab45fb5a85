import { createContext, useContext } from 'react';

/** Settings of the server that a page needs. Only public values: the page is the same for everyone. */
export interface PageSettings {
  readonly company: string;
  /** Origin for canonical links and shared pictures. */
  readonly publicOrigin: string;
  /** Null when Google sign-in is not set up; its button then says so. */
  readonly googleClientId: string | null;
  /** For how many visits a measured one stands; 0 where none is measured. */
  readonly visitsPerMeasured: number;
}

const PageSettingsContext = createContext<PageSettings>({
  company: 'kayal',
  publicOrigin: '',
  googleClientId: null,
  visitsPerMeasured: 0,
});

/** Provides the settings of the page's JSON block to the screens. */
export const PageSettingsProvider = PageSettingsContext.Provider;

/** The settings of the page a screen is on. */
export const usePageSettings = (): PageSettings => useContext(PageSettingsContext);
