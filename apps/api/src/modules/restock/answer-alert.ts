import type { Parsed, Reply } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import type { stockAlertCalls } from '@galleria/contract/stock-alert'
import type { Context } from '#platform/context.ts'
import { findAlert } from './restock.queries.ts'
import { confirmAlert, dropAlertsOf } from './restock.store.ts'
import { readConfirmToken, readEndToken } from './alert-keys.ts'

/** What the links of the mails do, once their button is pressed. */

export async function confirmByKey(
  ctx: Context,
  { token }: Parsed<typeof stockAlertCalls.confirmStockAlert>,
): Promise<Reply<typeof stockAlertCalls.confirmStockAlert>> {
  const id = readConfirmToken(ctx, token)
  const alert = id && (await findAlert(ctx.db, id))
  if (!alert || !(await confirmAlert(ctx.db, alert.id))) throw refuse('guest.link')
  return { href: alert.path, name: alert.itemName }
}

/** Done again, or by whoever waits for nothing any more, it is answered the same. */
export async function endByKey(
  ctx: Context,
  { token }: Parsed<typeof stockAlertCalls.endStockAlerts>,
): Promise<void> {
  const reader = readEndToken(ctx, token)
  if (!reader) throw refuse('guest.link')
  await dropAlertsOf(ctx.db, reader)
}
