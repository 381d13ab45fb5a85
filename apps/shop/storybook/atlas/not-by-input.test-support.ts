const session = 'It follows the session, when someone signs in or out.';
const opening = 'The page sends it when it opens again, so that it shows what the server has now.';
const google = 'Google’s own dialog or script sends it.';
const waits = 'The press loads what handles it, which sends it as soon as it has started.';
const lookup = 'The row’s own look-up of a colour name sends it.';

/** Events, or single transitions, that no input of a user sends directly, each with what sends them. */
export const notByInput: Readonly<Record<string, string>> = {
  'cart.open': session,
  'cart.reload': opening,
  'wishlist.open': session,
  'wishlist.lose': 'The server answered that the session is over.',
  'watch.open': session,
  'watch.close': session,
  'watch.reload': opening,
  'addresses.reload': opening,
  'intent.keep': 'The shop sends it when a visitor presses what needs a login.',
  'session.lost': 'The server answered that the session is over.',
  'session.renamed': 'The page of personal details sends it when the server has stored the new name.',
  'login.google': google,
  'login.googleFailed': google,
  'signUp.google': google,
  'signUp.googleFailed': google,
  'list.changed': 'The list sends it when its address changes.',
  'item.open': 'The page sends it for the item in its address.',
  'save.progress': 'The upload sends it.',
  'lookup.found': lookup,
  'lookup.opened': lookup,
  'lookup.notice': lookup,
  'login.submit': waits,
  'heart.toggle': waits,
  'line.add': waits,
  'watch.ask': waits,
  'product-selection.available --add.press[0]-->': waits,
  'listing-filters.panel.closed --panel.toggle[0]-->': waits,
  'listing-filters.panel.closed --panel.toggle[1]-->': waits,
  'password-reset.address --reset.send[1]-->': waits,
  'product-selection --strip.page[3]-->': 'The strip of pictures sends it when it has scrolled.',
  'search-suggestions --text.changed[2]-->': 'The search box sends the text typed so far when its script has loaded.',
  'order.place': 'The bag sends it when the changes in flight are confirmed, after the press of Place Order.',
};

/** Transitions that no story takes because no input or answer of the shop causes them, each with the reason. */
export const neverTaken: Readonly<Record<string, string>> = {
  'cart.starting --always[0]-->': 'The shop starts it without a customer, and opens it once the session is known.',
  'wishlist.starting --always[0]-->': 'The shop starts it without a customer, and opens it once the session is known.',
  'session.unreachable --session.elsewhere[1]-->': 'Another tab sends it; a story has one tab.',
  'session.signedOut --session.elsewhere[0]-->': 'Another tab sends it; a story has one tab.',
  'session.signedOut --session.elsewhere[1]-->': 'Another tab sends it; a story has one tab.',
  'session.signedIn --session.elsewhere[2]-->': 'Another tab sends it; a story has one tab.',
  'session.signedIn --session.elsewhere[3]-->': 'Another tab sends it; a story has one tab.',
  'otp-verification.active.clock.over --always[0]-->': 'It needs the whole lifetime of a code.',
  'otp-verification.active.clock.running --xstate.after.untilDeadline.otp-verification.active.clock.running[0]-->':
    'It needs the whole lifetime of a code.',
  'listing-filters.panel --layout.changed[3]-->': 'A story has one width.',
  'listing-filters.panel.drafting --list.changed[5]-->': 'A drawer covers the links that would change the list.',
  'colour-lookup.loading --xstate.error.actor.loadNamedColours[3]-->': 'No mock can make the import of a script fail.',
};
