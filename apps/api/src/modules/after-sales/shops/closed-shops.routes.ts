import { closedShopCalls } from '@galleria/contract/after-sales-closed-shop'
import { bind, type Bound } from '#platform/bind.ts'
import type { ForShop } from '#modules/order/index.ts'
import { approveApplication, rejectApplication } from '../answering/answer-application.ts'
import { giveLabel } from '../way-back/give-label.ts'
import { passGoods } from '../answering/inspect-goods.ts'
import { makeOffer } from '../offers/make-offer.ts'
import { nameReturnAddress } from '../way-back/name-return-address.ts'
import { listRequestsOfGone, readSellersReverse } from '../read-reverse.ts'
import { refundInstead } from '../answering/refund-instead.ts'
import { refuseGoods } from '../answering/refuse-goods.ts'
import { waiveReturn } from '../answering/waive-return.ts'
import { writeToBuyerAboutReverse } from '../mails/write-about-reverse.ts'

/** The shop's own use cases, done by the mall in the place of one that was removed. */
const because = ({ why }: { readonly why: string }): ForShop => ({ actor: 'operator', reason: why })

export const closedShopsRoutes: readonly Bound[] = [
  bind(closedShopCalls.pageOfClosedShops, listRequestsOfGone),
  bind(closedShopCalls.requestOfClosedShop, (ctx, { id }) =>
    readSellersReverse(ctx, id, { actor: 'operator' }),
  ),
  bind(closedShopCalls.approveForClosedShop, (ctx, asked) =>
    approveApplication(ctx, asked, because(asked)),
  ),
  bind(closedShopCalls.rejectForClosedShop, (ctx, asked) =>
    rejectApplication(ctx, asked, because(asked)),
  ),
  bind(closedShopCalls.offerForClosedShop, (ctx, asked) => makeOffer(ctx, asked, because(asked))),
  bind(closedShopCalls.waiveForClosedShop, (ctx, asked) => waiveReturn(ctx, asked, because(asked))),
  bind(closedShopCalls.labelForClosedShop, (ctx, asked) => giveLabel(ctx, asked, because(asked))),
  bind(closedShopCalls.nameAddressForClosedShop, (ctx, asked) =>
    nameReturnAddress(ctx, asked, because(asked)),
  ),
  bind(closedShopCalls.passForClosedShop, (ctx, asked) => passGoods(ctx, asked, because(asked))),
  bind(closedShopCalls.refuseForClosedShop, (ctx, asked) =>
    refuseGoods(ctx, asked, because(asked)),
  ),
  bind(closedShopCalls.refundInsteadForClosedShop, (ctx, asked) =>
    refundInstead(ctx, asked, because(asked)),
  ),
  bind(closedShopCalls.writeForClosedShop, (ctx, message) =>
    writeToBuyerAboutReverse(ctx, message, 'operator'),
  ),
]
