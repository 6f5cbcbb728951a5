export { groupBuyFlow } from './group-buy.flow.ts'
export { presentGroup } from './group-buy.present.ts'
export { findGroupBuy, findGroupBuysDue } from './group-buy.queries.ts'
export { groupBuyRoutes } from './group-buy.routes.ts'
export { endsAtOf, hasPlace, takesMoney } from './group-buy.rules.ts'
export {
  beginGroupBuy,
  closeOverdue,
  leavePlace,
  lockGroupBuy,
  payPlace,
  takePlace,
} from './group-buy.store.ts'
export type { GroupBuy } from './group-buy.types.ts'
