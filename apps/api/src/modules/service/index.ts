export { coverJson, serviceJson } from './service.queries.ts'
export { serviceRoutes } from './service.routes.ts'
export type { Fitting, OfferedCover, OfferedService } from './service.types.ts'
