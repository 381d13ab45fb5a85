/**
 * The listed texts that shoppers read, byte for byte, in groups: a machine reads only its own, so that an import of one
 * machine does not load the texts of all. `messages.ts` joins them.
 */

/** Texts of the login form and Google login. */
export const sessionTexts = {
  'S5.LOGIN.01': 'Please enter both email and password',
  'S5.LOGIN.02': 'Invalid email or password',
  'S8.LOGIN.01': 'Invalid email or password',
  'S8.LOGIN.02': 'An error occurred while logging in',
  'S8.LOGIN.03': 'Please enter both email and password',
  'S8.SOCIAL.01': 'Google Sign-In successful!',
  'S8.SOCIAL.02': 'Google Sign-In failed.',
  'J01.LOGGED_IN': 'You are signed in.',
  'J04.LOGGED_OUT': 'You are signed out.',
  'J75.UNVERIFIED': 'Verify your e-mail to sign in. We have sent you a new code.',
} as const;

/** Texts of creating an account. */
export const signUpTexts = {
  'S5.SIGNUP.01': 'Please fill in all fields.',
  'S5.SIGNUP.02': 'Please enter a valid email address.',
  'S8.SOCIAL.03': 'Google Sign-Up Successful!',
  'S8.SOCIAL.04': 'Failed to register via Google',
  'S8.SOCIAL.05': 'Google Sign-Up Failed',
  'S8.SOCIAL.06': 'Google Sign-In Failed',
  'S8.SIGNUP.01': 'Registration Successful',
  'S8.SIGNUP.02': 'Already Registered',
  'S8.SIGNUP.03': 'Error connecting to server',
} as const;

/** Texts of one-time codes and the new password. */
export const codeTexts = {
  'S5.FORGOT.01': 'Passwords do not match',
  'S8.VERIFY.01': 'OTP Verified Successfully!',
  'S8.VERIFY.02': 'Invalid OTP. Please check the code and try again.',
  'S8.VERIFY.03': 'OTP verification failed',
  'S8.FORGOT.01': 'Error sending OTP',
  'S8.FORGOT.02': 'Error updating password',
  'J27.RESENT': 'A new code is on its way.',
} as const;

/** Texts of the wishlist. */
export const wishlistTexts = {
  'S5.WISH.01': 'Please Login First to Continue.',
  'S5.WISH.02': 'User ID is missing.',
  'S8.WISH.01': 'Already in Wishlist',
  'S8.WISH.02': 'An error occurred while adding to wishlist.',
  'S8.WISH.03': 'Item added to wishlist!',
  'S8.WISH.04': 'Item removed from wishlist!',
  'S8.WISH.05': 'An error occurred while removing from wishlist.',
} as const;

/** Texts of the bag. */
export const cartTexts = {
  'S5.ADD.01': 'Please login to continue.',
  'S5.ADD.02': 'Please select a size and color.',
  'S5.ADD.03': 'Please select a valid size and color.',
  'S5.QTY.01': 'Quantity cannot be less than 1',
  'S8.CART.01': 'Item added to cart successfully!',
  'S8.CART.02': 'Failed to add item to cart. Please try again.',
  'S8.CART.03': 'An error occurred while adding the item to the cart. Please try again.',
  'S8.CART.04': 'Failed to update quantity. Please try again.',
  'S8.CART.05': 'Item deleted successfully',
  'S8.CART.06': 'Failed to delete item',
  'S8.CART.07': 'Error deleting item',
  'S2.CART.03': 'No address Selected',
  'S2.CART.18': 'Your cart is empty',
  'S2.CART.19': 'Your Order is Placed!',
} as const;

/** Texts of orders. */
export const orderTexts = {
  'S8.ORD.01': 'Failed to place order. Please try again.',
  'S8.ORD.02': 'No Orders',
  'S8.ORD.03': 'No orders found',
  'S8.ORD.04': 'Unknown Product',
  'S8.ORD.05': 'N/A',
} as const;

/** Texts of addresses. */
export const addressTexts = {
  'S8.ADDR.01': 'Failed to save address',
  'S8.ADDR.02': 'Failed to update address',
  'S8.ADDR.03': 'Failed to fetch address details',
  'J54.ADDR_REMOVE': 'Failed to remove address',
} as const;

/** Texts of a shopper’s own page. */
export const profileTexts = {
  'S8.PROF.01': 'User not found',
  'S8.PROF.02': 'Please Login First',
  'S8.PROF.03': 'No addresses found',
  'S8.PROF.04': 'Error fetching addresses',
  'J53.NAME': 'Please enter your name.',
  'J53.SAVED': 'Your name is saved.',
  'J53.NOT_SAVED': 'Your name could not be saved. Please try again.',
} as const;

/** Texts of the contact form. */
export const contactTexts = {
  'S5.CONTACT.01': 'Please fill out all fields.',
  'S8.CONTACT.01': 'Message sent successfully to WhatsApp!',
  'S8.CONTACT.02': 'Message sent successfully',
  'S8.CONTACT.03': 'An error occurred while sending the message. Please try again.',
} as const;

/** Texts of any read that failed. */
export const loadingTexts = {
  'J54.LOAD': 'Could not load. Please try again.',
} as const;
