export { catchUpEndings } from './catch-up-endings.ts'
export { expireContract, expireDueContracts } from './close-contract.ts'
export { endDueGroupBuys, endGroupBuy } from './end-group-buy.ts'
