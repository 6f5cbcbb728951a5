export { forgetAuthor, moveReviews } from './review-owner.store.ts'
export { forgetVoices } from './voice.store.ts'
export { reviewRoutes } from './review.routes.ts'
export { publicName } from './review.rules.ts'
