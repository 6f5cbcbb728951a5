import { orderViewCalls } from '@galleria/contract/order-view'
import { bind, type Bound } from '#platform/bind.ts'
import { saveOrderView, listOrderViews, removeOrderView, renameOrderView } from './order-views.ts'

export const orderViewRoutes: readonly Bound[] = [
  bind(orderViewCalls.listOrderViews, listOrderViews),
  bind(orderViewCalls.saveOrderView, saveOrderView),
  bind(orderViewCalls.renameOrderView, renameOrderView),
  bind(orderViewCalls.removeOrderView, removeOrderView),
]
