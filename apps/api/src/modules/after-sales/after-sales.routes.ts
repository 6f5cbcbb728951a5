import { afterSalesCalls } from '@galleria/contract/after-sales'
import { merchantPickUpCalls } from '@galleria/contract/merchant-pick-up'
import { orderWorkCalls } from '@galleria/contract/order-work'
import { bind, type Bound } from '#platform/bind.ts'
import { approveApplication, cancelApplication, rejectApplication } from './answer-application.ts'
import { applyForRefund } from './apply-for-refund.ts'
import { cancelAfterPay } from './cancel-after-pay.ts'
import { cancelUnfetched } from './cancel-unfetched.ts'
import { cancelForStock } from './cancel-for-stock.ts'
import { previewRefund } from './preview-refund.ts'
import {
  listReverses,
  listReversesOfSku,
  listSellersReverses,
  readReverse,
  readSellersReverse,
} from './read-reverse.ts'

export const afterSalesRoutes: readonly Bound[] = [
  bind(afterSalesCalls.pageReverse, listReverses),
  bind(afterSalesCalls.reverseByOrderSku, listReversesOfSku),
  bind(afterSalesCalls.reverseDetail, (ctx, { id }) => readReverse(ctx, id)),
  bind(afterSalesCalls.renderReverse, previewRefund),
  bind(afterSalesCalls.applyForRefund, applyForRefund),
  bind(afterSalesCalls.cancelAfterPay, cancelAfterPay),
  bind(orderWorkCalls.cancelForStock, cancelForStock),
  bind(merchantPickUpCalls.cancelUnfetched, cancelUnfetched),
  bind(afterSalesCalls.cancelReverse, (ctx, { id }) => cancelApplication(ctx, id)),
  bind(afterSalesCalls.pageMerchantReverse, listSellersReverses),
  bind(afterSalesCalls.merchantReverseDetail, (ctx, { id }) => readSellersReverse(ctx, id)),
  bind(afterSalesCalls.approveReverse, (ctx, { id }) => approveApplication(ctx, id)),
  bind(afterSalesCalls.rejectReverse, rejectApplication),
]
