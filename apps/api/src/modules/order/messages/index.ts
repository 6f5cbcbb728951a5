export { isShownInMessage, readMessages, writeToBuyer, writeToShop } from './order-messages.ts'
