import { englishFactorRefusals } from './english-factor.ts'

/**
 * What the server refuses, in English, by the codes of `@galleria/contract/refusals`. The other
 * languages have exactly these keys.
 */
export const englishRefusals = {
  'request.malformed': 'Please check the marked fields.',
  'request.origin': 'This request did not come from our own pages.',
  'request.too_large': 'That is too much to send at once.',
  'request.media_type': 'This kind of content is not supported.',
  'auth.signed_out': 'Please sign in.',
  'auth.role': 'Your account does not have access to this.',
  'auth.wrong_credentials': 'The email address and password do not match.',
  'auth.second_factor':
    'Please confirm the second step: with a passkey, the code from your app or a recovery code.',
  'auth.second_factor_owed':
    'Set up an app or a passkey as a second step first: your role needs it.',
  '429': 'Too many attempts. Please wait {wait}.',
  not_found: 'We could not find that.',
  'service.busy': 'The mall is very busy. Please try again in a moment.',
  'storage.full':
    'There is no room for files at the moment. Nothing was uploaded; please try again later.',
  'service.fault': 'Something went wrong on our side. Nothing has been lost; please try again.',
  'sku.not_found': 'This version is no longer sold.',
  'item.not_found': 'This item is no longer sold on Galleria.',
  'shop.not_found': 'There is no such shop.',
  'article.not_found': 'There is no such page.',
  'page.changed': 'Somebody else has saved this in the meantime. Please look at the newest text.',
  'page.not_filled': 'Before this is shown, please fill in: {names}.',
  'cart.line_not_found': 'This item is no longer in your basket.',
  'cart.full': 'Your basket is full. Please order or remove something first.',
  'stock.exceeded': 'Only {available} left.',
  'reminder.no_address': 'Please add an email address to your account first.',
  'wish.not_needed': 'This version can be bought again. Please reload the page.',
  'wish.too_many': 'You are waiting for {most} versions already. Please take one back first.',
  'stock.held':
    'Orders hold {held} of these. What is in the house cannot be less: cancel units of an order first.',
  'stock.moved': 'Meanwhile something came or left: {onHand} are on hand now. Please count again.',
  'stock.full': 'That is more than one version can have in stock.',
  'price.changed_meanwhile': 'Somebody else has changed these prices. Please look at the new ones.',
  'price.plan_over': 'These prices have begun, or were withdrawn.',
  'price.refused': 'Please check the marked prices.',
  'goods.state': 'That cannot be done with these goods.',
  'item.save_not_found': 'This state of the item is no longer kept.',
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
    'This billing address is incomplete: the tax code or its document may be missing. Please complete it.',
  'checkout.quote_unknown': 'This order summary is out of date. Please check the new one.',
  'checkout.tax_changed':
    'The tax rate has changed since you saw this order summary. Please check the new one.',
  'stock.sold_out': 'An item has just been sold out.',
  'presale.not_found': 'There is no such pre-sale.',
  'presale.over': 'This pre-sale is over.',
  'sale.over': 'This flash sale is over.',
  'presale.alone':
    'Pre-order items have to be ordered on their own. Please order the other items separately.',
  'pointprice.changed': 'Somebody else has changed this price in points. Please look at it again.',
  'set.not_found': 'There is no such set.',
  'set.changed': 'Somebody else has changed this set. Please look at it again.',
  'set.parts': 'One of its items is not sold any more. Please change the set first.',
  'groupoffer.not_found': 'There is no such group offer.',
  'groupoffer.over': 'This group offer is over.',
  'groupbuy.alone':
    'Group orders have to be placed on their own. Please order the other items separately.',
  'groupbuy.not_offered': 'A group of this size cannot be started any more.',
  'groupbuy.over': 'This group is full or has closed. You can start a new one.',
  'groupbuy.own': 'You are already in this group. Use the link to invite somebody else.',
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
  'prize.over': 'This prize can no longer be drawn: the draw has ended, or the order was refunded.',
  'gift_card.not_found': 'There is no such gift card.',
  'gift_card.state':
    'This gift card cannot be used: it is not ready yet, has been used or withdrawn, or has expired.',
  'set.not_offered': 'This set is no longer offered like this.',
  'points.alone':
    'Items for points have to be ordered on their own. Please order the other items separately.',
  'points.members': 'Points belong to accounts: please sign in to order for points.',
  'points.short': 'That takes {needed} points, and you have {left}.',
  'price.changed': 'A price has changed since you saw it.',
  'unpaid.orders':
    'You have {most} unpaid orders, the most you can have at a time. Please pay for or cancel one of them, then order again.',
  'unpaid.units':
    'Together with your unpaid orders, that would be more than {most} items. Please pay for or cancel one of them, or order fewer items at a time.',
  'unpaid.share':
    'No more than {most} of one of these items can be ordered before they are paid for. Please pay for or cancel your unpaid orders, or order fewer.',
  'unpaid.network':
    'There are many unpaid orders from your internet connection at the moment. Please pay or cancel yours, sign in, or try again in half an hour.',
  'coupon.tries': 'You have tried too many codes. Try again in an hour, or order without a code.',
  'coupon.unknown': 'There is no such coupon here.',
  'coupon.ended': 'This coupon is not valid at the moment.',
  'coupon.goods':
    'This coupon is for goods from {from}, and not for goods in a pre-sale, in a group, for points or as codes.',
  'coupon.used_up': 'This coupon has been used as often as it could be.',
  'coupon.used_by_you': 'You have already used this coupon.',
  'promotion.not_found': 'There is no such promotion.',
  'promotion.state': 'That cannot be done with this promotion any more.',
  'promotion.code_taken': 'There is a coupon with this code already.',
  'contract.not_found': 'There is no such order.',
  'order.not_found': 'There is no such order.',
  'order.other_country':
    'This address is in another country, where tax and delivery are different. Please place a new order for it.',
  'order.state': 'The order has moved on; this is no longer possible.',
  'order.delay_day':
    'Please choose a day that is later than the one promised, not before today and within {most} days.',
  'order.delay_words': 'Please say in your own words why.',
  'order.notes_full': 'This order has as many notes as fit.',
  'reissue.lines': 'That is more than was bought of it, or not part of this order.',
  'reissue.too_many':
    'For this order something was sent at no charge {most} times already. Please refund the buyer instead.',
  'order.buyer_left':
    'The buyer has deleted the account and reads nothing any more. What was written before is gone with it.',
  'order.messages_full': 'An order holds at most {most} messages.',
  'payment.not_found': 'There is no such payment.',
  'payment.channel': 'This payment method is not available for this order.',
  'payment.already_paid': 'This order has already been paid for.',
  'payment.window_closed': 'The time to pay for this order has run out.',
  'payment.in_flight': 'Your bank is still deciding on a payment. Please wait for its answer.',
  'payment.unreachable':
    'We don’t know yet whether you have paid: we can’t reach the payment provider at the moment. We’re looking into it, holding your order until then, and will email you.',
  'payment.address':
    'Please check the delivery and the billing address of this order before you pay this way.',
  'payment.provider':
    'The payment could not be started. Please try again or choose another payment method.',
  'voucher.not_found':
    'None of your shops has this code, or not with this password. Please enter it exactly as on the voucher.',
  'voucher.used': 'This code was used before.',
  'voucher.expired': 'This code has expired.',
  'voucher.returned': 'The buyer has asked for a refund of this code. It cannot be used.',
  'service.not_offered': 'The shop does not assemble these goods, or not any more.',
  'service.not_found': 'First say what the shop’s delivery with assembly is called.',
  'service.too_many': 'More than {most} prices cannot be kept.',
  'cover.not_offered': 'There is no cover for these goods.',
  'view.not_found': 'There is no such view any more.',
  'view.name_taken': 'You have a view of this name already.',
  'view.too_many': 'You can keep up to {most} views. Please remove one first.',
  'setting.not_found': 'This entry is no longer there.',
  'setting.too_many': 'A shop can have up to {most} of these.',
  'site.not_found': 'There is no such site, or it is not open any more.',
  'site.name_taken': 'Another site of this shop has this name.',
  'site.too_many': 'A shop can have up to {most} sites.',
  'verify_code.wrong': 'This is not the code of this order. Please type it as the buyer shows it.',
  'parcel.not_found': 'There is no such parcel.',
  'parcel.number_taken': 'This tracking number belongs to another parcel.',
  'parcel.named':
    'Tracking number {number} has been named in the meantime. Send the form again to put this one in its place.',
  'parcel.too_many': 'That is more than is left to send.',
  'parcel.unpaid':
    'The buyer’s payment authorisation has expired or was cancelled, so what you ship now can no longer be charged. Do not hand the parcel over: cancel these goods, and the buyer can order again.',
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
  'carrier.code_taken': 'There is a carrier with this code already.',
  'carrier.changed': 'Somebody has changed this carrier in the meantime. Please look at it again.',
  'category.not_found': 'There is no such category.',
  'category.changed':
    'Somebody has changed the categories in the meantime. Please look at them again.',
  'category.key_taken': 'Another category has this address already. Please choose a different one.',
  'category.below_itself': 'A category cannot stand below itself or below what is below it.',
  'category.too_deep': 'Categories stand three deep at most. Please choose a place further up.',
  'category.too_many': 'There are 100 categories already; there cannot be more.',
  'category.has_below': 'Categories stand below this one. Please move or retire them first.',
  'category.last': 'A mall keeps at least one category.',
  'category.energy_missing':
    'Items sold there without an energy class: {count}. Please have their shops fill it in first.',
  'attribute.not_found': 'There is no such attribute.',
  'attribute.changed': 'Somebody has changed this in the meantime. Please look at it again.',
  'attribute.key_taken':
    'Another attribute has this key already, or addresses use it. Please choose a different one.',
  'attribute.too_many': 'There are {most} attributes already; there cannot be more.',
  'attribute.no_options': 'A choice needs an option that can be chosen.',
  'taxrate.begun': 'That day has begun there, or is about to. Please choose a later one.',
  'taxrate.changed':
    'Somebody has changed the rates of this country in the meantime. Please look at them again.',
  'table.empty':
    'There is no tracking number in this table: please put order, carrier and number in the first three columns, from the second line on.',
  'table.too_long': 'At most {most} parcels go in one table. Please make two of it.',
  'table.number':
    'This is no tracking number. If the spreadsheet has rounded it, set the column to text and type it again.',
  'reverse.statutory':
    'This is a withdrawal by law: it cannot be declined, and no piece of it can be refused.',
  'withdrawal.not_found':
    'This receipt is no longer shown here. You’ll find it in the email we sent you.',
  'withdrawal.lines': 'The order has changed since. Please check its items again.',
  'import.not_found': 'This table is not there.',
  'import.open':
    'Another table of goods is waiting or being taken over. Please finish it or discard it first.',
  'import.state': 'That cannot be done with this table any more.',
  'import.kind': 'This is no CSV table with a heading. From a spreadsheet, please save it as CSV.',
  'import.too_large': 'A table can have at most {limit} MB.',
  'import.empty': 'This table has no rows below its heading.',
  'import.too_long': 'A table can have at most {most} rows. Please make two of it.',
  'import.broken':
    'From row {row} on the table cannot be read: a quotation mark is not closed, or the row is far too long.',
  'import.columns': 'Please say which column is the article number, and choose nothing twice.',
  'import.not_all':
    '{count} rows cannot be taken over, so none was. Please mend them, or take over the others.',
  'import.too_many_at_once':
    'At most {most} rows can be taken over as a whole. Please take over those that can be, or make several tables.',
  'price_change.not_found': 'This bulk change is not there.',
  'price_change.state': 'That cannot be done with this bulk change any more.',
  'price_change.empty': 'No price fits what you have chosen.',
  'price_change.too_many':
    'These are more than {most} prices. Please choose fewer goods or storefronts.',
  'price_change.asked':
    '{count} prices are to be looked at twice. Please say whether they are meant.',
  'price_change.undo_over': 'A bulk change can be undone for {days} days.',
  'guest.link': 'This link is no longer valid. Please ask for a new one.',
  'captcha.wrong': 'Those are not the characters in the picture. Please try the new one.',
  'captcha.old':
    'The picture was more than two minutes old. Please enter the characters from the new one.',
  'captcha.required': 'Please enter the characters from the picture as well.',
  'code.wrong': 'This code is wrong or no longer valid. Please check it or ask for a new one.',
  'contact.taken': 'This email address or number already belongs to an account.',
  'contact.none': 'This account has no such contact.',
  'contact.bound': 'This account already has one. Please change it instead.',
  'contact.not_own': 'This is not the contact of your account.',
  'password.wrong': 'That is not your password.',
  'auth.prove_again': 'Please confirm it’s you first.',
  'step.expired': 'This took too long or has already been used. Please start again.',
  ...englishFactorRefusals,
  'person.not_found': 'There is no member with this address or number.',
  'person.own': 'Somebody else has to do that for you.',
  'account.last_way_in':
    'This is the last contact or the last way into your account. Please add another one first.',
  'account.held': 'The account cannot be deleted yet: something is still open.',
  'invitation.unknown': 'Nobody has this invitation code.',
  'invitation.used': 'You have already entered who invited you.',
  'invitation.circle': 'You cannot be invited by yourself or by somebody you have invited.',
  'guest.member': 'This order belongs to an account. Please sign in.',
  'file.too_large': 'image size cannot exceed {limit}M',
  'file.kind': 'Please choose a picture in PNG, BMP, JPEG or GIF format.',
  'file.too_many':
    'You have sent many pictures that belong to nothing yet. Please finish what you are writing, or try again tomorrow.',
  'model.too_large': 'A 3D model may have {limit} MB at most.',
  'model.kind': 'This is not a 3D model in GLB format (glTF 2.0), or it has errors.',
  'model.outside':
    'The model refers to files outside itself. Export it as one GLB file that contains everything.',
  'model.moving':
    'The model has an animation or a skeleton. Export it as a model that stands still.',
  'model.texture':
    'A texture of the model is not a PNG, JPEG or WebP picture, or has more than 25 megapixels.',
  'model.extension':
    'The model uses {name}, which not every browser can show. Export it without that extension.',
  'model.triangles': 'The model has {found} triangles; {most} are allowed.',
  'model.size':
    'The model is {model} (width × depth × height), but the version closest to it is {version}. A model may be up to a fifth larger or smaller. Look at the unit of the export: glTF counts in metres.',
  'document.too_large': 'A document can be up to {limit} MB.',
  'document.kind': 'Please choose a PDF document.',
  'document.refused':
    'We cannot take this document: it contains active content. Please save it as a plain PDF and upload it again.',
  'place.not_found': 'We can’t find this place any more. Please keep typing.',
  'comment.not_found': 'There is no such review.',
  'comment.line_not_found': 'This item is not among the goods you have received.',
  'comment.order_state': 'An item can be reviewed once its order is complete.',
  'comment.already_written': 'You have already reviewed this item.',
  'comment.already_answered': 'This review has already been answered.',
  'comment.answer_changed':
    'Somebody has corrected this answer in the meantime. Please look at it again.',
  'comment.own_shop': 'You work for this shop, and nobody can review the goods of their own shop.',
  'comment.own_voice': 'You cannot mark your own review, or one of your own shop, as helpful.',
  'comment.state': 'This review has changed; that is no longer possible.',
  'reverse.not_found': 'There is no such after-sales order.',
  'reverse.changed':
    'Somebody has changed this application in the meantime. Please look at it again.',
  'reverse.state': 'The after-sales order has moved on; this is no longer possible.',
  'reverse.not_eligible':
    'You can’t apply for after-sales for these items, or no longer in this quantity.',
  'reverse.not_all':
    'Before delivery, everything that has not been sent is cancelled together. Please check the items again.',
  'reverse.too_many':
    'We have had {most} requests about one of these items. For another one please write to us; we look at it together with the shop.',
  'reverse.type': 'This kind of after-sales is not offered for this order.',
  'reverse.own_purchase': 'Somebody else has to decide about your own purchase.',
  'reverse.versions':
    'Pieces of this line were exchanged for another version. Please ask about at most {most} of one version at a time.',
  'reverse.exchange_sku': 'This version can’t be chosen as a replacement.',
  'reverse.exchange_sold_out': 'The replacement is sold out.',
  'reverse.exchange_price':
    'Its price has changed since this page was shown: {amount} comes back now.',
  'reverse.exchange_surcharge':
    'This costs more than you paid: {amount} is to be paid for it now. Please check and send it again.',
  'reverse.exchange_dearer':
    'More was paid for these items than for the first ones. They can be exchanged for the same version only, or returned for a refund.',
  'reverse.exchange_twice':
    'These items have already been exchanged {most} times. You can still return them for a refund.',
  'reverse.inspection':
    'Please say what you found of each unit; refused units need a reason and a photo, and where nothing is accepted the whole return is refused.',
  'reverse.loss':
    'Loss of value can only be deducted from a withdrawal, with a reason and a photo, and by at most {most}.',
  'refund.unsent_whole':
    'Items that have not been sent can only be cancelled in full: please apply for at least {least}, or leave them out.',
  'offer.over': 'The time to answer this offer has run out. The shop now answers your application.',
  'offer.too_much': 'Please offer less than {asked}: that would be all of the money.',
  'offer.replaced': 'The shop has made another offer since. Please look at the new one.',
  'dispute.proofs_full': 'You have added as much as you can; what is there will be read.',
  'dispute.part':
    'Please state less than {most}, which is all that is asked for here, and at least one unit.',
  'refund.exceeds_available': 'The maximum refund for these items is {left}.',
  'merchant.frozen':
    'Your shop has been suspended: you can read everything, send open orders and answer after-sales requests, but not do this.',
  'merchant.cleared':
    'Your shop has left the mall: you can still read everything, but no longer change anything.',
  'operator.not_found': 'This person does not work for the mall.',
  'operator.already': 'This person already works for the mall.',
  'operator.last_head': 'The mall keeps at least one head. Please make somebody else one first.',
  'operator.role':
    'Your role at the mall does not include this. Whoever heads the mall can change your role.',
  'merchant.role':
    'Your role in this shop does not include this. An owner of the shop can change your role.',
  'merchant.other_shop':
    'You have switched to another of your shops in another window. Please load this page again.',
  'key.not_valid': 'This key is not valid: it is unknown, revoked or expired.',
  'key.scope': 'This key is not for this call.',
  'key.not_found': 'Your shop has no such key.',
  'key.too_many': 'A shop can have at most {most} valid keys. Please revoke one first.',
  'webhook.not_found': 'Your shop has no such webhook or message.',
  'webhook.too_many': 'A shop can have at most {most} webhooks.',
  'webhook.address': 'Please enter an https address on a public host.',
  'webhook.off': 'This webhook is switched off.',
  'staff.not_found': 'This person does not work in your shop.',
  'staff.already': 'Somebody with this address already works in your shop.',
  'staff.last_owner': 'A shop keeps at least one owner. Please make somebody else an owner first.',
  'staff.too_many': 'A shop can have at most {most} people, open invitations included.',
  'invitation.not_found': 'This invitation is no longer valid. Please ask the shop for a new one.',
  'invitation.other_address':
    'This invitation went to another email address. Please sign in with the account of that address.',
  'payment.card': 'Please select a payment card.',
  'card.not_found': 'This card has already been removed.',
  'card.unavailable': 'Cards cannot be saved here at the moment.',
  'card.too_many': 'You have saved as many cards as you can. Please remove one first.',
  'matter.not_found': 'There is no such matter.',
  'matter.state': 'This matter has changed; that is no longer possible.',
  'matter.disputed':
    'The payer’s bank is dealing with this payment, or has given the money back. Please wait for its decision, or give nothing.',
  'matter.reference': 'The provider already has another refund with this reference.',
  'matter.known': 'This dispute has been noted already.',
  'proposal.open': 'A proposal is already waiting for an answer.',
  'proposal.over':
    'This proposal is over, or what it is about has changed. Please look at it as it is now.',
  'proposal.person':
    'A second person has to agree: not who proposed it, and somebody who had this role a day before.',
  'proposal.alone':
    'Nobody else here could agree. Please ask a head to add a second person in this role, on the page “People”; a day later you can propose it.',
  'application.not_found': 'There is no such application.',
  'application.state': 'The application has moved on; this is no longer possible.',
  'application.own': 'Somebody else has to decide about your own application.',
  'application.seller': 'You already have a shop here.',
  'seller.not_found': 'There is no such seller.',
  'seller.state': 'The seller’s state has changed; this is no longer possible.',
  'seller.own': 'Somebody else has to decide about your own shop.',
} as const

export type RefusalTexts = Readonly<Record<keyof typeof englishRefusals, string>>
