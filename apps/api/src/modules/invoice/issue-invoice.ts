import type { Id } from '@galleria/kernel/id'
import { dayIn } from '#platform/calendar.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { findImprint, type Imprint } from '#modules/merchant/index.ts'
import { sumRates, sumTotal } from './amounts.rules.ts'
import { invoiceJobs } from './invoice.jobs.ts'
import { addInvoice, takeNumber } from './invoice.store.ts'
import type { InvoiceDraft, InvoiceFacts } from './invoice.types.ts'

/**
 * Gives an invoice or a credit note its number, for who holds the order's lock: number, facts and
 * the job that draws the paper are one transaction with what caused them. The last statement but
 * the job, because other papers of the same seller wait for its number.
 */
export async function issueInvoice(
  ctx: Context,
  tx: Tx,
  draft: InvoiceDraft,
): Promise<Id<'invoice'>> {
  const imprint = await findImprint(tx, draft.sellerId)
  const day = dayIn(ctx.now(), imprint.timeZone)
  const year = day.year
  const serial = await takeNumber(tx, draft.sellerId, year)
  const facts = completeFacts(draft, imprint, {
    number: numberOf(draft.sellerId, year, serial),
    issuedOn: day.toString(),
  })
  const id = ctx.newId('invoice')
  await addInvoice(tx, {
    id,
    draft,
    facts,
    year,
    serial,
    issuedAt: ctx.now(),
    keepUntil: `${year + draft.retentionYears}-12-31`,
  })
  await ctx.jobs.send(tx, invoiceJobs.draw, { invoiceId: id })
  return id
}

/** Year, seller and the count within both: `2026-5-000001`. */
function numberOf(sellerId: number, year: number, serial: number): string {
  return `${year}-${sellerId}-${String(serial).padStart(6, '0')}`
}

function completeFacts(
  { kind, facts, corrects, orderedAt }: InvoiceDraft,
  imprint: Imprint,
  { number, issuedOn }: { number: string; issuedOn: string },
): InvoiceFacts {
  const { timeZone: _, ...seller } = imprint
  const corrected = corrects?.invoice.facts
  return {
    ...facts,
    kind,
    number,
    issuedOn,
    deliveredOn: kind === 'INVOICE' ? issuedOn : (corrected?.deliveredOn ?? null),
    orderedOn: dayIn(orderedAt, imprint.timeZone).toString(),
    // What is corrected names its seller as the invoice did.
    seller: corrected?.seller ?? seller,
    rates: sumRates(facts),
    total: sumTotal(facts),
    corrects: corrected ? { number: corrected.number, issuedOn: corrected.issuedOn } : null,
  }
}
