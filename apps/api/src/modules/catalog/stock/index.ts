export { foldListed } from './fold-listed.ts'
export { addRatings, removeRating } from './rating.store.ts'
export { countListed, hideItems, pauseItem, resumeItem, showItems } from './listed.store.ts'
export { countSold, uncountSold } from './sold.store.ts'
export {
  freeUnits,
  holdUnits,
  lockShelves,
  moveByHand,
  sendUnits,
  takeBackUnits,
  takeInUnits,
  type HandMove,
  type HandMoveEnd,
  type Units,
} from './stock.store.ts'
