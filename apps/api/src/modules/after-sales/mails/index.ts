export { findLastChances } from './last-chances.ts'
export { mailReverse } from './reverse-mails.ts'
export { mailShop } from './shop-mails.ts'
