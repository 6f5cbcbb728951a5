export { catalogFigures } from './catalog.figures.ts'
export { catalogRoutes } from './catalog.routes.ts'
export { catalogJobs } from './catalog.jobs.ts'
export { moveRetiredGoods } from './retire-categories.ts'
export { findStandingCategory, holdEnergyLabel, NEEDS_ENERGY_LABEL } from './category.store.ts'
export {
  findAskedOf,
  selectAttributes,
  type AskedOfItem,
  type AttributeValue,
} from './attribute.store.ts'
export { foldListed, recountWords } from './keep-tallies.ts'
export { searchCatalog } from './search-catalog.ts'
export { findMissedSearches, keepMisses } from './missed-searches.ts'
export { averageRating, presentAttributes, presentModel, shownQty } from './catalog.present.ts'
export {
  addDays,
  deliveryDay,
  partsOfUnit,
  presentPreSale,
  type PreSaleTerms,
} from './pre-sale.rules.ts'
export { offersGroup } from './group-offer.queries.ts'
export { endGroupOffer, planGroupOffer } from './plan-group-offers.ts'
export type { GroupOffer } from './group-offer.rules.ts'
export { stepsOf, timesText } from './measure.rules.ts'
export { versionWords } from './version-words.ts'
export { presentVoucher, type VoucherTerms } from './voucher.rules.ts'
export { addRatings, removeRating } from './rating.store.ts'
export { countListed, hideItems, pauseItem, resumeItem, showItems } from './listed.store.ts'
export type { ItemShape } from './catalog.types.ts'
export { itemFlow, type ItemState } from './item.flow.ts'
export {
  addItem,
  addVersion,
  beginSale,
  changeItem,
  changeVersion,
  dropVersion,
  freeGtins,
  isGtinTaken,
  moveItem,
  setShape,
  type ItemFacts,
  type VersionFacts,
} from './item.store.ts'
export { setPrices, type NewPrice, type NoReduction, type SetBy } from './price.store.ts'
export { countFree, findVersions, type VersionRow } from './versions.queries.ts'
export { findSetChoice, type SetChoice } from './set.queries.ts'
export { priceSet } from './set.rules.ts'
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
