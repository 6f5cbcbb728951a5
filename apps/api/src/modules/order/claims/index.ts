export {
  askableQty,
  heldAmount,
  availableOf,
  cancelableQty,
  findAskedUnits,
  findAvailable,
  heldQty,
  giftsWith,
  namesGift,
  unsentGifts,
  type Available,
} from './claims.rules.ts'
export { changeClaims, markGifted } from './claims.store.ts'
