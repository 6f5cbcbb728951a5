export { reconcileWith } from './check-attempt.ts'
export { closeAttempts, refuseWhileLive } from './close-attempt.ts'
export { findAttempt } from './attempt.store.ts'
export { followProvider } from './follow-provider.ts'
