import { randomUUID } from 'node:crypto'
import type { Parsed } from '@galleria/contract/define-call'
import type { invoiceCalls } from '@galleria/contract/invoice'
import {
  checkInvoiceTarget,
  invoiceChannel,
  type InvoiceChannel,
} from '@galleria/contract/invoice-rules'
import { refuse } from '@galleria/contract/refusals'
import { toWireId } from '@galleria/kernel/id'
import { refuseFields } from '#platform/bind.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import { countAgainst } from '#platform/rate-limit.ts'
import { findUser, type UserRow } from '#modules/account/index.ts'
import { findContract, findOrder } from '../order.queries.ts'
import { orderJobs } from '../order.jobs.ts'
import { allowsBuyer, operationsOf } from '../order.rules.ts'
import type { ContractRow, OrderRow } from '../order.types.ts'

type Asked = Parsed<typeof invoiceCalls.sendInvoice>[number]

type Checked = {
  readonly order: OrderRow
  readonly channel: InvoiceChannel
  readonly target: string
}

/** Invoices that one buyer has sent again: as many as one call may ask for. */
const SENDING = { times: 20, seconds: 3600 }

/**
 * Sends the invoices of orders again, all of them or none. Only to where the buyer is known to be:
 * the member's own mail address, the number of one who has none, or the address that a guest
 * ordered with; an invoice names a person, so no other address gets it.
 */
export async function sendInvoices(
  ctx: Context,
  asked: readonly Asked[],
): Promise<{ id: string; target: string }[]> {
  const checked: Checked[] = []
  for (const [index, one] of asked.entries()) checked.push(await check(ctx, one, index))
  await countAgainst(ctx, `invoice-again:${buyerOf(ctx)}`, SENDING, checked.length)
  await ctx.inTransaction(async (tx) => {
    for (const { order, channel } of checked)
      await ctx.jobs.send(tx, orderJobs.invoiceAgain, {
        orderId: order.id,
        channel,
        asked: randomUUID(),
      })
  })
  return checked.map(({ order, target }) => ({ id: toWireId('order', order.id), target }))
}

async function check(ctx: Context, one: Asked, index: number): Promise<Checked> {
  const order = await findOrder(ctx.db, buyerOf(ctx), one.id)
  const contract = order && (await findContract(ctx.db, 'mall', order.contractId))
  if (!order || !contract) throw refuse('order.not_found')
  if (!allowsBuyer(order, 'sendInvoice', ctx.now()))
    throw refuse('order.state', { operationList: operationsOf(order, 'buyer', ctx.now()) })
  const own = contactsOf(await findUser(ctx.db, order.buyerId), contract)
  const channel = invoiceChannel({ buyerEmail: own.email, buyerPhone: own.phone })
  const [field, mine] =
    channel === 'EMAIL'
      ? (['buyerEmail', own.email] as const)
      : (['buyerPhone', own.phone] as const)
  const target = one[field] ?? ''
  const problem = checkInvoiceTarget(channel, target)
  if (problem) throw refuseFields([{ path: `${index}.${field}`, code: problem }])
  if (plain(target) !== plain(mine)) throw refuse('contact.not_own')
  return { order, channel, target: mine }
}

/**
 * Where a buyer is written to about an invoice: a member's own contacts are proven; a guest has the
 * address of the order.
 */
export function contactsOf(
  user: UserRow | undefined,
  contract: Pick<ContractRow, 'email'>,
): { email: string; phone: string } {
  return user?.kind === 'member'
    ? { email: user.email ?? '', phone: user.mobile ?? '' }
    : { email: contract.email, phone: '' }
}

/**
 * Addresses differ by more than the size of letters, numbers by more than the signs between their
 * digits.
 */
function plain(target: string): string {
  return target.includes('@') ? target.trim().toLowerCase() : target.replace(/[^+\d]/g, '')
}
