export { fileUrl, readFileUrls } from './file-address.ts'
export { addFileRoutes } from './file.routes.ts'
export { attachFiles } from './file.store.ts'
export { sweepLooseFiles } from './sweep-files.ts'
