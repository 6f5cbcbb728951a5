import type { FastifyInstance } from 'fastify'
import type { LabContext } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { guard, KlarnaRefusal } from './klarna-door.ts'
import { payOut, type Transaction } from './settlements.ts'

type Page = { size?: string; offset?: string }
type PayoutsQuery = Page & { start_date?: string; end_date?: string; currency_code?: string }
type TransactionsQuery = Page & { payment_reference?: string; order_id?: string }

/** Settlements, under /klarna/settlements/v1. */
export async function addSettlementRoutes(
  app: FastifyInstance,
  context: LabContext,
): Promise<void> {
  const { db } = context
  guard(app, context)

  app.get<{ Querystring: PayoutsQuery }>('/payouts', async ({ query }) => {
    inTransaction(db, () => payOut(context))
    const { size, offset } = readPage(query)
    const rows = db
      .prepare(
        `select * from klarna_payouts where at >= ? and at <= ? and (? = '' or currency = ?)
         order by at, rowid limit ? offset ?`,
      )
      .all(
        readTime(query.start_date, '0000'),
        readTime(query.end_date, '9999'),
        query.currency_code ?? '',
        query.currency_code ?? '',
        size,
        offset,
      )
    return {
      payouts: rows.map((row) => presentPayout(context, row)),
      pagination: { count: rows.length, offset },
    }
  })

  app.get<{ Params: { reference: string } }>('/payouts/:reference', async ({ params }) => {
    const row = db.prepare('select * from klarna_payouts where reference = ?').get(params.reference)
    if (!row) throw new KlarnaRefusal(404, 'NOT_FOUND', 'There is no such payout.')
    return presentPayout(context, row)
  })

  app.get<{ Querystring: TransactionsQuery }>('/transactions', async ({ query }) => {
    const { size, offset } = readPage(query)
    const rows = db
      .prepare(
        `select payout, doc from klarna_movements
         where (? = '' or payout = ?) and (? = '' or order_id = ?) order by at, id limit ? offset ?`,
      )
      .all(
        query.payment_reference ?? '',
        query.payment_reference ?? '',
        query.order_id ?? '',
        query.order_id ?? '',
        size,
        offset,
      )
    return {
      transactions: rows.map((row) => ({
        ...(JSON.parse(String(row['doc'])) as Transaction),
        ...(row['payout'] !== null && { payment_reference: String(row['payout']) }),
      })),
      pagination: { count: rows.length, offset },
    }
  })
}

function presentPayout({ db }: LabContext, row: Record<string, unknown>) {
  const total = (type: Transaction['type']) =>
    Number(
      db
        .prepare(
          `select coalesce(sum(json_extract(doc, '$.amount')), 0) as total from klarna_movements
           where payout = ? and json_extract(doc, '$.type') = ?`,
        )
        .get(String(row['reference']), type)?.['total'],
    )
  const [sale, fee, returned] = [total('SALE'), total('FEE'), total('RETURN')]
  const reversed = total('REVERSAL')
  return {
    payment_reference: row['reference'],
    payout_date: row['at'],
    currency_code: row['currency'],
    merchant_settlement_type: 'NET',
    merchant_id: 'PK_galleria_demo',
    totals: {
      sale_amount: sale,
      fee_amount: fee,
      return_amount: returned,
      reversal_amount: reversed,
      settlement_amount: sale - fee - returned - reversed,
    },
  }
}

function readPage({ size = '20', offset = '0' }: Page): { size: number; offset: number } {
  const page = { size: Number(size), offset: Number(offset) }
  if (!Number.isInteger(page.size) || page.size < 1 || page.size > 500)
    throw new KlarnaRefusal(400, 'BAD_VALUE', 'Bad value: size')
  if (!Number.isInteger(page.offset) || page.offset < 0)
    throw new KlarnaRefusal(400, 'BAD_VALUE', 'Bad value: offset')
  return page
}

function readTime(value: string | undefined, otherwise: string): string {
  if (value === undefined) return otherwise
  const time = new Date(value)
  if (Number.isNaN(time.getTime()))
    throw new KlarnaRefusal(400, 'BAD_VALUE', 'Bad value: start_date, end_date')
  return time.toISOString()
}
