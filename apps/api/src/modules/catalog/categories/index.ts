export { moveRetiredGoods } from './retire-categories.ts'
export { findStandingCategory, holdEnergyLabel, NEEDS_ENERGY_LABEL } from './category.store.ts'
export {
  findAskedOf,
  selectAttributes,
  type AskedOfItem,
  type AttributeValue,
} from './attribute.store.ts'
