export { forgetReader } from './forget-reader.ts'
export { contentRoutes } from './content.routes.ts'
