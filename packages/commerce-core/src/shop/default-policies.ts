/**
 * The policy pages of a new shop as Markdown, until an owner writes her own. They name no region and no company, so that
 * they suit any shop in India. `## Title {#id}` starts a section. Fields in braces, such as `{returnDays}`, are filled in from the settings when a page is shown.
 */
export const defaultPolicies = [
  {
    slug: 'aboutus',
    title: 'About Us',
    markdown: `## What we sell {#what-we-make}

Have a look around: [all our products](/searchpage) are on one page, and you can filter them by colour, size and price.

## How we work {#how-we-work}

- **One price.** What stands on the page includes all taxes. Nothing is added at the end.
- **Time to try.** You have {returnDays} to send back what does not fit.

## Talk to us {#talk-to-us}

We read every message. Say hello through the [contact page](/contact).
`,
  },
  {
    slug: 'shippingpolicy',
    title: 'Shipping Policy',
    markdown: `## Getting it ready {#processing}

We pick, check and pack every order within {processingDays}. Business days are Monday to Saturday, but no public holidays. An order that comes on a day off is taken up on the next business day.

## How long it takes {#delivery}

Once packed, delivery is estimated at {deliveryDays}, depending on where you live. Your bag shows the day we expect it before you order.

| Step | Estimated time |
|---|---|
| Processing | {processingDays} |
| Delivery | {deliveryDays} |

Floods, strikes and festivals can slow a parcel down. If yours is later than promised, we chase it for you.

## What it costs {#cost}

{deliveryCost}

## Where we deliver {#where}

We deliver to every pincode in India that our couriers serve, and not abroad for now. Check the address you have chosen before you place the order: once a parcel is on its way, it cannot be sent elsewhere.

## Following your order {#follow}

Where an order stands is shown in [My Orders](/myorders): placed, on its way or delivered.

## When something goes wrong {#trouble}

If a parcel comes damaged, or with the wrong thing in it, report it within {damagedDays} with a photograph; the [Returns and Refunds Policy](/returnpolicy#damaged-or-wrong) says how. If it does not come at all, [tell us](/contact) and we look for it.
`,
  },
  {
    slug: 'returnpolicy',
    title: 'Returns and Refunds Policy',
    markdown: `## How long you have {#return-period}

We accept returns within {returnDays} of delivery. The piece must be unworn, unwashed and have all its tags, and come in its own packing if you still have it.

## Size and fit {#size-and-fit}

Try it on at home, over what you train in. If it pinches or flaps, return it and order the size that fits: the sizes at hand are shown on the product’s page.

## How to return something {#how-to-return}

1. Write to us through the [contact form](/contact){orSupportEmail} with the number of your order, which stands in [My Orders](/myorders).
2. Say which pieces come back and why. We answer with the address and the next step.
3. Pack them well, put a note with the order number inside, and keep the courier’s receipt.

## Damaged or wrong items {#damaged-or-wrong}

Damaged or incorrect items must be reported within {damagedDays} of delivery. Send a photograph of the piece and of its label. We replace it or refund it in full, and its way back costs you nothing.

## Refunds {#refunds}

When a return has reached us and been checked, we refund what you paid for it within {refundDays}, the way you paid. Your bank may take a little longer to show it.

## What cannot come back {#final-sale}

Final sale items are not returnable; they are marked so before you buy. For reasons of hygiene, neither are:

- swimwear whose hygiene seal is gone;
- bottles and other things for drinking that have been used.

Something that came damaged or wrong can always come back.
`,
  },
  {
    slug: 'termsconditions',
    title: 'Terms & Conditions',
    markdown: `## Use of the website {#use-of-the-website}

These terms hold whenever you use {site}. If you do not agree with them, please do not use the shop.

- **Age:** you are {age}+ years old, or you use the shop with parental consent.
- **Accurate information:** what you tell us about yourself, your address and your order is true, and you keep it so.
- **Prohibited activities:** you do not break the law here, do not use somebody else’s account, do not order what you have no wish to receive, do not copy the catalogue by machine, and do not disturb, probe or attack the shop or the people who use it.
- **Intellectual property:** looking and buying give no right to copy our pictures, texts or designs; section 7 says more.

## Account responsibility {#account-responsibility}

An account is for one person. Keep your password and one-time codes to yourself: nobody from {name} will ever ask for them. What is done while you are signed in counts as done by you.

If you think that somebody else has been in your account, [set a new password](/forgotpass), which signs out every device, and [tell us](/contact). We may close an account that is used against these terms.

## Product information and pricing {#product-information-and-pricing}

We describe and photograph every piece as carefully as we can. Screens differ, so a colour may look a little different in your hand.

Prices are in {currency} and include all taxes. Where a price is struck through, it is the maximum retail price, and the other is what you pay. Prices and offers can change, but never for an order already placed. If a price is plainly a mistake, we tell you and cancel the order rather than send it.

## Orders and payment {#orders-and-payment}

Placing an order is your offer to buy; we accept it when we confirm it on the page and by mail. We may decline an order when a piece is gone, when an address cannot be reached, or when something about it looks wrong. In that case you pay nothing.

The price you confirm is the price you pay. How an order can be paid is shown in your bag before you place it. We never keep the number of a card.

## Shipping and delivery {#shipping-and-delivery}

We process an order within {processingDays}, and delivery is estimated at {deliveryDays} after that. These are estimates: weather, strikes and holidays can delay a parcel. The risk passes to you when it is handed over at your address. The [Shipping Policy](/shippingpolicy) has the details.

## Returns and refunds {#returns-and-refunds}

You can return a piece within {returnDays} of delivery, unworn and with its tags. Report what came damaged or wrong within {damagedDays}. Refunds take {refundDays}. Final sale items cannot be returned. The [Returns and Refunds Policy](/returnpolicy) says how.

## Intellectual property {#intellectual-property}

The name {name}, the logo, the designs, pictures, texts and programs of this shop belong to us or to those who let us use them. You may look at them, print a page for yourself and share a link. For anything more, such as using them in another shop or an advertisement, you need our written permission first.

## Limitation of liability {#limitation-of-liability}

If something we sold or did harms you and we are answerable for it, we owe you at most the amount you paid for the order it concerns. We are not answerable for losses that nobody could foresee. Nothing here takes away a right that the law gives you as a consumer, nor limits what may not be limited.

## Indemnification {#indemnification}

If somebody makes a claim against us because you broke these terms or the law while using the shop, you make good what that costs us, including reasonable lawyers’ fees.

## Changes to these terms {#changes-to-these-terms}

We may change these terms; the day of the last change stands at the top of the page. An order is governed by the terms of the day on which it was placed. These terms follow the laws of India, and its courts decide where we cannot agree.

## Contact us {#contact}

If anything here is unclear, ask before you order:

{contact}
`,
  },
  {
    slug: 'privacypolicy',
    title: 'Privacy Policy',
    markdown: `## Information we collect {#information-we-collect}

This policy is about {site}, the online shop of {name}. You can look round it without telling us who you are. We keep what you give us when you do more than that:

- **Your account:** your name, your e-mail address and your password. The password is kept only as a hash, from which nobody can read it back.
- **Your orders:** what you bought, where it goes, and the mobile number for the courier.
- **Your bag and wishlist,** so that they are there on your next visit and on your other devices, and the sold-out sizes you asked us to write to you about.
- **What you write to us** through the contact form or by e-mail.
- **Technical records:** your network address and the time of a request, kept for a short while to hold off attacks and find faults.

Which products you looked at last is kept in your own browser alone. It is not sent to us, and you can clear it where it is shown.

If you sign in with Google, Google tells us your name and your e-mail address, and nothing else. We never see your Google password.

## How we use your information {#how-we-use-it}

We use it to run the shop, and for nothing that has no part in that:

- to take, pack, deliver and, if need be, take back your orders;
- to sign you in, and to send the codes that prove an e-mail address is yours;
- to answer your questions;
- to keep the accounts and records that Indian law asks of a shop;
- to find fraud and faults.

We do not sell your information, and we show no advertising that follows you round.

## How we protect your information {#how-we-protect-it}

Pages and data travel encrypted. The mark that keeps you signed in is a cookie that scripts cannot read; signing in with Google takes a second one, for ten minutes. Only staff who handle orders can see them, and what they change is recorded. One-time codes expire after ten minutes and work once.

No shop can promise that nothing will ever go wrong. If your information is ever exposed, we tell you and the authorities without delay.

## Your rights {#your-rights}

Whatever we hold about you is yours to ask about. You have the right to:

- **Access and update:** see what we keep and have it put right. Most of it stands in [My Info](/myinfo).
- **Opt-out:** tell us to stop writing to you. Mail about an order under way still comes.
- **Delete:** have your account and its information removed. Records of orders that the law makes us keep stay for as long as it says.

Write to us from your account’s e-mail address, and we act on it within 30 days.

## Third-party links {#third-party-links}

Our pages link to other sites, such as our social media, and Google helps you to sign in if you choose so. What those sites do is told by their own policies, not by this one. Please read them before you give anything away there.

## Changes to this policy {#changes}

When the shop changes, this page may have to. The day of the last change stands at its top. If a change matters to what you have already told us, we write to you before it counts.

## Contact us {#contact}

Questions about your privacy, or a wish from section 4? A person reads these:

{contact}
`,
  },
] as const;
