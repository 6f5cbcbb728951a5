export { RETENTION_YEARS } from './retention-years.rules.ts'
export { languageOf, partyOf, variantOf } from './invoice-draft.rules.ts'
export { writeCreditNote, writeDepositInvoice, writeDepositReturn } from './write-invoice.ts'
