export { variantDetails } from './mail-goods.ts'
export { findMailbox } from './mailbox.ts'
