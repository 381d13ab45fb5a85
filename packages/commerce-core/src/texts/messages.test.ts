import { describe, expect, it } from 'vitest';
import { type MessageId, adminOrdersError, messages } from './messages.ts';
import { noticeOf } from './notice.ts';

/** Copied from the checklist, not from the source, so that a changed byte fails this test. */
const listed: readonly (readonly [MessageId, string])[] = [
  ['S5.LOGIN.01', 'Please enter both email and password'],
  ['S5.LOGIN.02', 'Invalid email or password'],
  ['S5.WISH.01', 'Please Login First to Continue.'],
  ['S5.WISH.02', 'User ID is missing.'],
  ['S5.ADD.01', 'Please login to continue.'],
  ['S5.ADD.02', 'Please select a size and color.'],
  ['S5.ADD.03', 'Please select a valid size and color.'],
  ['S5.QTY.01', 'Quantity cannot be less than 1'],
  ['S5.SIGNUP.01', 'Please fill in all fields.'],
  ['S5.SIGNUP.02', 'Please enter a valid email address.'],
  ['S5.FORGOT.01', 'Passwords do not match'],
  ['S5.CONTACT.01', 'Please fill out all fields.'],
  ['S5.OFFER.01', 'Please select an item and enter an offer price.'],
  ['S8.LOGIN.01', 'Invalid email or password'],
  ['S8.LOGIN.02', 'An error occurred while logging in'],
  ['S8.LOGIN.03', 'Please enter both email and password'],
  ['S8.SOCIAL.01', 'Google Sign-In successful!'],
  ['S8.SOCIAL.02', 'Google Sign-In failed.'],
  ['S8.SOCIAL.03', 'Google Sign-Up Successful!'],
  ['S8.SOCIAL.04', 'Failed to register via Google'],
  ['S8.SOCIAL.05', 'Google Sign-Up Failed'],
  ['S8.SOCIAL.06', 'Google Sign-In Failed'],
  ['S8.SIGNUP.01', 'Registration Successful'],
  ['S8.SIGNUP.02', 'Already Registered'],
  ['S8.SIGNUP.03', 'Error connecting to server'],
  ['S8.VERIFY.01', 'OTP Verified Successfully!'],
  ['S8.VERIFY.02', 'Invalid OTP. Please check the code and try again.'],
  ['S8.VERIFY.03', 'OTP verification failed'],
  ['S8.FORGOT.01', 'Error sending OTP'],
  ['S8.FORGOT.02', 'Error updating password'],
  ['S8.CONTACT.01', 'Message sent successfully to WhatsApp!'],
  ['S8.CONTACT.02', 'Message sent successfully'],
  ['S8.CONTACT.03', 'An error occurred while sending the message. Please try again.'],
  ['S8.WISH.01', 'Already in Wishlist'],
  ['S8.WISH.02', 'An error occurred while adding to wishlist.'],
  ['S8.WISH.03', 'Item added to wishlist!'],
  ['S8.WISH.04', 'Item removed from wishlist!'],
  ['S8.WISH.05', 'An error occurred while removing from wishlist.'],
  ['S8.CART.01', 'Item added to cart successfully!'],
  ['S8.CART.02', 'Failed to add item to cart. Please try again.'],
  ['S8.CART.03', 'An error occurred while adding the item to the cart. Please try again.'],
  ['S8.CART.04', 'Failed to update quantity. Please try again.'],
  ['S8.CART.05', 'Item deleted successfully'],
  ['S8.CART.06', 'Failed to delete item'],
  ['S8.CART.07', 'Error deleting item'],
  ['S8.ORD.01', 'Failed to place order. Please try again.'],
  ['S8.ORD.02', 'No Orders'],
  ['S8.ORD.03', 'No orders found'],
  ['S8.ORD.04', 'Unknown Product'],
  ['S8.ORD.05', 'N/A'],
  ['S8.ADDR.01', 'Failed to save address'],
  ['S8.ADDR.02', 'Failed to update address'],
  ['S8.ADDR.03', 'Failed to fetch address details'],
  ['S8.PROF.01', 'User not found'],
  ['S8.PROF.02', 'Please Login First'],
  ['S8.PROF.03', 'No addresses found'],
  ['S8.PROF.04', 'Error fetching addresses'],
  ['S8.DASH.01', 'Error: {message}'],
  ['S8.DASH.02', 'Unknown Customer'],
  ['S8.DASH.03', 'Unknown Product'],
  ['S8.OFFER.01', 'Offer added successfully!'],
  ['S8.OFFER.02', 'Something went wrong.'],
  ['S8.OFFER.03', 'Server error.'],
  ['S8.IMG.02', 'Display image updated.'],
  ['S8.COLOR.01', 'No matching colors found.'],
  ['S8.COLOR.02', 'Failed to save '],
  ['S2.CART.03', 'No address Selected'],
  ['S2.CART.18', 'Your cart is empty'],
  ['S2.CART.19', 'Your Order is Placed!'],
];

describe('messages', () => {
  it.each(listed)('%s J68 is byte for byte %j', (id, text) => {
    expect(messages[id]).toBe(text);
  });

  it('J68 every id of the specification is listed here', () => {
    const own = Object.keys(messages).filter((id) => !id.startsWith('J'));
    expect(own.toSorted()).toEqual(listed.map(([id]) => id).toSorted());
  });

  it('S8.COLOR.02 the trailing space is kept', () => {
    expect(messages['S8.COLOR.02'].endsWith(' ')).toBe(true);
  });

  it('S8.DASH.01 the message is inserted unchanged', () => {
    expect(adminOrdersError('$& failed')).toBe('Error: $& failed');
  });

  it('S8.FORGOT.01 S8.CART.06 the server’s text wins unless it is blank', () => {
    expect(noticeOf('danger', 'S8.FORGOT.01', { text: 'Wait.' }).text).toBe('Wait.');
    expect(noticeOf('danger', 'S8.FORGOT.01', { text: '  ' }).text).toBe('Error sending OTP');
    expect(noticeOf('danger', 'S8.FORGOT.01').text).toBe('Error sending OTP');
  });
});
