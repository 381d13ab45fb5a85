const session = 'It follows the session, when someone signs in or out.';
const opening = 'The page sends it when it opens again, so that it shows what the server has now.';
const google = 'Google’s own dialog or script sends it.';
const waits = 'The press loads what handles it, which sends it as soon as it has started.';
const drawer = 'It needs a control that the open drawer covers.';
const meanwhile = 'It needs a change in another tab while this one reads; a story has one tab.';
const lookup = 'The row’s own look-up of a colour name sends it.';

/** Events, or single transitions, that no input of a user sends directly, each with what sends them. */
export const notByInput: Readonly<Record<string, string>> = {
  'cart.open': session,
  'cart.reload': opening,
  'wishlist.open': session,
  'cart.lose': 'The server answered that the session is over.',
  'wishlist.lose': 'The server answered that the session is over.',
  'heart.fill': 'The shop sends it after the login of a visitor who pressed a heart.',
  'watch.open': session,
  'watch.close': session,
  'watch.lose': 'The server answered that the session is over.',
  'watch.reload': opening,
  'addresses.reload': opening,
  'intent.keep': 'The shop sends it when a visitor presses what needs a login.',
  'session.elsewhere': 'Another tab sends it.',
  'session.lost': 'The server answered that the session is over.',
  'session.renamed': 'The page of personal details sends it when the server has stored the new name.',
  'login.open': 'The login page sends it when it opens.',
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
  'session.signedOut.checking --xstate.done.actor.logIn[1]-->':
    'The client of the API turns an answer without a user into a refusal.',
  'wishlist.open.idle --wishlist.reload[0]-->':
    'A page that comes back from the cache of the browser sends it; the page of a story is always new.',
  'wishlist.open.loading --wishlist.reload[0]-->': meanwhile,
  'wishlist.open.refreshing --wishlist.reload[0]-->': meanwhile,
  'cart.open.loading --cart.reload[0]-->': meanwhile,
  'cart.open.refreshing --cart.reload[0]-->': meanwhile,
  'session.restoring --session.elsewhere[0]-->': meanwhile,
  'otp-verification.active.clock.over --always[0]-->': 'It needs the whole lifetime of a code.',
  'otp-verification.active.clock.running --xstate.after.untilDeadline.otp-verification.active.clock.running[0]-->':
    'It needs the whole lifetime of a code.',
  'listing-filters.panel --layout.changed[3]-->': 'A story has one width.',
  'listing-filters.panel.drafting --list.changed[5]-->': drawer,
  'listing-filters.panel.drafting --panel.toggle[0]-->': drawer,
  'listing-filters --sort.choose[8]-->': drawer,
  'listing-filters --chip.remove[12]-->': drawer,
  'listing-filters --price.commit[4]-->': 'The drawer has bands of prices in place of the slider.',
  'listing-filters --price.choose[7]-->': 'Only the drawer has bands of prices, and it is always a draft.',
  'listing-filters.panel --group.choose[0]-->': 'Beside the grid the other lists are links.',
  'listing-filters.panel.open --panel.close[1]-->':
    'Beside the grid the button Filters closes the panel, by panel.toggle.',
  'order-placement --order.place[0]-->': 'The button takes no press while an order is on its way.',
  'order-placement.checking --always[0]-->':
    'An empty bag has no button, and one without a line on sale says why it takes no press.',
  'order-placement.submitFailed --order.dismiss[1]-->':
    'The message of a failed order has no button that closes it; the next try replaces it.',
  'order-placement.placed --order.place[1]-->':
    'After an order the bag is empty, and leaving the page ends the machine.',
  'cart.open --line.undo[6]-->': 'The bag would have to reach its limit in another tab meanwhile; a story has one tab.',
  'cart.open --order.placed[8]-->':
    'A change of the bag would have to be on its way for longer than an order; a story’s answers come in their order.',
  'address-book.list.loading --addresses.reload[0]-->':
    'An address is saved from the list, which is read by then, and Retry is shown only when reading has failed.',
  'colour-lookup.loading --xstate.error.actor.loadNamedColours[3]-->': 'No mock can make the import of a script fail.',
};
