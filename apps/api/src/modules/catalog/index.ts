export { catalogRoutes } from './catalog.routes.ts'
export { presentAttributes } from './catalog.present.ts'
export { freeUnits, holdUnits, sendUnits, type Units } from './stock.store.ts'
