export { exportJobs } from './exports.jobs.ts'
export { addExportRoutes, exportRoutes } from './exports.routes.ts'
export { makeExport } from './make-export.ts'
export { sweepExports } from './sweep-exports.ts'
