export { catalogRoutes } from './catalog.routes.ts'
export { averageRating, presentAttributes } from './catalog.present.ts'
export { addRatings } from './rating.store.ts'
export { freeUnits, holdUnits, sendUnits, type Units } from './stock.store.ts'
