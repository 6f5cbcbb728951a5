import type { AuditedCall } from '@galleria/contract/merchant-audited-calls'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { contentCallWords } from './content-call-words.ts'
import { moneyCallWords } from './money-call-words.ts'
import { planCallNames } from './plan-call-words.ts'
import { programCallNames } from './program-call-words.ts'

/** What each call did, as the log says it. */
export const callNames: Record<AuditedCall, MessageDescriptor> = {
  'mall-merchant/reverseorder/approve': msg({
    message: 'Agreed to an application',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/reverseorder/reject': msg({
    message: 'Declined an application',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/reverseorder/ship': msg({
    message: 'Sent a replacement',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/reverseorder/refundinstead': msg({
    message: 'Refunded instead of replacing',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/reverseorder/label': msg({
    message: 'Gave a return label',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/reverseorder/waivereturn': msg({
    message: 'Let the buyer keep the goods',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/reverseorder/pass': msg({
    message: 'Accepted returned goods',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/reverseorder/refuse': msg({
    message: 'Did not accept returned goods',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/reverseorder/answerDispute': msg({
    message: 'Told the mall its side',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/reverseorder/addProof': msg({
    message: 'Added proof for the mall',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/reverseorder/giveIn': msg({
    message: 'Agreed after all',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/reverseorder/offer': msg({
    message: 'Made an offer',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/reverseorder/writeToBuyer': msg({
    message: 'Wrote to the buyer about an application',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/campaign/createPrize': msg({
    message: 'Planned a prize draw',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/campaign/createFreeOrder': msg({
    message: 'Planned free orders',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/campaign/createGiftCard': msg({
    message: 'Planned gift cards',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/campaign/stop': msg({
    message: 'Stopped a campaign',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/order/delay': msg({
    message: 'Told the buyer a later day',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/order/delayMany': msg({
    message: 'Told several buyers a later day',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/export/create': msg({
    message: 'Requested a table',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/goods/move': msg({
    message: 'Booked stock in or out',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/goods/keepAlerts': msg({
    message: 'Changed when low stock is reported',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/goods/count': msg({
    message: 'Counted stock',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/goods/price': msg({
    message: 'Changed prices',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/goods/sell': msg({
    message: 'Paused or resumed an item',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/goodsTable/check': msg({
    message: 'Had a goods table checked',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/goodsTable/run': msg({
    message: 'Imported a goods table',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/goodsTable/discard': msg({
    message: 'Discarded a goods table',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/item/add': msg({
    message: 'Began an item',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/item/save': msg({
    message: 'Edited an item',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/item/takeOver': msg({
    message: 'Took an earlier state of an item over',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/item/version': msg({
    message: 'Edited a version',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/item/model': msg({
    message: 'Changed the 3D model of an item',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/item/dropVersion': msg({
    message: 'Removed a version',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/item/submit': msg({
    message: 'Put an item on sale',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/item/takeBack': msg({
    message: 'Made an item a draft again',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/item/archive': msg({
    message: 'Archived an item',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/item/approve': msg({
    message: 'Approved an item',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/item/sendBack': msg({
    message: 'Sent an item back',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/order/ship': msg({
    message: 'Sent a parcel',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/application/approve': msg({
    message: 'Admitted a shop',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/application/reject': msg({
    message: 'Declined a shop’s application',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/people/add': msg({
    message: 'Gave somebody work for the mall',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/people/setRole': msg({
    message: 'Changed a role at the mall',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/people/remove': msg({
    message: 'Took the mall’s desk from somebody',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/person/switchOffSecondFactor': msg({
    message: 'Switched a second factor off',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/seller/freeze': msg({
    message: 'Froze a seller',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/seller/unfreeze': msg({
    message: 'Unfroze a seller',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/seller/clear': msg({
    message: 'Cleared a seller',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/order/writeToBuyer': msg({
    message: 'Wrote to the buyer',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/site/save': msg({
    message: 'Edited a collection site',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/returnaddress/save': msg({
    message: 'Changed a return address',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/returnaddress/remove': msg({
    message: 'Removed a return address',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/savedanswer/save': msg({
    message: 'Saved a text for answers',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/savedanswer/remove': msg({
    message: 'Removed a saved text',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/approvalrule/save': msg({
    message: 'Changed a rule for approving',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/approvalrule/remove': msg({
    message: 'Removed a rule for approving',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/order/ready': msg({
    message: 'Made an order ready for collection',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/order/handOver': msg({
    message: 'Handed an order over',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/order/cancelUnfetched': msg({
    message: 'Cancelled an order nobody collected',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/service/save': msg({
    message: 'Edited the assembly service',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/service/price': msg({
    message: 'Changed the price of assembly',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/order/hold': msg({
    message: 'Put an order on hold',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/order/release': msg({
    message: 'Released an order',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/order/ship': msg({
    message: 'Sent a parcel for a shop',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/order/correctParcel': msg({
    message: 'Corrected a tracking number for a shop',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/order/cancelLines': msg({
    message: 'Cancelled lines for a shop',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/order/hold': msg({
    message: 'Put an order on hold',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/order/release': msg({
    message: 'Released an order',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/order/cancelLines': msg({
    message: 'Cancelled lines that the shop cannot deliver',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/order/correctParcel': msg({
    message: 'Corrected a tracking number',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/order/callParcelBack': msg({
    message: 'Called a parcel back',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/order/reissue': msg({
    message: 'Sent something of an order at no charge',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/order/cancelReissue': msg({
    message: 'Cancelled what was to be sent at no charge',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/order/note': msg({
    message: 'Wrote a note on an order',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/order/shipByTable': msg({
    message: 'Sent a parcel by table',
    context: 'what somebody did, in a log',
  }),
  ...programCallNames,
  'mall-merchant/people/invite': msg({
    message: 'Invited somebody',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/invitation/accept': msg({
    message: 'Joined the shop',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/people/takeBack': msg({
    message: 'Cancelled an invitation',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/people/setRole': msg({
    message: 'Changed a role',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/people/remove': msg({
    message: 'Removed somebody from the shop',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/people/leave': msg({
    message: 'Left the shop',
    context: 'what somebody did, in a log',
  }),
  ...planCallNames,
  'mall-merchant/promotion/save': msg({
    message: 'Edited a promotion',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/promotion/start': msg({
    message: 'Started a promotion',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/promotion/end': msg({
    message: 'Ended a promotion',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/coupon/save': msg({
    message: 'Edited a coupon',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/coupon/start': msg({
    message: 'Started a coupon',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/coupon/end': msg({
    message: 'Ended a coupon',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/dispute/rule': msg({
    message: 'Ruled on a dispute',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/comment/decide': msg({
    message: 'Decided on a review',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/parcel/settle': msg({
    message: 'Dealt with an unknown parcel',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/coupon/redeem': msg({
    message: 'Redeemed a code',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/withdrawal/carryOut': msg({
    message: 'Carried out a withdrawal',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/withdrawal/answer': msg({
    message: 'Answered a withdrawal',
    context: 'what somebody did, in a log',
  }),
  ...contentCallWords,
  ...moneyCallWords,
}
