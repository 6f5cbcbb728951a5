export { mallSearchRoutes } from './mall-search.routes.ts'
