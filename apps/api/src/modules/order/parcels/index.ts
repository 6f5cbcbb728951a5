export { takeForParcels } from './take-for-parcels.ts'
export { tellOverdue } from './tell-overdue.ts'
export { reconcileParcels } from './reconcile-parcels.ts'
