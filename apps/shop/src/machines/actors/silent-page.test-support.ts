/** A page that shows no notice, goes nowhere and has no other tab, for the start of a shop in tests of other things. */
export const silentPage = {
  notify: () => {},
  forgetNotices: () => {},
  goTo: () => {},
  tabs: { postMessage: () => {}, addEventListener: () => {} },
  newKey: () => 'key',
};
