export { placeReissue, type Reissue } from './place-reissue.ts'
export { findReissues } from './reissue.queries.ts'
