import { orderViewCalls } from '@galleria/contract/order-view'
import { bind, type Bound } from '#platform/bind.ts'
import { keepOrderView, listOrderViews, removeOrderView, renameOrderView } from './order-views.ts'

export const orderViewRoutes: readonly Bound[] = [
  bind(orderViewCalls.listOrderViews, listOrderViews),
  bind(orderViewCalls.keepOrderView, keepOrderView),
  bind(orderViewCalls.renameOrderView, renameOrderView),
  bind(orderViewCalls.removeOrderView, removeOrderView),
]
