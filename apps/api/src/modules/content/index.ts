export { forgetReader } from './forget-reader.ts'
export { contentRoutes } from './content.routes.ts'
export { readLegalTexts, type LegalText } from './legal-texts.ts'
