export { payFreeOrders } from './pay-free-orders.ts'
export { forgetQuotes } from './forget-quotes.ts'
