export { forgetCards } from './end-cards.ts'
