/** What the server refuses, in English, by the codes of `@galleria/contract/refusals`. The other languages have exactly these keys. */
export const englishRefusals = {
  'request.malformed': 'Please check the marked fields.',
  'request.origin': 'This request did not come from our own pages.',
  'request.too_large': 'That is more than we can take at once.',
  'request.media_type': 'We cannot read this kind of content.',
  'auth.signed_out': 'Please sign in.',
  'auth.role': 'Your account has no access to this.',
  'auth.wrong_credentials': 'E-mail address and password do not belong together.',
  '429': 'Too many tries. Please wait {wait}.',
  not_found: 'There is nothing here.',
  'service.busy': 'The mall is very busy. Please try again in a moment.',
  'storage.full':
    'There is no room for files at the moment. Nothing was uploaded; please try again later.',
  'service.fault': 'Something went wrong on our side. Nothing was lost; please try again.',
  'sku.not_found': 'This version is no longer sold.',
  'item.not_found': 'This item is no longer in the mall.',
  'shop.not_found': 'There is no such shop.',
  'article.not_found': 'There is no such page.',
  'page.changed': 'Somebody else has saved this in the meantime. Please look at the newest text.',
  'page.not_filled': 'Before this is shown, please fill in: {names}.',
  'cart.line_not_found': 'This line is no longer in your cart.',
  'cart.full': 'Your cart is full. Please order or remove something first.',
  'stock.exceeded': 'Only {available} are left.',
  'stock.held':
    'Orders hold {held} of these. What is in the house cannot be less: cancel units of an order first.',
  'stock.moved': 'Meanwhile something came or left: {onHand} are on hand now. Please count again.',
  'stock.full': 'That is more than one version can have in stock.',
  'price.changed_meanwhile': 'Somebody else has changed these prices. Please look at the new ones.',
  'price.refused': 'Please check the marked prices.',
  'goods.state': 'That cannot be done with these goods.',
  'item.changed': 'Somebody else has changed this item. Please look at it again.',
  'item.refused': 'Please check the marked fields.',
  'item.incomplete': 'Something is missing before this item can be sold.',
  'item.too_many': 'A shop can have at most {most} items.',
  'dispute.own': 'Somebody else rules about an own purchase or the own shop.',
  'item.own': 'Somebody else decides about items of your own shop.',
  'qty.step': 'This is sold in steps of {step}.',
  'address.not_found': 'This address is no longer in your address book.',
  'address.too_many': 'Your address book is full. Please change or remove an address first.',
  'checkout.empty': 'Nothing is selected to order.',
  'checkout.address_missing': 'Please choose where we should deliver.',
  'checkout.billing_incomplete':
    'This invoice address lacks something, such as the tax code or its document. Please complete it.',
  'checkout.quote_unknown': 'This bill is out of date. Please look at the new one.',
  'stock.sold_out': 'An item has just been sold out.',
  'presale.not_found': 'There is no such pre-sale.',
  'presale.over': 'This pre-sale is over.',
  'sale.over': 'This flash sale is over.',
  'presale.alone':
    'Goods of a pre-sale are ordered by themselves. Please order the other goods separately.',
  'groupbuy.alone':
    'What is ordered in a group is ordered by itself. Please order the other goods separately.',
  'groupbuy.not_offered': 'A group of this size cannot be started any more.',
  'groupbuy.over': 'This group is full, or its time is over. You can start a new one.',
  'groupbuy.own': 'You are in this group already. Invite somebody else with the link.',
  'campaign.name_taken': 'There is a campaign of this name already.',
  'campaign.currency':
    'These storefronts have several currencies. Please make one campaign for each.',
  'campaign.window': 'A campaign ends after it begins, and later than now.',
  'campaign.prizes': 'A prize is points, at least one, or nothing.',
  'campaign.budget': 'This is less than one gift card is worth.',
  'campaign.amount': 'This amount has more decimals than its currency.',
  'campaign.not_found': 'There is no such campaign.',
  'campaign.over': 'This campaign takes no orders any more.',
  'prize.not_found': 'There is no such prize draw.',
  'prize.over':
    'This prize can no longer be drawn: its time is over, or the money for the order went back.',
  'gift_card.not_found': 'There is no such gift card.',
  'gift_card.state':
    'This gift card cannot be used: it is not there yet, was used or withdrawn, or its time is over.',
  'set.not_offered': 'This set is no longer offered like this.',
  'points.alone':
    'Goods for points are ordered by themselves. Please order the other goods separately.',
  'points.members': 'Points belong to accounts: please sign in to order for points.',
  'points.short': 'That takes {needed} points, and you have {left}.',
  'price.changed': 'A price has changed since you saw it.',
  'unpaid.orders':
    'You have {most} unpaid orders, which is the most at a time. Please pay or cancel one of them, then order again.',
  'unpaid.units':
    'Together with your unpaid orders that would be more than {most} pieces. Please pay or cancel one of them, or order fewer pieces at a time.',
  'unpaid.share':
    'At most {most} pieces of one of these items can be ordered before they are paid. Please pay or cancel your unpaid orders, or order fewer.',
  'unpaid.network':
    'There are many unpaid orders from your internet connection at the moment. Please pay or cancel yours, sign in, or try again in half an hour.',
  'coupon.tries': 'You have tried too many codes. Try again in an hour, or order without a code.',
  'coupon.unknown': 'There is no such coupon here.',
  'coupon.ended': 'This coupon is not valid at the moment.',
  'coupon.goods':
    'This coupon is for goods from {from}, and not for goods in a pre-sale, in a group, for points or as codes.',
  'coupon.used_up': 'This coupon has been used as often as it could be.',
  'coupon.used_by_you': 'You have used this coupon already.',
  'promotion.not_found': 'There is no such promotion.',
  'promotion.state': 'That cannot be done with this promotion any more.',
  'promotion.code_taken': 'There is a coupon with this code already.',
  'contract.not_found': 'There is no such order.',
  'order.not_found': 'There is no such order.',
  'order.other_country':
    'This address is in another country. Tax and delivery would be different there, so please order for it anew.',
  'order.state': 'The order has moved on; this is no longer possible.',
  'order.delay_day':
    'Please choose a day that is later than the one promised, not before today and within {most} days.',
  'order.delay_words': 'Please say in your own words why.',
  'order.notes_full': 'This order has as many notes as fit.',
  'order.buyer_left':
    'The buyer has deleted the account and reads nothing any more. What was written before is gone with it.',
  'order.messages_full': 'An order holds at most {most} messages.',
  'payment.not_found': 'There is no such payment.',
  'payment.channel': 'This way to pay is not available for this order.',
  'payment.already_paid': 'This order is already paid.',
  'payment.window_closed': 'The time to pay this order is over.',
  'payment.in_flight': 'Your bank is still deciding on a payment. Please wait for its answer.',
  'payment.unreachable':
    'We do not know yet whether you have paid: the payment provider cannot be asked at the moment. We are looking into it, keep your order until then and write to you.',
  'payment.address':
    'Please check the delivery and the billing address of this order before you pay this way.',
  'payment.provider':
    'The payment could not be started. Please try again or choose another way to pay.',
  'voucher.not_found':
    'None of your shops has this code, or not with this password. Please type it as it stands on the voucher.',
  'voucher.used': 'This code was used before.',
  'voucher.expired': 'The time of this code is over.',
  'voucher.returned': 'The buyer has asked for the money of this code back. It cannot be used.',
  'service.not_offered': 'The shop does not assemble these goods, or not any more.',
  'service.not_found': 'First say what the shop’s delivery with assembly is called.',
  'service.too_many': 'More than {most} prices cannot be kept.',
  'cover.not_offered': 'There is no cover for these goods.',
  'view.not_found': 'There is no such view any more.',
  'view.name_taken': 'You have a view of this name already.',
  'view.too_many': 'You can keep up to {most} views. Please remove one first.',
  'site.not_found': 'There is no such site, or it is not open any more.',
  'site.name_taken': 'Another site of this shop has this name.',
  'site.too_many': 'A shop can have up to {most} sites.',
  'verify_code.wrong': 'This is not the code of this order. Please type it as the buyer shows it.',
  'parcel.not_found': 'There is no such parcel.',
  'parcel.number_taken': 'This tracking number belongs to another parcel.',
  'parcel.named':
    'Tracking number {number} has been named in the meantime. Send the form again to put this one in its place.',
  'parcel.too_many': 'That is more than is left to send.',
  'parcel.received': 'This parcel has been received: its number cannot be corrected any more.',
  'parcel.delivered':
    'The carrier has reported this parcel as delivered: its number cannot be corrected any more. If it did not reach the buyer, write to Galleria.',
  'parcel.corrected':
    'Somebody has corrected this number meanwhile. Look at the one that is there now, and save yours again if it is the right one.',
  'parcel.called_back':
    'This parcel was called back. Send its goods anew with the number that holds.',
  'parcel.scanned':
    'The carrier has this parcel already, or it was received: it cannot be called back any more.',
  'parcel.asked_back':
    'Money was asked back or given back for something in this parcel, so it cannot be called back. Answer that request, or agree with the buyer what becomes of the parcel.',
  'carrier.not_found': 'We do not know this carrier.',
  'table.empty':
    'There is no tracking number in this table: order, carrier and number stand in its first three columns, from the second line on.',
  'table.too_long': 'At most {most} parcels go in one table. Please make two of it.',
  'table.number':
    'This is no tracking number. If the spreadsheet has rounded it, set the column to text and type it again.',
  'reverse.statutory':
    'This is a withdrawal by law: it cannot be declined, and no piece of it can be refused.',
  'withdrawal.not_found':
    'This receipt is no longer shown here. It is in the mail that we sent to the address of the statement.',
  'withdrawal.lines': 'The order has changed meanwhile. Please look at its goods again.',
  'import.not_found': 'This table is not there.',
  'import.open':
    'Another table of goods is waiting or being taken over. Please finish it or discard it first.',
  'import.state': 'That cannot be done with this table any more.',
  'import.kind': 'This is no CSV table with a heading. From a spreadsheet, please save it as CSV.',
  'import.too_large': 'A table can have at most {limit} MB.',
  'import.empty': 'This table has no rows below its heading.',
  'import.too_long': 'A table can have at most {most} rows. Please make two of it.',
  'import.broken':
    'From row {row} on the table cannot be read: a quotation mark is not closed, or the row is far too long.',
  'import.columns': 'Please say which column is the article number, and choose nothing twice.',
  'import.not_all':
    '{count} rows cannot be taken over, so none was. Please mend them, or take over the others.',
  'import.too_many_at_once':
    'At most {most} rows can be taken over as a whole. Please take over those that can be, or make several tables.',
  'guest.link': 'This link is no longer valid. Please ask for a new one.',
  'captcha.wrong': 'These are not the signs of the picture. Please try the new one.',
  'captcha.old':
    'The picture was more than two minutes old. A new one is there: please type its signs.',
  'captcha.required': 'Please type the signs of the picture as well.',
  'code.wrong': 'This code is wrong or no longer valid. Please check it or ask for a new one.',
  'contact.taken': 'This mail address or number already belongs to an account.',
  'contact.none': 'This account has no such contact.',
  'contact.bound': 'This account already has one. Please change it instead.',
  'contact.not_own': 'This is not the contact of your account.',
  'password.wrong': 'This is not your password.',
  'auth.prove_again': 'Please confirm first that it is you.',
  'step.expired': 'This took too long or was already used. Please begin again.',
  'account.last_way_in':
    'This is the last contact or the last way into your account. Please add another one first.',
  'account.held': 'The account cannot be deleted yet: something is still open.',
  'invitation.unknown': 'Nobody has this invitation code.',
  'invitation.used': 'You have already entered who invited you.',
  'invitation.circle': 'You cannot be invited by yourself or by somebody you have invited.',
  'guest.member': 'This order belongs to an account. Please sign in.',
  'file.too_large': 'image size cannot exceed {limit}M',
  'file.kind': 'Only pictures can be sent: png, bmp, jpeg or gif.',
  'file.too_many':
    'You have sent many pictures that belong to nothing yet. Please finish what you are writing, or try again tomorrow.',
  'document.too_large': 'A document can have at most {limit} MB.',
  'document.kind': 'Only PDF documents can be sent.',
  'document.refused':
    'We cannot take this document: it contains something that runs by itself. Please save it as a plain PDF and send it again.',
  'place.not_found': 'We do not know this place any more. Please type on.',
  'comment.not_found': 'There is no such review.',
  'comment.line_not_found': 'This item is not among the goods you have received.',
  'comment.order_state': 'An item can be reviewed once its order is complete.',
  'comment.already_written': 'You have already reviewed this item.',
  'comment.already_answered': 'This review has already been answered.',
  'comment.own_shop': 'You work for this shop, and nobody reviews the goods of the own shop.',
  'comment.own_voice': 'The own review, or one of the own shop, cannot be called helpful.',
  'comment.state': 'This review has changed; that is no longer possible.',
  'reverse.not_found': 'There is no such after-sales order.',
  'reverse.state': 'The after-sales order has moved on; this is no longer possible.',
  'reverse.not_eligible':
    'These goods cannot be chosen for after-sales, or no longer in this quantity.',
  'reverse.not_all':
    'Before delivery an order is cancelled with everything that has not been sent. Please look at the goods again.',
  'reverse.too_many':
    'We have had {most} requests about one of these items. For another one please write to us; we look at it together with the shop.',
  'reverse.type': 'This kind of after-sales is not offered for this order.',
  'reverse.own_purchase': 'Somebody else has to decide about your own purchase.',
  'reverse.versions':
    'Pieces of this line were exchanged for another version. Please ask about at most {most} of one version at a time.',
  'reverse.exchange_sku':
    'This version cannot be taken in exchange: it has another price, or is not for sale.',
  'reverse.exchange_sold_out': 'What was to come in exchange is sold out.',
  'reverse.exchange_twice':
    'These goods have been exchanged {most} times already. You can still send them back for their money.',
  'reverse.inspection':
    'Please say what you found of each unit; refused units need a reason and a photo, and where nothing is accepted the whole return is refused.',
  'refund.unsent_whole':
    'Goods that have not been sent can only be cancelled whole: please ask for at least {least}, or leave them out.',
  'offer.over': 'The time to answer this offer is over. The shop now answers what you asked for.',
  'offer.too_much':
    'Please offer less than {asked}; whoever gives back all of it agrees to the request.',
  'refund.exceeds_available': 'At most {left} can be refunded for these goods.',
  'merchant.frozen':
    'Your shop has been suspended: you can read everything, send open orders and answer after-sales requests, but not do this.',
  'merchant.cleared':
    'Your shop has left the mall: you can still read everything, but no longer change anything.',
  'merchant.role':
    'Your role in this shop does not include this. An owner of the shop can change your role.',
  'payment.card': 'Please select a payment card.',
  'card.not_found': 'This card is no longer there.',
  'card.unavailable': 'Cards cannot be kept here at the moment.',
  'card.too_many': 'You keep as many cards as fit. Please remove one first.',
  'matter.not_found': 'There is no such matter.',
  'matter.state': 'This matter has changed; that is no longer possible.',
  'application.not_found': 'There is no such application.',
  'application.state': 'The application has moved on; this is no longer possible.',
  'application.own': 'Somebody else has to decide about your own application.',
  'application.seller': 'You already have a shop here.',
  'seller.not_found': 'There is no such seller.',
  'seller.state': "The seller's state has changed; this is no longer possible.",
  'seller.own': 'Somebody else has to decide about your own shop.',
} as const

export type RefusalTexts = Readonly<Record<keyof typeof englishRefusals, string>>
