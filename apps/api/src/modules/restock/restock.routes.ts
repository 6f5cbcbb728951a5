import { stockWishCalls } from '@galleria/contract/stock-wish'
import { bind, type Bound } from '#platform/bind.ts'
import { buyerOf } from '#platform/context.ts'
import { confirmByKey, endByKey } from './answer-wish.ts'
import { findWished } from './restock.queries.ts'
import { dropWish } from './restock.store.ts'
import { wishForStock } from './wish-for-stock.ts'

export const restockRoutes: readonly Bound[] = [
  bind(stockWishCalls.wishForStock, wishForStock),
  bind(stockWishCalls.confirmStockWish, confirmByKey),
  bind(stockWishCalls.endStockWishes, async (ctx, form) => {
    await endByKey(ctx, form)
    return {}
  }),
  bind(stockWishCalls.takeStockWishBack, async (ctx, { skuId }) => {
    await dropWish(ctx.db, buyerOf(ctx), skuId)
    return {}
  }),
  bind(stockWishCalls.listStockWishes, async (ctx) => ({
    skuIds: await findWished(ctx.db, buyerOf(ctx)),
  })),
]
