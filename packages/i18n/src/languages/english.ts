import { englishShopStatus } from '../merchant/shop-status-words.ts'
import { englishGoodsTable } from '../merchant/goods-table-words.ts'
import { englishDispute } from '../after-sales/dispute-words.ts'
import { englishItems } from '../merchant/item-words.ts'
import { englishDifferences } from '../after-sales/exchange-difference-words.ts'
import { englishShopExchanges } from '../after-sales/exchange-shop-words.ts'
import { englishExchanges } from '../after-sales/exchange-words.ts'
import { englishInspections } from '../after-sales/inspection-words.ts'
import { englishReturns } from '../after-sales/return-words.ts'
import { englishActedFor } from '../orders/acted-for-words.ts'
import { englishMails } from '../mail-words.ts'
import { englishMessage } from '../orders/message-words.ts'
import { englishWithdrawal, englishWithdrawn } from '../after-sales/withdrawal-words.ts'
import { englishDeliveryNote } from '../orders/delivery-note-words.ts'
import { englishTracks } from '../orders/track-words.ts'
import { englishReceipt } from '../after-sales/receipt-words.ts'
import { englishTables } from '../merchant/table-words.ts'
import { englishPromotion } from '../merchant/promotion-words.ts'
import { englishExtras } from '../orders/extra-words.ts'
import { englishInvoice } from '../invoice/english.ts'
import { englishRefusals } from '../refusals/english.ts'
import { englishPoints } from '../point-words.ts'
import { englishLevels } from '../level-words.ts'
import { englishFreeOrder } from '../orders/free-order-words.ts'
import { englishGiftCard } from '../orders/gift-card-words.ts'
import { englishGroupBuy } from '../orders/group-buy-words.ts'
import { englishPickUp } from '../orders/pick-up-words.ts'
import { englishPlan } from '../merchant/plan-words.ts'
import { englishPreSale } from '../orders/pre-sale-words.ts'

/**
 * The server's own words in English: refusals, field messages, mails. The other languages have
 * exactly these keys.
 */
export const english = {
  invoice: englishInvoice,
  deliveryNote: englishDeliveryNote,
  tracks: englishTracks,
  receipt: englishReceipt,
  ...englishTables,
  promotion: englishPromotion,
  giftCard: { name: englishGiftCard.name },
  extras: englishExtras,
  refusals: englishRefusals,
  memberLevels: englishLevels,
  problems: {
    title: 'Errors',
    intro:
      'Every response that is not 2xx carries one of these codes, its HTTP status and a sentence for the reader.',
    calls: 'Calls that can return it',
  },
  fields: {
    required: 'Please fill this in.',
    length: 'This is too long: please use no more than {max} characters.',
    invalid: 'Invalid input.',
    email: 'Please enter an email address such as name@example.com.',
    phone: 'Please enter a phone number with its country code.',
    postal: 'This postcode is not valid for the country.',
    name: 'Please enter just a name, without links, email addresses, phone numbers or whole sentences.',
    name_length: 'First and last name together can have up to 34 characters.',
    street_length: 'Street and house number together are too long for a delivery label.',
    country: 'This storefront does not deliver to this country.',
    tax_code: 'This tax code is not valid. Please check the letters and digits.',
    upload: 'Please wait until the document has been uploaded.',
    document: 'We no longer have this document. Please upload it again.',
    tracking: 'A tracking number has only letters and digits, at most 40.',
    too_small: 'This is too short or too small.',
    too_big: 'This is too long or too large.',
    rating: 'please pick a rating',
    review_text: 'there are products not yet reviewed',
    picture: 'We no longer have this picture. Please add it again.',
    no_line: 'please select at least one product',
    amount_required: 'please enter refund amount',
    amount: 'Please enter a refund amount above zero.',
    one_at_a_time: 'One request at a time: please send them one after another.',
    unsent_whole:
      'Goods that have not been sent can only be cancelled in full. Please apply for their full amount, or leave them out.',
    currency: 'Please enter the amount in the currency of the order.',
    decimals: 'This amount has too many decimals.',
    reason_required: 'please select reason',
    exchange_sku_required: 'please pick what you would like instead',
    carrier_required: 'please enter logistics company',
    number_required: 'please enter tracking number',
    number_invalid: 'please enter correct tracking number',
    photo_required: 'please show at least one photo',
    captcha: 'Please enter the four characters shown in the picture.',
    code: 'A code has six digits.',
    password: 'password does not meet conditions',
    nickname: 'Please enter a name of at most 40 characters, without < > or \\.',
    invitation: 'An invitation code has 8 to 12 letters and digits.',
    phone_country: 'We send SMS only to numbers of the countries we sell in.',
    coupon_code: 'A code has 3 to 20 letters, digits or hyphens.',
    above_amount: 'This must be more than what is taken off.',
    ...englishPlan,
    price_far:
      'This is less than half of the last price or more than twice. If it is meant, tick the box below the prices.',
    price_no_reduction: 'In the last 30 days it cost this or less: that is no reduction.',
    price_new: 'It has to be sold here for 30 days before its price can be reduced.',
    price_last: 'Something of the item has to be sold: take the whole item off sale instead.',
    price_missing: 'Please enter a price.',
    ...englishGoodsTable,
    item_picture: 'Please choose one of the item’s pictures.',
    item_number: 'There is no such item number in this shop.',
    after_start: 'The end must come after the start.',
    vat_id: 'This is not a VAT ID of this country. Please check its letters and figures.',
    agree: 'Please tick this.',
    document_required: 'Please add at least one document.',
    document_waiting: 'We are still looking at a document. Please try again in a few minutes.',
  },
  articles: { help: 'Help', legal: 'About and legal' },
  mails: {
    greeting: 'Hello {name},',
    guestGreeting: 'Hello,',
    closing: 'Your Galleria team',
    demonstration: 'A demonstration mall.',
    orderNumber: 'Order {code}',
    from: 'from {shop}',
    total: 'Total, tax included',
    shipping: 'Delivery',
    expected: 'Expected {date}',
    viewOrder: 'View your order',
    deliverTo: 'Delivery address',
    /** In mails to an address that nobody has proven. */
    notMe: {
      why: 'You’re receiving this email because this address was used for an order. Wasn’t that you? One click stops these emails:',
      link: 'This was not me',
    },
    received: {
      subject: 'We’ve received your order {code}',
      intro:
        'Thank you for your order. It is reserved for you until {deadline}, and will be prepared as soon as we receive your payment.',
    },
    paid: {
      subject: 'We’ve received your payment for order {code}',
      intro:
        'Thank you, we have received your payment of {amount}. Your order is being packed, and we’ll email you again when a parcel is on its way.',
    },
    voucher: {
      subject: 'Your codes for order {code} are ready',
      service:
        'Your codes for services from {shop} are ready. Show one once the service has been carried out; each can be used once.',
      card: 'Your gift cards for {shop} are ready. To spend one, show its code and give its password.',
      secret:
        'A code is as good as money, so we don’t put it in emails: you’ll find it in your order.',
      paid: 'Thank you, we have received your payment of {amount}. Your codes are being prepared; we’ll email you as soon as they are ready, in a few minutes at most.',
    },
    preSale: englishPreSale,
    groupBuy: englishGroupBuy,
    freeOrder: englishFreeOrder,
    giftCard: englishGiftCard.mail,
    message: englishMessage,
    withdrawal: englishWithdrawal,
    ...englishMails,
    actedFor: englishActedFor,
    pickUp: englishPickUp,
    points: englishPoints,
    closed: {
      subject: 'Your order {code} has been closed, as it was not paid',
      intro:
        'We did not receive a payment in time, so the order has been closed and the items are back on sale. You have not been charged.',
    },
    canceled: {
      subject: 'You have cancelled order {code}',
      intro:
        'Your order has been cancelled and the items are back on sale. You have not been charged.',
    },
    complete: {
      subject: 'Order {code} is complete',
      buyer: 'You confirmed that everything has arrived. Thank you for your order.',
      clock: 'We haven’t heard from you since the delivery, so the order counts as received.',
      until: 'If something isn’t right, you can apply for after-sales until {deadline}.',
      defects: 'If a fault shows later, you can report it until {deadline}.',
    },
    shipped: {
      subject: 'A parcel from order {code} is on its way',
      intro: '{shop} has handed a parcel to {carrier}. Its tracking number is {number}.',
      contents: 'In this parcel',
    },
    calledBack: {
      subject: 'A parcel from order {code} has been recalled',
      intro:
        '{shop} has recalled the parcel {number} before {carrier} collected it. Its contents will either be sent again or cancelled; we’ll email you either way.',
      reason: 'The reason: {reason}',
    },
    corrected: {
      subject: 'New tracking number for order {code}',
      intro:
        '{shop} has corrected the tracking number of a parcel: it is with {carrier} as {number}. Please disregard the number we sent you before.',
    },
    refunded: {
      subject: 'We have refunded {amount} for order {code}',
      duplicate:
        'Your order was paid twice. We have refunded the second payment of {amount} to the payment method you used. Depending on your bank, this takes a few working days.',
      amount:
        'Your payment of {amount} did not match your order total, so we could not use it. We have refunded it to the payment method you used. Depending on your bank, this takes a few working days. You can still pay for the order until the time to pay runs out.',
      deposit:
        'We have refunded your deposit of {amount} to the payment method you used. Depending on your bank, this takes a few working days.',
      late: 'Your payment of {amount} arrived after the order had been closed. We have refunded it to the payment method you used. Depending on your bank, this takes a few working days.',
    },
    account: {
      code: {
        subject: 'Your code for Galleria',
        signUp: 'Use this code to open your Galleria account:',
        password: 'Use this code to set a new password:',
        prove: 'Use this code to confirm it’s you:',
        change: 'Use this code to change your contact details:',
        bind: 'Use this code to add this address to your account:',
        destroy: 'Use this code to delete your account permanently:',
        guestOrder: 'Use this code to open your order:',
        validity:
          'It is valid for {minutes} minutes and can be used once. Never share it with anyone, not even us. If you didn’t ask for it, you don’t need to do anything.',
        sms: '{code} is your Galleria code, valid for {minutes} minutes. Never share it with anyone.',
      },
      hasAccount: {
        subject: 'You already have an account',
        intro:
          'Somebody, probably you, tried to use this address for a new account or add it to one. It already belongs to an account, so nothing has changed.',
        signIn: 'Sign in',
        reset: 'Set a new password',
      },
      notices: {
        subject: 'Your account has been changed',
        password: 'Your password has been changed. All other devices have been signed out.',
        email:
          'The email address of your account has been changed. This address no longer belongs to it.',
        mobile: 'The mobile number of your account has been changed or removed.',
        bound: 'An email address or mobile number has been added to your account.',
        emailRemoved: 'This email address has been removed from your account.',
        third:
          'A way to sign in with another provider has been added to or removed from your account.',
        destroyed:
          'Your account has been deleted, as you asked. The parts of your orders that tax law requires us to keep are stored separately from your name, and deleted when we no longer have to keep them.',
        triesSubject: 'Somebody is trying to sign in to your account',
        tries:
          'Somebody has tried many wrong passwords for your account in the past hour. Nobody got in. You can still sign in from browsers you have used before.',
        triesAdvice:
          'If that was you and you have forgotten your password, or if you use it elsewhere too, please set a new one. Otherwise, you don’t need to do anything.',
        triesSms:
          'Galleria: somebody is trying wrong passwords for your account. Nobody got in. If you use your password elsewhere too, set a new one.',
        notYou: 'If that wasn’t you, please set a new password straight away:',
        reset: 'Set a new password',
        sms: 'Galleria: a contact or the password of your account has been changed. Not you? Set a new password now.',
      },
      guestLink: {
        subject: 'Your order {code}',
        intro: 'Use this link to see your order. It opens this order only; please don’t share it.',
        member: 'This order belongs to an account. Sign in to see it.',
      },
    },
    afterSales: {
      ...englishDispute,
      ...englishReturns,
      ...englishWithdrawn,
      ...englishExchanges,
      ...englishDifferences,
      ...englishShopExchanges,
      ...englishInspections,
      unsent: 'not sent, to be cancelled',
      received: {
        subject: 'We’ve received your application {number}',
        intro:
          '{shop} has received your application for {amount} for order {code} and has until {deadline} to answer. If it doesn’t, your refund is approved.',
        link: 'View your application',
      },
      outOfStock: {
        subject: 'Part of order {code} cannot be sent',
        intro:
          'We’re sorry: {shop} does not have everything in your order {code} and has cancelled the items below. {amount} will be refunded to the payment method you used, and we’ll email you again when it is on its way.',
      },
      notProvided: {
        subject: 'Part of order {code} cannot be provided',
        intro:
          'We’re sorry: {shop} cannot provide everything in your order {code} and has cancelled the codes below, so they cannot be used any more. {amount} will be refunded to the payment method you used, and we’ll email you again when it is on its way.',
      },
      giftCanceled: {
        subject: 'The free gift with order {code} is not available',
        intro:
          'We’re sorry: {shop} has cancelled the free gift below that came with order {code}. It cost you nothing, so there is no refund; the rest of your order is not affected.',
      },
      notFetched: {
        subject: 'Order {code} was not collected in time',
        intro:
          '{shop} held the items below from your order {code} for you, but nobody collected them, so it has cancelled them. {amount} will be refunded to the payment method you used, and we’ll email you again when it is on its way.',
      },
      canceling: {
        subject: 'Your cancellation of order {code}',
        intro:
          'We have cancelled everything in your order {code} that had not been sent. {amount} will be refunded to the payment method you used, and we’ll email you again when it is on its way.',
      },
      canceled: {
        subject: 'Cancelled, please do not send: order {code}',
        intro:
          '{buyer} has cancelled items in order {code} before they were sent. Please do not send them; {amount} will be refunded to the buyer.',
        link: 'Open the cancellation',
      },
      reminder: {
        subject: 'Please answer {buyer} by {deadline} ({code})',
        intro:
          '{buyer}’s application for {amount} for order {code} has not been answered yet. On {deadline} it counts as approved.',
      },
      applied: {
        subject: '{buyer} has applied for a refund of {amount} for order {code}',
        intro:
          '{buyer} has applied for a refund of {amount} for items in order {code}. Please answer by {deadline}; without an answer, the application counts as approved.',
        link: 'Answer in the back office',
      },
      rejected: {
        subject: 'The shop has declined your application for order {code}',
        intro: '{shop} has declined your application {number}. The reason it gave:',
      },
      refunded: {
        subject: 'We have refunded {amount} for order {code}',
        intro:
          '{amount} from your order {code} is being refunded to the payment method you used. Depending on your bank, this takes a few working days.',
      },
      failed: {
        subject: 'Your refund for order {code} is taking longer',
        intro:
          'Sorry, the refund of {amount} failed at the payment provider. We’ll keep trying automatically; you don’t need to do anything.',
      },
    },
    readdressed: {
      subject: 'The delivery address of order {code} has been changed',
      intro: 'Your order will go to the new address. If that wasn’t you, please cancel the order.',
    },
    readdressedShop: {
      subject: 'Order {code}: new delivery address',
      intro:
        'The buyer has changed the delivery address of this {shop} order. Please check the address before you hand it over.',
    },
    sold: {
      subject: 'New order {code} for {shop}',
      intro:
        '{shop} has a new order, and it has been paid for. Please hand it to the carrier by {day}.',
      link: 'Open the order in the back office',
    },
    review: {
      hidden: {
        subject: 'Your review of {item} has been taken down',
        intro:
          'Somebody reported your review of {item}. We have looked at it and taken it down. If you disagree, tell us why on the review within six months, and we’ll look at it again.',
      },
      restored: {
        subject: 'Your review of {item} is shown again',
        intro: 'We have looked at your review of {item} again, and it is back on show.',
      },
      removed: {
        subject: 'Your review of {item} stays hidden',
        intro: 'We have looked at your review of {item} again, and it stays hidden.',
      },
      reported: {
        subject: 'The review of {item} that you reported',
        kept: 'Thank you. One of our team has looked at the review of {item} that you reported, and it stays as it is.',
        taken:
          'Thank you. One of our team has looked at the review of {item} that you reported, and has taken it down.',
      },
      reason: 'The reason',
      link: 'View your review',
    },
    applied: {
      subject: '{shop} wants to sell on Galleria',
      intro: 'Somebody has applied to open the shop {shop} and is waiting for an answer.',
      link: 'View the application',
    },
    items: englishItems,
    merchant: {
      submitted: {
        subject: 'We have received the application of {shop}',
        intro:
          'Thank you. We’ll check the company, documents and return address of {shop} and reply within three working days. Until then you can withdraw the application and change it.',
        link: 'View your application',
      },
      approved: {
        subject: '{shop} can now sell on Galleria',
        intro:
          'Welcome! Your application has been approved. The back office of {shop} is open; sign in with your usual account.',
        link: 'Open the back office',
      },
      rejected: {
        subject: 'Your application for {shop} needs changes',
        intro: 'We could not approve your application for {shop}. The reason:',
        link: 'Correct and send again',
      },
      ...englishShopStatus,
    },
  },
} as const

type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> }
export type Texts = Words<typeof english>
