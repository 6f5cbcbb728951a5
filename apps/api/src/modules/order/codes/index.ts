export { findOrderCodes } from './order-codes.queries.ts'
export { issueGiftCards } from './issue-gift-cards.ts'
export { withdrawGiftCards } from './withdraw-gift-cards.ts'
