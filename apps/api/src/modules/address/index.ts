export { addressRoutes } from './address.routes.ts'
export { findAddress, type AddressRow } from './address.store.ts'
