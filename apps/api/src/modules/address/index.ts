export { addressRoutes } from './address.routes.ts'
export { findAddress, moveAddresses, type AddressRow } from './address.store.ts'
