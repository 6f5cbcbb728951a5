export { leavingRoutes } from './leaving.routes.ts'
