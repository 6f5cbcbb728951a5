import { stockAlertCalls } from '@galleria/contract/stock-alert'
import { bind, type Bound } from '#platform/bind.ts'
import { buyerOf } from '#platform/context.ts'
import { confirmByKey, endByKey } from './answer-alert.ts'
import { findAlertSkus } from './restock.queries.ts'
import { dropAlert } from './restock.store.ts'
import { createStockAlert } from './create-stock-alert.ts'

export const restockRoutes: readonly Bound[] = [
  bind(stockAlertCalls.createStockAlert, createStockAlert),
  bind(stockAlertCalls.confirmStockAlert, confirmByKey),
  bind(stockAlertCalls.endStockAlerts, async (ctx, form) => {
    await endByKey(ctx, form)
    return {}
  }),
  bind(stockAlertCalls.cancelStockAlert, async (ctx, { skuId }) => {
    await dropAlert(ctx.db, buyerOf(ctx), skuId)
    return {}
  }),
  bind(stockAlertCalls.listStockAlerts, async (ctx) => ({
    skuIds: await findAlertSkus(ctx.db, buyerOf(ctx)),
  })),
]
