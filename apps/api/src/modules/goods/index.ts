export { goodsRoutes } from './goods.routes.ts'
