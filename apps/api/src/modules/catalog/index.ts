export { catalogFigures } from './catalog.figures.ts'
export { catalogRoutes } from './catalog.routes.ts'
export { catalogJobs } from './catalog.jobs.ts'
export { averageRating, presentAttributes, presentModel, shownQty } from './catalog.present.ts'
export { previewItem, type ItemPreview } from './show-item.ts'
export { versionWords } from './version-words.ts'
export type { ItemShape } from './catalog.types.ts'
export { itemFlow } from './item.flow.ts'
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
  type PictureTexts,
  type VersionFacts,
} from './item.store.ts'
export { countFree, findVersions, type VersionRow } from './versions.queries.ts'
