/**
 * Files of tests that take longest, the longest first: begun first, so that none of them is left
 * over at the end with one core idle.
 */
export const longestFiles = [
  'apps/api/src/faults/kill.test.ts',
  'apps/api/src/faults/outage.test.ts',
  'apps/api/src/hostile/malformed-requests.test.ts',
  'database/backup/backup.test.ts',
  'apps/api/src/faults/drill.test.ts',
  'apps/api/src/faults/disasters.test.ts',
  'apps/api/src/faults/restart.test.ts',
  'apps/demo/src/begin-again.test.ts',
  'apps/demo/src/after-orders.test.ts',
  'apps/api/src/modules/after-sales/asking/refund.test.ts',
  'apps/demo/src/any-day.test.ts',
  'apps/api/src/faults/after-restore.test.ts',
  'apps/api/src/faults/model.test.ts',
  'apps/api/src/modules/after-sales/asking/cancel-after-pay.test.ts',
  'apps/api/src/modules/after-sales/asking/unsent-goods.test.ts',
  'apps/api/src/modules/order/invoices/invoice.test.ts',
  'apps/api/src/modules/order/codes/vouchers.test.ts',
  'apps/api/src/modules/leaving/leaving.test.ts',
  'apps/api/src/modules/checkout/pre-sale.test.ts',
]
