export {
  attachDocument,
  holdDocument,
  isClean,
  loosenDocument,
  moveDocuments,
  releaseDocuments,
} from './document.store.ts'
export { addDocumentRoutes } from './document.routes.ts'
export { documentUrl, fileUrl, readFileUrls } from './file-address.ts'
export { addFileRoutes } from './file.routes.ts'
export { attachFiles, isReviewPicture, showReviewPictures } from './file.store.ts'
export { judgeWaiting } from './save-document.ts'
export { attachEvidence } from './attach-evidence.ts'
export { attachDocuments, type AttachOutcome } from './attach-documents.ts'
export { attachGoodsFiles, copyGoodsPictures, type GoodsPicture } from './copy-goods-pictures.ts'
export { copyGoodsModel } from './copy-goods-model.ts'
export type { Shape } from './models/model.types.ts'
export { createScanner, type Scanner } from './scanner.ts'
export { attachAvatar, forgetAttached, forgetFiles } from './person-files.store.ts'
export { sweepLooseFiles } from './sweep-files.ts'
export { documentKey, fileKey, modelKey } from './file-address.ts'
