export { goodsRoutes } from './goods.routes.ts'
export { goodsSubscriptions } from './mail-item.ts'
