import { afterSalesCalls } from '@galleria/contract/after-sales'
import { changeCalls } from '@galleria/contract/after-sales-change'
import { closeCalls } from '@galleria/contract/after-sales-close'
import { reverseDisputeCalls } from '@galleria/contract/after-sales-dispute'
import { exchangeCalls } from '@galleria/contract/after-sales-exchange'
import { reverseOfferCalls } from '@galleria/contract/after-sales-offer'
import { reverseProofCalls } from '@galleria/contract/after-sales-proof'
import { reverseMessageCalls } from '@galleria/contract/after-sales-message'
import { returnCalls } from '@galleria/contract/after-sales-return'
import { merchantPickUpCalls } from '@galleria/contract/merchant-pick-up'
import { operatorOrderCalls } from '@galleria/contract/operator-order'
import { orderWorkCalls } from '@galleria/contract/order-work'
import { bind, type Bound } from '#platform/bind.ts'
import { readAnyOrder, readSellersOrder } from '#modules/order/desk/index.ts'
import { addProof, addShopsProof } from './disputes/add-proof.ts'
import {
  approveApplication,
  cancelApplication,
  rejectApplication,
} from './answering/answer-application.ts'
import { answerDispute, giveIn } from './disputes/answer-dispute.ts'
import { applyForExchange } from './exchange/apply-for-exchange.ts'
import { applyForRefund } from './asking/apply-for-refund.ts'
import { applyForReturn } from './asking/apply-for-return.ts'
import { acceptOffer, declineOffer } from './offers/answer-offer.ts'
import { askMall } from './disputes/ask-mall.ts'
import { cancelAfterPay } from './asking/cancel-after-pay.ts'
import { cancelUndelivered } from './asking/cancel-undelivered.ts'
import { cancelUnfetched } from './asking/cancel-unfetched.ts'
import { cancelForStock } from './asking/cancel-for-stock.ts'
import {
  answerClose,
  listRequestsOfOrder,
  listProposedCloses,
  proposeClose,
} from './disputes/close-by-force.ts'
import { changeApplication } from './asking/change-application.ts'
import { closedShopsRoutes } from './shops/closed-shops.routes.ts'
import { deskRoutes } from './desk.routes.ts'
import { confirmReplacement } from './exchange/confirm-replacement.ts'
import { giveLabel } from './way-back/give-label.ts'
import { passGoods } from './answering/inspect-goods.ts'
import { listExchangeChoices } from './exchange/list-exchange-choices.ts'
import { postBack } from './way-back/post-back.ts'
import { previewRefund } from './asking/preview-refund.ts'
import {
  listReverses,
  listReversesOfSku,
  listSellersReverses,
  readReverse,
  readSellersReverse,
} from './read-reverse.ts'
import { refundInstead, refundLost } from './answering/refund-instead.ts'
import { refuseGoods } from './answering/refuse-goods.ts'
import { pageDisputes, readDispute, ruleDispute } from './disputes/rule-dispute.ts'
import { makeOffer } from './offers/make-offer.ts'
import { shipReplacement } from './exchange/ship-replacement.ts'
import { waiveReturn } from './answering/waive-return.ts'
import { writeToBuyerAboutReverse, writeToShopAboutReverse } from './mails/write-about-reverse.ts'

export const afterSalesRoutes: readonly Bound[] = [
  bind(afterSalesCalls.pageReverse, listReverses),
  bind(afterSalesCalls.reverseByOrderSku, listReversesOfSku),
  bind(afterSalesCalls.reverseDetail, (ctx, { id }) => readReverse(ctx, id)),
  bind(afterSalesCalls.renderReverse, previewRefund),
  bind(afterSalesCalls.applyForRefund, applyForRefund),
  bind(afterSalesCalls.cancelUndelivered, cancelUndelivered),
  bind(returnCalls.applyForReturn, applyForReturn),
  bind(returnCalls.postBack, postBack),
  bind(exchangeCalls.exchangeChoices, listExchangeChoices),
  bind(exchangeCalls.applyForExchange, applyForExchange),
  bind(exchangeCalls.confirmReplacement, confirmReplacement),
  bind(afterSalesCalls.cancelAfterPay, cancelAfterPay),
  bind(orderWorkCalls.cancelForStock, async (ctx, shortage) => {
    await cancelForStock(ctx, shortage)
    return readSellersOrder(ctx, shortage.orderId)
  }),
  bind(operatorOrderCalls.operatorCancelForStock, async (ctx, { reason, ...shortage }) => {
    await cancelForStock(ctx, shortage, { actor: 'operator', reason })
    return readAnyOrder(ctx, shortage.orderId)
  }),
  bind(merchantPickUpCalls.cancelUnfetched, cancelUnfetched),
  bind(changeCalls.modifyReverse, changeApplication),
  bind(afterSalesCalls.cancelReverse, (ctx, { id }) => cancelApplication(ctx, id)),
  bind(afterSalesCalls.pageMerchantReverse, listSellersReverses),
  bind(afterSalesCalls.merchantReverseDetail, (ctx, { id }) => readSellersReverse(ctx, id)),
  bind(afterSalesCalls.approveReverse, (ctx, asked) => approveApplication(ctx, asked)),
  bind(afterSalesCalls.rejectReverse, (ctx, asked) => rejectApplication(ctx, asked)),
  bind(returnCalls.giveLabel, (ctx, label) => giveLabel(ctx, label)),
  bind(returnCalls.waiveReturn, waiveReturn),
  bind(returnCalls.passReverse, passGoods),
  bind(returnCalls.refuseReverse, refuseGoods),
  bind(exchangeCalls.refundLost, refundLost),
  bind(exchangeCalls.shipReplacement, shipReplacement),
  bind(exchangeCalls.refundInstead, refundInstead),
  bind(reverseOfferCalls.makeOffer, makeOffer),
  bind(reverseOfferCalls.acceptOffer, acceptOffer),
  bind(reverseOfferCalls.declineOffer, declineOffer),
  bind(reverseDisputeCalls.askMall, askMall),
  bind(closeCalls.requestsOfOrder, listRequestsOfOrder),
  bind(closeCalls.proposedCloses, listProposedCloses),
  bind(closeCalls.proposeClose, proposeClose),
  bind(closeCalls.answerClose, answerClose),
  bind(reverseDisputeCalls.sayToMall, answerDispute),
  bind(reverseDisputeCalls.giveIn, giveIn),
  bind(reverseProofCalls.addProof, addProof),
  bind(reverseProofCalls.addShopsProof, addShopsProof),
  bind(reverseDisputeCalls.pageReverseDisputes, pageDisputes),
  bind(reverseDisputeCalls.reverseDisputeDetail, readDispute),
  bind(reverseDisputeCalls.ruleReverseDispute, ruleDispute),
  bind(reverseMessageCalls.writeToShopAboutReverse, writeToShopAboutReverse),
  bind(reverseMessageCalls.writeToBuyerAboutReverse, (ctx, message) =>
    writeToBuyerAboutReverse(ctx, message),
  ),
  ...deskRoutes,
  ...closedShopsRoutes,
]
