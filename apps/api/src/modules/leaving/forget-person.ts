import type { Id } from '@galleria/kernel/id'
import { forgetAddresses } from '#modules/address/index.ts'
import { forgetReverses } from '#modules/after-sales/index.ts'
import { forgetCart } from '#modules/cart/index.ts'
import { forgetQuotes } from '#modules/checkout/placing/index.ts'
import { forgetReader } from '#modules/content/index.ts'
import { forgetFiles } from '#modules/files/index.ts'
import { forgetApplicant, forgetInvited } from '#modules/merchant/index.ts'
import { forgetSignIns } from '#modules/membership/index.ts'
import { forgetContracts } from '#modules/order/index.ts'
import { forgetOrderViews } from '#modules/order/desk/index.ts'
import { forgetCards } from '#modules/payment/cards/index.ts'
import { forgetUses } from '#modules/promotion/index.ts'
import { forgetPoints } from '#modules/points/index.ts'
import { forgetAlerts } from '#modules/restock/index.ts'
import {
  forgetAuthor,
  forgetReminders,
  forgetReporter,
  forgetVoices,
} from '#modules/review/index.ts'
import { forgetAuditOrigins } from '#platform/audit-log.ts'
import type { Tx } from '#platform/db.ts'

/**
 * All that the modules know of a person but what the law keeps
 * (docs/decisions/021-deleting-an-account.md), in the deletion's transaction.
 */
export async function forgetPerson(tx: Tx, id: Id<'user'>): Promise<void> {
  for (const forget of [
    forgetCart,
    forgetAddresses,
    forgetCards,
    forgetQuotes,
    forgetContracts,
    forgetOrderViews,
    forgetReverses,
    forgetAuthor,
    forgetVoices,
    forgetReminders,
    forgetReporter,
    forgetReader,
    forgetApplicant,
    forgetInvited,
    forgetFiles,
    forgetSignIns,
    forgetPoints,
    forgetUses,
    forgetAuditOrigins,
    forgetAlerts,
  ])
    await forget(tx, id)
}
