/** Notices about personal data of a new shop, an item each: what is kept, and why. Its owner may write others. */
export const firstNotices = {
  signUpNotice: [
    'Your name and e-mail address: to open your account, to sign you in and to write to you about your orders.',
    'Your password: only as a code that nobody can turn back.',
    'Where you are signed in, as browser and time: so that you see it and can sign out from afar.',
  ],
  addressNotice: [
    'Name, address and pincode: to bring your orders to you, and for their invoices.',
    'Telephone number: so that the courier can reach you.',
  ],
  contactNotice: [
    'Name, e-mail address and telephone number: to answer you.',
    'Your message: to help you, and to see later what we promised.',
  ],
};
