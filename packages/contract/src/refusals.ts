import { refuse as refuseAny, type Refusal } from '@galleria/kernel/refusal'
import { factorRefusals } from './account/factor-refusals.ts'
import { reverseRefusals } from './after-sales/reverse-refusals.ts'
import { parcelRefusals } from './order/parcel-refusals.ts'
import { reviewRefusals } from './review/review-refusals.ts'
import type { FactsOf } from './refusal-facts.ts'

/** Every refusal of the mall and its HTTP status; the i18n package has their texts. */
export const refusalStatus = {
  'request.malformed': 400,
  'request.origin': 403,
  'request.too_large': 413,
  'request.media_type': 415,
  'auth.signed_out': 401,
  /** Signed in, but without the role that the call is for. */
  'auth.role': 403,
  'auth.wrong_credentials': 401,
  /** The password is right; the code of the second factor is still owed. */
  'auth.second_factor': 401,
  /**
   * What this person does for a shop or the mall asks for a second factor, and there is none yet.
   */
  'auth.second_factor_owed': 403,
  '429': 429,
  not_found: 404,
  'service.busy': 503,
  'service.fault': 500,
  /** No room for another file; nothing of it was stored. */
  'storage.full': 507,
  'sku.not_found': 404,
  'item.not_found': 404,
  'shop.not_found': 404,
  'article.not_found': 404,
  /** Somebody else has saved it since it was read. */
  'page.changed': 409,
  /** It names facts of the company that nobody has filled in. */
  'page.not_filled': 422,
  'cart.line_not_found': 404,
  'cart.full': 422,
  'stock.exceeded': 422,
  /**
   * To be told of what is sold out: it can be bought meanwhile; or there are more wishes than one
   * person has.
   */
  'reminder.no_address': 409,
  'wish.not_needed': 409,
  'wish.too_many': 422,
  /**
   * Of a shop's stock: orders hold more than would be left; it has changed since it was read; more
   * than a shelf can have.
   */
  'stock.held': 409,
  'stock.moved': 409,
  'stock.full': 422,
  /**
   * Of a shop's goods: somebody else has changed a price since it was read; or they are not sold
   * for prices, or not its to put on sale.
   */
  'price.changed_meanwhile': 409,
  /** Prices that are none, are no reduction, or are asked about twice: each at its field. */
  'price.refused': 422,
  'price.plan_over': 409,
  'goods.state': 409,
  /**
   * Of a shop's items: somebody else has saved it since it was read; what is wrong stands at its
   * fields; what is missing before it is sold.
   */
  'item.save_not_found': 404,
  'item.changed': 409,
  'item.refused': 422,
  'item.incomplete': 422,
  'item.too_many': 422,
  /** Nobody decides about items of the own shop. */
  'dispute.own': 403,
  'item.own': 403,
  /** Goods are sold whole, or in the steps of their measure. */
  'qty.step': 422,
  'address.not_found': 404,
  'address.too_many': 422,
  'checkout.empty': 422,
  'checkout.address_missing': 422,
  'checkout.billing_incomplete': 422,
  'checkout.quote_unknown': 404,
  /** The tax of what is ordered changed after its bill was shown. */
  'checkout.tax_changed': 422,
  /** Detail is the specification's literal `item solt out`. */
  'stock.sold_out': 422,
  /** Detail is the specification's literal `item activity is end,price is change`. */
  'price.changed': 422,
  /** Goods of a pre-sale are ordered by themselves. */
  'presale.alone': 422,
  /** Of a shop's desk: none of its own, or one that is over. */
  'presale.not_found': 404,
  'presale.over': 409,
  'sale.over': 409,
  /** What is ordered in a group of buyers is ordered by itself. */
  'groupbuy.alone': 422,
  /** No group of this size can be begun, or not any more. */
  'groupbuy.not_offered': 422,
  /** The group is full, or its time is over. */
  'groupbuy.over': 409,
  /** Nobody joins a group twice. */
  'groupbuy.own': 409,
  'pointprice.changed': 409,
  'set.not_found': 404,
  'set.changed': 409,
  /** One of its goods is not sold by its shop any more. */
  'set.parts': 409,
  'groupoffer.not_found': 404,
  'groupoffer.over': 409,
  /**
   * The shop assembles none of these goods, or has no such service to price, or has priced enough;
   * the mall has no cover for these goods.
   */
  'service.not_offered': 422,
  'service.not_found': 404,
  'service.too_many': 422,
  'cover.not_offered': 422,
  /**
   * A campaign of that name is there already, or its storefronts have several currencies, it ends
   * before it begins or now, its prizes make no sense, or its amounts have more decimals than their
   * currency.
   */
  'campaign.name_taken': 409,
  'campaign.currency': 422,
  'campaign.window': 422,
  'campaign.prizes': 422,
  /** It is not enough for a single gift card. */
  'campaign.budget': 422,
  'campaign.amount': 422,
  'campaign.not_found': 404,
  /** It takes no orders any more. */
  'campaign.over': 409,
  'prize.not_found': 404,
  /** Its time is over, or its order's money went back. */
  'prize.over': 409,
  'gift_card.not_found': 404,
  /** It is not there yet, was used or withdrawn, or its time is over. */
  'gift_card.state': 409,
  /** Its shop does not put these goods together, or not any more. */
  'set.not_offered': 422,
  /** Goods for points are ordered by themselves, by members, who have enough. */
  'points.alone': 422,
  'points.members': 422,
  'points.short': 422,
  /** More unpaid orders, or pieces in them, than one person may have at a time. */
  'unpaid.orders': 422,
  'unpaid.units': 422,
  /** More unpaid pieces of one version than one person may hold while others want it. */
  'unpaid.share': 422,
  /** The unpaid orders of everybody at this internet connection are too many. */
  'unpaid.network': 422,
  /** No coupon by this code or id, or none of this storefront that runs by now. */
  'coupon.unknown': 404,
  /** Too many codes that are none, from one person or one internet connection. */
  'coupon.tries': 429,
  'coupon.ended': 422,
  /**
   * Nothing of these goods is reduced by it, or too little: `from` is the value that it begins
   * with.
   */
  'coupon.goods': 422,
  'coupon.used_up': 422,
  'coupon.used_by_you': 422,
  'promotion.not_found': 404,
  'promotion.state': 409,
  'promotion.code_taken': 409,
  'contract.not_found': 404,
  'order.not_found': 404,
  'order.state': 409,
  /** Goods that were ordered for one country go to no other: their tax would be another. */
  'order.other_country': 422,
  'order.notes_full': 422,
  'reissue.lines': 422,
  'reissue.too_many': 422,
  /** Not later than promised, before today or too far ahead; another reason without words. */
  'order.delay_day': 422,
  'order.delay_words': 422,
  'order.messages_full': 422,
  /** Whose order it was has deleted the account: nobody would read it. */
  'order.buyer_left': 409,
  'payment.not_found': 404,
  'payment.channel': 422,
  'payment.already_paid': 409,
  'payment.window_closed': 409,
  'payment.in_flight': 409,
  /**
   * The provider at which it was begun is not set up any more: nobody knows whether it was paid.
   */
  'payment.unreachable': 409,
  'payment.provider': 422,
  /** No kept card was chosen, or one that is none any more. */
  'payment.card': 422,
  'card.not_found': 404,
  /** No provider keeps cards here. */
  'card.unavailable': 422,
  'card.too_many': 422,
  /** Who lends the money wants both addresses without fault. */
  'payment.address': 422,
  'matter.not_found': 404,
  'matter.state': 409,
  /** Its payer's bank deals with the payment, or has given the money. */
  'matter.disputed': 409,
  /** The provider's name of a refund that another one has already. */
  'matter.reference': 409,
  'matter.known': 409,
  /** What one person of the mall proposes, another has to agree to. */
  'proposal.open': 409,
  'proposal.over': 409,
  'proposal.person': 409,
  /** Nobody else of the mall could agree. */
  'proposal.alone': 409,
  /** No code of this seller's shops, or not with this password. */
  'voucher.not_found': 404,
  'voucher.used': 409,
  'voucher.expired': 409,
  /** Its money was asked back, or has gone back. */
  'voucher.returned': 409,
  /** Kept filters of a shop's list. */
  'view.not_found': 404,
  'view.name_taken': 409,
  'view.too_many': 422,
  'setting.not_found': 404,
  'setting.too_many': 422,
  'site.not_found': 404,
  'site.name_taken': 409,
  'site.too_many': 422,
  /** Not the code of this order. */
  'verify_code.wrong': 422,
  'carrier.not_found': 422,
  'category.not_found': 422,
  /** Somebody has changed it, or the order of all, since it was looked at. */
  'category.changed': 409,
  'category.key_taken': 422,
  /** Or below what is below itself. */
  'category.below_itself': 422,
  'category.too_deep': 422,
  'category.too_many': 422,
  /** It is not retired before they are moved. */
  'category.has_below': 422,
  'category.last': 422,
  /** Something is sold without its class where it would be needed. */
  'category.energy_missing': 422,
  'attribute.not_found': 422,
  /** Somebody has changed it, or the order of all, since it was looked at. */
  'attribute.changed': 409,
  'attribute.key_taken': 422,
  'attribute.too_many': 422,
  /** Of a choice. */
  'attribute.no_options': 422,
  /** Of a day that has begun in that country, or begins at once. */
  'taxrate.begun': 422,
  /** Somebody has changed the rates of that country since they were looked at. */
  'taxrate.changed': 409,
  'carrier.code_taken': 409,
  /** Somebody has changed it since it was looked at. */
  'carrier.changed': 409,
  /** A table of tracking numbers without one. */
  'table.empty': 422,
  'table.too_long': 422,
  /** A cell holds what no tracking number is: a spreadsheet has rounded it, for instance. */
  'table.number': 422,
  /**
   * A table of goods: it is not there, is another shop's, or there is one already that waits or is
   * being taken over.
   */
  'import.not_found': 404,
  'import.open': 409,
  'import.state': 409,
  /** No text, or no heading; too large; no rows; too many; it breaks off in a quotation. */
  'import.kind': 415,
  'import.too_large': 413,
  'import.empty': 422,
  'import.too_long': 422,
  'import.broken': 422,
  /** No article number among its columns, or two columns are the same thing. */
  'import.columns': 422,
  /**
   * All rows or none, and some cannot be taken over; or they are more than one transaction should
   * hold.
   */
  'import.not_all': 422,
  'import.too_many_at_once': 422,
  /**
   * A bulk change of prices: it is not there, or another shop's; it is further on; nothing fits
   * what was chosen, or too much; some of its prices are asked about twice; its days are over.
   */
  'price_change.not_found': 404,
  'price_change.state': 409,
  'price_change.empty': 422,
  'price_change.too_many': 422,
  'price_change.asked': 422,
  'price_change.undo_over': 409,
  'guest.link': 404,
  /** No statement has this key, or it was given more than a day ago: it is in the mail. */
  'withdrawal.not_found': 404,
  /** The lines are not of that order, or not so many of them can be withdrawn from any more. */
  'withdrawal.lines': 422,
  'captcha.wrong': 422,
  /** Right or wrong: its two minutes are over. */
  'captcha.old': 422,
  'captcha.required': 422,
  'code.wrong': 422,
  'contact.taken': 409,
  'contact.none': 409,
  'contact.bound': 409,
  'contact.not_own': 422,
  'password.wrong': 422,
  'auth.prove_again': 403,
  'step.expired': 409,
  ...factorRefusals,
  ...reverseRefusals,
  ...reviewRefusals,
  ...parcelRefusals,
  'person.not_found': 404,
  /** Nobody does that for themselves. */
  'person.own': 403,
  'account.last_way_in': 409,
  'account.held': 409,
  'invitation.unknown': 422,
  'invitation.used': 409,
  'invitation.circle': 422,
  'guest.member': 409,
  'file.too_large': 413,
  'file.kind': 415,
  'file.too_many': 422,
  'model.too_large': 413,
  'model.kind': 415,
  /** It names files beside itself. */
  'model.outside': 422,
  'model.moving': 422,
  'model.texture': 422,
  'model.extension': 422,
  'model.triangles': 422,
  /** Of none of the item's versions. */
  'model.size': 422,
  'document.too_large': 413,
  'document.kind': 415,
  'document.refused': 422,
  'place.not_found': 404,
  'refund.unsent_whole': 422,
  /** Offered as much as was asked for: who gives that agrees. */
  'offer.too_much': 422,
  /** One side has added enough to what the mall was told. */
  'dispute.proofs_full': 422,
  /** The mall rules about more than was asked for, or about no part of it. */
  'dispute.part': 422,
  /** Its time was over before its buyer answered. */
  'offer.over': 409,
  /** Another one stands by now. */
  'offer.replaced': 409,
  'merchant.frozen': 403,
  'merchant.cleared': 403,
  /** The shop may, but not this person for it. */
  'merchant.role': 403,
  'operator.role': 403,
  'operator.not_found': 404,
  'operator.already': 409,
  'operator.last_head': 409,
  /** The window is at the desk of another of one's shops than the session. */
  'merchant.other_shop': 409,
  /** A program's key that there is not, or not any more; and one that is not for this call. */
  'key.not_valid': 401,
  'key.scope': 403,
  'key.not_found': 404,
  'key.too_many': 422,
  /**
   * Of where a shop's programs are told: it is not there; too many; no address that can be told; it
   * is switched off.
   */
  'webhook.not_found': 404,
  'webhook.too_many': 422,
  'webhook.address': 422,
  'webhook.off': 409,
  'staff.not_found': 404,
  'staff.already': 409,
  'staff.last_owner': 409,
  'staff.too_many': 422,
  'invitation.not_found': 404,
  /** It went to another address than that of whoever is signed in. */
  'invitation.other_address': 403,
  'application.not_found': 404,
  'application.state': 409,
  'application.own': 422,
  'application.seller': 409,
  'seller.not_found': 404,
  'seller.state': 409,
  'seller.own': 422,
} as const

export type RefusalCode = keyof typeof refusalStatus

/**
 * The business says no, by one of the codes above and with the facts of that code: a misspelt one
 * is no program.
 */
export function refuse<Code extends RefusalCode>(code: Code, ...[facts]: FactsOf<Code>): Refusal {
  return refuseAny(code, facts as Readonly<Record<string, unknown>> | undefined)
}
