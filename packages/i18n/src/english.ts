import { englishGoodsTable } from './goods-table-words.ts'
import { englishDispute } from './dispute-words.ts'
import { englishItems } from './item-words.ts'
import { englishShopExchanges } from './exchange-shop-words.ts'
import { englishExchanges } from './exchange-words.ts'
import { englishInspections } from './inspection-words.ts'
import { englishReturns } from './return-words.ts'
import { englishActedFor } from './acted-for-words.ts'
import { englishMails } from './mail-words.ts'
import { englishMessage } from './message-words.ts'
import { englishWithdrawal, englishWithdrawn } from './withdrawal-words.ts'
import { englishDeliveryNote } from './delivery-note-words.ts'
import { englishShippingTable } from './shipping-table-words.ts'
import { englishPromotion } from './promotion-words.ts'
import { englishExtras } from './extra-words.ts'
import { englishInvoice } from './invoice/english.ts'
import { englishRefusals } from './refusals/english.ts'
import { englishPoints } from './point-words.ts'
import { englishFreeOrder } from './free-order-words.ts'
import { englishGiftCard } from './gift-card-words.ts'
import { englishGroupBuy } from './group-buy-words.ts'
import { englishPickUp } from './pick-up-words.ts'
import { englishPreSale } from './pre-sale-words.ts'

/** The server's own words in English: refusals, field messages, mails. The other languages have exactly these keys. */
export const english = {
  invoice: englishInvoice,
  deliveryNote: englishDeliveryNote,
  shippingTable: englishShippingTable,
  promotion: englishPromotion,
  giftCard: { name: englishGiftCard.name },
  extras: englishExtras,
  refusals: englishRefusals,
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
    presale_end: 'It ends after it begins, and later than now.',
    presale_balance:
      'The time to pay the balance lasts at least three days, and ends at least three days after the pre-sale.',
    presale_far: 'That is too far away: at most a year from now.',
    presale_day: 'Please choose a day after the last payment.',
    presale_taken: 'This article has a pre-sale at that time already.',
    sale_taken: 'This article has a flash sale at that time already.',
    sale_near:
      'A flash sale of this article begins within 30 days after it and would be no reduction any more.',
    sale_long: 'A flash sale lasts at most {days} days.',
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
    shipping: 'Shipping',
    expected: 'Expected {date}',
    viewOrder: 'View your order',
    deliverTo: 'Delivery address',
    /** In mails to an address that nobody has proven. */
    notMe: {
      why: 'You get this mail because this address was given with an order. Was that not you? Then one click ends these mails:',
      link: 'This was not me',
    },
    received: {
      subject: 'We have received your order {code}',
      intro:
        'Thank you for your order. It is reserved for you until {deadline}; we start to prepare it as soon as the payment arrives.',
    },
    paid: {
      subject: 'Your payment for order {code} has arrived',
      intro:
        'Thank you, we have received your payment of {amount}. Your goods are being packed; we’ll e-mail you again when a parcel is on its way.',
    },
    voucher: {
      subject: 'Your codes of order {code} are here',
      service:
        'Your codes for the services of {shop} are ready. Show one when the service is done; each is good once.',
      card: 'Your shopping cards for {shop} are ready. To spend one, show its code and say its password.',
      secret: 'A code is as good as money, so it is not in this mail: you find it with your order.',
      paid: 'Thank you, your payment of {amount} has arrived. Your codes are being made; we write to you as soon as they are there, in a few minutes at most.',
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
      subject: 'Your order {code} was closed without payment',
      intro:
        'No payment reached us in time, so the order was closed and the goods are free again. Nothing was charged.',
    },
    canceled: {
      subject: 'You have cancelled order {code}',
      intro: 'The order is cancelled and the goods are free again. Nothing was charged.',
    },
    complete: {
      subject: 'Order {code} is complete',
      buyer: 'You confirmed that everything has arrived. Thank you for your order.',
      clock: 'We have heard nothing from you since the delivery, so the order counts as received.',
      until: 'If something is not right, you can ask for after-sales until {deadline}.',
    },
    shipped: {
      subject: 'A parcel of order {code} is on its way',
      intro: '{shop} has handed a parcel to {carrier}. Its tracking number is {number}.',
      contents: 'In this parcel',
    },
    calledBack: {
      subject: 'A parcel of order {code} was called back',
      intro:
        '{shop} has called back the parcel that was to travel with {carrier} under {number}, before the carrier took it. What was in it is either sent anew or cancelled; you will read about it.',
      reason: 'The reason: {reason}',
    },
    corrected: {
      subject: 'Another tracking number for order {code}',
      intro:
        '{shop} has corrected the tracking number of a parcel: it travels with {carrier} under {number}. The number that we sent you before no longer counts.',
    },
    refunded: {
      subject: 'We have refunded {amount} for order {code}',
      duplicate:
        'Your order was paid twice. We have sent the second payment of {amount} back the way it came; depending on your bank it takes a few working days.',
      amount:
        'Your payment of {amount} was not the amount of your order, so it could not be used. We have sent it back the way it came; depending on your bank it takes a few working days. The order can be paid until its time to pay is over.',
      deposit:
        'We have sent your deposit of {amount} back the way it came; depending on your bank it takes a few working days.',
      late: 'Your payment of {amount} arrived after the order had been closed. We have sent it back the way it came; depending on your bank it takes a few working days.',
    },
    account: {
      code: {
        subject: 'Your code for Galleria',
        signUp: 'With this code you open your account at Galleria:',
        password: 'With this code you set a new password:',
        prove: 'With this code you confirm that it is you:',
        change: 'With this code you change how we reach you:',
        bind: 'With this code you add this address to your account:',
        destroy: 'With this code you delete your account for good:',
        guestOrder: 'With this code you open your order:',
        validity:
          'It is good for {minutes} minutes and one use. Tell it to nobody, not even us. If you did not ask for it, there is nothing you have to do.',
        sms: '{code} is your Galleria code, good for {minutes} minutes. Tell it to nobody.',
      },
      hasAccount: {
        subject: 'You already have an account',
        intro:
          'Somebody, probably you, wanted to use this address for a new account or to add it to one. It already has an account, so nothing was changed.',
        signIn: 'Sign in',
        reset: 'Set a new password',
      },
      notices: {
        subject: 'Something was changed in your account',
        password: 'Your password was changed. All other devices were signed out.',
        email:
          'The mail address of your account was changed. This address no longer belongs to it.',
        mobile: 'The mobile number of your account was changed or removed.',
        bound: 'A mail address or mobile number was added to your account.',
        emailRemoved: 'This mail address was removed from your account.',
        third: 'A way to sign in with another provider was added to or removed from your account.',
        destroyed:
          'Your account was deleted, as you asked. What tax law makes us keep of your orders is kept apart from your name and deleted when its time is over.',
        triesSubject: 'Somebody tries to sign in to your account',
        tries:
          'Within an hour somebody has tried many wrong passwords for your account. Nobody got in. Browsers from which you have signed in before still let you in.',
        triesAdvice:
          'If that was you and you forgot your password, or if you use it elsewhere too, please set a new one. Otherwise there is nothing you have to do.',
        triesSms:
          'Galleria: somebody tries wrong passwords for your account. Nobody got in. If you use your password elsewhere too, set a new one.',
        notYou: 'If that was not you, please set a new password at once:',
        reset: 'Set a new password',
        sms: 'Galleria: a contact or the password of your account was changed. Not you? Set a new password now.',
      },
      guestLink: {
        subject: 'Your order {code}',
        intro:
          'With this link you can look at your order. It opens this order only; please do not pass it on.',
        member: 'This order belongs to an account. Sign in to look at it.',
      },
    },
    afterSales: {
      ...englishDispute,
      ...englishReturns,
      ...englishWithdrawn,
      ...englishExchanges,
      ...englishShopExchanges,
      ...englishInspections,
      unsent: 'not sent, to be cancelled',
      received: {
        subject: 'We have received your request {number}',
        intro:
          'Your request for {amount} of order {code} is with {shop}, which answers until {deadline}. If it does not, your refund is approved.',
        link: 'View your request',
      },
      outOfStock: {
        subject: 'Something of order {code} cannot be sent',
        intro:
          'We are sorry: {shop} does not have everything of your order {code} and has cancelled the goods below. {amount} go back to you the way you paid; we’ll e-mail you again when the money is on its way.',
      },
      giftCanceled: {
        subject: 'The gift of order {code} is not coming',
        intro:
          'We are sorry: {shop} has cancelled the gift below that was to come along with order {code}. It cost you nothing, so no money goes back; everything else stays as you ordered it.',
      },
      notFetched: {
        subject: 'Order {code} was not fetched in time',
        intro:
          '{shop} kept the goods below of your order {code} for you, and nobody has fetched them, so it has cancelled them. {amount} go back to you the way you paid; we’ll e-mail you again when the money is on its way.',
      },
      canceling: {
        subject: 'Your cancellation of order {code}',
        intro:
          'We have cancelled what had not been sent of your order {code}. {amount} go back to you the way you paid; we’ll e-mail you again when the money is on its way.',
      },
      canceled: {
        subject: 'Cancelled, please do not send: order {code}',
        intro:
          '{buyer} has cancelled goods of order {code} before they were sent. Please do not send them; {amount} go back to the buyer.',
        link: 'Open the cancellation',
      },
      reminder: {
        subject: 'Please answer {buyer} until {deadline} ({code})',
        intro:
          'The request of {buyer} for {amount} of order {code} is still without an answer. At {deadline} it counts as approved.',
      },
      applied: {
        subject: '{buyer} asks for {amount} back for order {code}',
        intro:
          '{buyer} asks for {amount} back for goods of order {code}. Please answer until {deadline}; without an answer the request counts as approved.',
        link: 'Answer in the back office',
      },
      rejected: {
        subject: 'The shop has declined your request for order {code}',
        intro: '{shop} has declined your request {number}. The reason it gave:',
      },
      refunded: {
        subject: 'We have refunded {amount} for order {code}',
        intro:
          '{amount} of your order {code} is on its way back to you, the way you paid. Depending on your bank it takes a few working days.',
      },
      failed: {
        subject: 'Your refund for order {code} is taking longer',
        intro:
          'Sorry, the refund of {amount} failed at the payment provider. We try again by ourselves; you do not have to do anything.',
      },
    },
    readdressed: {
      subject: 'The delivery address of order {code} was changed',
      intro: 'The goods go to the new address. If that was not you, please cancel the order.',
    },
    readdressedShop: {
      subject: 'Order {code}: another delivery address',
      intro:
        'The buyer has changed where this order of {shop} goes. Please look at the address again before you hand it over.',
    },
    sold: {
      subject: 'New order {code} for {shop}',
      intro: '{shop} has sold something and it is paid. Please hand it to the carrier by {day}.',
      link: 'Open the order in the back office',
    },
    review: {
      hidden: {
        subject: 'Your review of {item} is not shown any more',
        intro:
          'We have looked at your review of {item}, which somebody had reported, and it is not shown any more. If you disagree, say why beside the review within six months; it is looked at again then.',
      },
      restored: {
        subject: 'Your review of {item} is shown again',
        intro: 'We have looked at your review of {item} once more, and it is shown again.',
      },
      removed: {
        subject: 'Your review of {item} stays hidden',
        intro: 'We have looked at your review of {item} once more, and it stays hidden.',
      },
      reported: {
        subject: 'The review of {item} that you reported',
        kept: 'Thank you. A person has looked at the review of {item} that you reported, and it is shown as before.',
        taken:
          'Thank you. A person has looked at the review of {item} that you reported, and it is not shown any more.',
      },
      reason: 'The reason',
      link: 'View your review',
    },
    applied: {
      subject: '{shop} wants to sell at Galleria',
      intro: 'Somebody has applied for the shop {shop} and waits for an answer.',
      link: 'Look at the application',
    },
    items: englishItems,
    merchant: {
      submitted: {
        subject: 'We have received the application of {shop}',
        intro:
          'Thank you. We look at company, documents and return address of {shop} and answer within three working days. Until then you can take the application back and change it.',
        link: 'View your application',
      },
      approved: {
        subject: '{shop} may sell at Galleria',
        intro:
          'Welcome! Your application was approved. The back office of {shop} is open; sign in with your usual account.',
        link: 'Open the back office',
      },
      rejected: {
        subject: 'Your application for {shop} needs changes',
        intro: 'We could not approve your application for {shop}. The reason:',
        link: 'Correct and send again',
      },
      frozen: {
        subject: '{shop} is frozen',
        intro:
          'Goods of {shop} are no longer sold until further notice. Please go on sending open orders and answering after-sales requests. The reason:',
        link: 'Open the back office',
      },
      unfrozen: {
        subject: '{shop} is selling again',
        intro: 'Thank you for your patience. The goods of {shop} are on sale again.',
        link: 'Open the back office',
      },
      cleared: {
        subject: '{shop} has left the mall',
        intro:
          '{shop} no longer sells at Galleria. You can still read everything in the back office, but no longer change anything; please write to us about open orders. The reason:',
        link: 'Open the back office',
      },
    },
  },
} as const

type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> }
export type Texts = Words<typeof english>
