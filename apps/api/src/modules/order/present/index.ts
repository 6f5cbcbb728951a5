export { hasActivities, presentActivities } from './activities.present.ts'
export { presentOrderLines, presentOrderRow } from './order.present.ts'
