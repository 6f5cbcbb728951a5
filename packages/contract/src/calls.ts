import { accountCalls } from './account/calls.ts'
import { auditLogCalls } from './merchant/audit-log.calls.ts'
import { afterSalesCalls } from './after-sales/calls.ts'
import { addressCalls } from './address/calls.ts'
import { campaignCalls } from './marketing/campaign.calls.ts'
import { freeOrderCalls } from './marketing/free-order.calls.ts'
import { giftCardCalls } from './marketing/gift-card.calls.ts'
import { prizeCalls } from './marketing/prize.calls.ts'
import { cardCalls } from './order/card.calls.ts'
import { cartCalls } from './order/cart.calls.ts'
import { contentCalls } from './content/article.calls.ts'
import { itemCalls } from './item/calls.ts'
import { delayCalls } from './merchant/delay.calls.ts'
import { deliveryAddressCalls } from './order/delivery-address.calls.ts'
import { figuresCalls } from './merchant/figures.calls.ts'
import { goodsCalls } from './merchant/goods.calls.ts'
import { goodsTableCalls } from './merchant/goods-table.calls.ts'
import { keyCalls } from './merchant/key.calls.ts'
import { itemDeskCalls } from './merchant/item-desk.calls.ts'
import { itemPreviewCalls } from './merchant/item-preview.calls.ts'
import { itemSavesCalls } from './merchant/item-saves.calls.ts'
import { groupBuyCalls } from './order/group-buy.calls.ts'
import { logisticsCalls } from './order/logistics.calls.ts'
import { exchangeCalls } from './after-sales/exchange.calls.ts'
import { exportCalls } from './merchant/export.calls.ts'
import { invoiceCalls } from './order/invoice.calls.ts'
import { merchantEntryCalls } from './merchant/entry.calls.ts'
import { merchantCalls } from './merchant/calls.ts'
import { messageCalls } from './order/message.calls.ts'
import { priceChangeCalls } from './merchant/price-change.calls.ts'
import { merchantPickUpCalls } from './merchant/pick-up.calls.ts'
import { reverseDeskCalls } from './after-sales/desk.calls.ts'
import { returnAddressCalls } from './merchant/return-address.calls.ts'
import { merchantServiceCalls } from './merchant/service.calls.ts'
import { membershipCalls } from './membership/calls.ts'
import { taskCalls } from './membership/task.calls.ts'
import { moneyCalls } from './order/money.calls.ts'
import { operatorPersonCalls } from './account/operator-person.calls.ts'
import { operatorsCalls } from './account/operators.calls.ts'
import { carrierCalls } from './order/carrier.calls.ts'
import { attributeDeskCalls } from './item/attribute-desk.calls.ts'
import { categoryDeskCalls } from './item/category-desk.calls.ts'
import { taxRateCalls } from './order/tax-rate.calls.ts'
import { mallSearchCalls } from './order/mall-search.calls.ts'
import { operatorOrderCalls } from './order/operator-order.calls.ts'
import { orderViewCalls } from './merchant/order-view.calls.ts'
import { orderWorkCalls } from './merchant/order-work.calls.ts'
import { reissueCalls } from './merchant/reissue.calls.ts'
import { adyenCalls } from './order/adyen.calls.ts'
import { orderCalls } from './order/calls.ts'
import { paymentCalls } from './order/payment.calls.ts'
import { affirmCalls } from './order/affirm.calls.ts'
import { payPageCalls } from './order/pay-page.calls.ts'
import { paypalCalls } from './order/paypal.calls.ts'
import { pageCalls } from './content/page.calls.ts'
import { peopleCalls } from './merchant/people.calls.ts'
import { pickUpCalls } from './order/pick-up.calls.ts'
import { serviceCalls } from './order/service.calls.ts'
import { pointCalls } from './points/calls.ts'
import { buyerCouponCalls } from './promotion/buyer.calls.ts'
import { flashSaleDeskCalls } from './item/flash-sale-desk.calls.ts'
import { groupOfferDeskCalls } from './item/group-offer-desk.calls.ts'
import { setDeskCalls } from './item/set-desk.calls.ts'
import { pointPriceDeskCalls } from './item/point-price-desk.calls.ts'
import { preSaleDeskCalls } from './item/pre-sale-desk.calls.ts'
import { promotionCalls } from './promotion/calls.ts'
import { changeCalls } from './after-sales/change.calls.ts'
import { closeCalls } from './after-sales/close.calls.ts'
import { closedShopCalls } from './after-sales/closed-shop.calls.ts'
import { closedShopOrderCalls } from './order/closed-shop.calls.ts'
import { reverseDisputeCalls } from './after-sales/dispute.calls.ts'
import { reverseProofCalls } from './after-sales/proof.calls.ts'
import { reverseOfferCalls } from './after-sales/offer.calls.ts'
import { reverseMessageCalls } from './after-sales/message.calls.ts'
import { returnCalls } from './after-sales/return.calls.ts'
import { moderationCalls } from './review/moderation.calls.ts'
import { reviewCalls } from './review/calls.ts'
import { reviewReminderCalls } from './review/reminder.calls.ts'
import { stockAlertCalls } from './item/stock-alert.calls.ts'
import { shippingTableCalls } from './merchant/shipping-table.calls.ts'
import { strayParcelCalls } from './order/stray-parcel.calls.ts'
import { webhookCalls } from './merchant/webhook.calls.ts'
import { withdrawalCalls } from './after-sales/withdrawal.calls.ts'
import { voucherCalls } from './order/voucher.calls.ts'

/** Every call of the wire. Only the server loads this; a browser imports its types. */
export const calls = {
  ...accountCalls,
  ...addressCalls,
  ...afterSalesCalls,
  ...auditLogCalls,
  ...campaignCalls,
  ...cardCalls,
  ...cartCalls,
  ...contentCalls,
  ...delayCalls,
  ...deliveryAddressCalls,
  ...exchangeCalls,
  ...exportCalls,
  ...freeOrderCalls,
  ...giftCardCalls,
  ...figuresCalls,
  ...goodsCalls,
  ...goodsTableCalls,
  ...itemDeskCalls,
  ...itemSavesCalls,
  ...itemPreviewCalls,
  ...keyCalls,
  ...groupBuyCalls,
  ...invoiceCalls,
  ...itemCalls,
  ...logisticsCalls,
  ...merchantCalls,
  ...priceChangeCalls,
  ...carrierCalls,
  ...taxRateCalls,
  ...attributeDeskCalls,
  ...categoryDeskCalls,
  ...mallSearchCalls,
  ...merchantEntryCalls,
  ...messageCalls,
  ...merchantPickUpCalls,
  ...returnAddressCalls,
  ...reverseDeskCalls,
  ...merchantServiceCalls,
  ...membershipCalls,
  ...taskCalls,
  ...moneyCalls,
  ...operatorOrderCalls,
  ...operatorsCalls,
  ...operatorPersonCalls,
  ...orderCalls,
  ...orderViewCalls,
  ...orderWorkCalls,
  ...reissueCalls,
  ...adyenCalls,
  ...pageCalls,
  ...paymentCalls,
  ...affirmCalls,
  ...payPageCalls,
  ...paypalCalls,
  ...peopleCalls,
  ...pickUpCalls,
  ...serviceCalls,
  ...pointCalls,
  ...buyerCouponCalls,
  ...flashSaleDeskCalls,
  ...groupOfferDeskCalls,
  ...setDeskCalls,
  ...pointPriceDeskCalls,
  ...preSaleDeskCalls,
  ...promotionCalls,
  ...prizeCalls,
  ...returnCalls,
  ...changeCalls,
  ...closeCalls,
  ...closedShopCalls,
  ...closedShopOrderCalls,
  ...reverseDisputeCalls,
  ...reverseProofCalls,
  ...reverseOfferCalls,
  ...reverseMessageCalls,
  ...moderationCalls,
  ...reviewCalls,
  ...shippingTableCalls,
  ...reviewReminderCalls,
  ...stockAlertCalls,
  ...strayParcelCalls,
  ...voucherCalls,
  ...webhookCalls,
  ...withdrawalCalls,
}
export type Calls = typeof calls
