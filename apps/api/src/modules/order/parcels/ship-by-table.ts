import type { Parsed, Reply } from '@galleria/contract/define-call'
import { trackingNumber } from '@galleria/contract/merchant'
import { MOST_TABLE_ROWS } from '@galleria/contract/order-work-rules'
import { refuse } from '@galleria/contract/refusals'
import type { shippingTableCalls } from '@galleria/contract/shipping-table'
import { texts } from '@galleria/i18n'
import { toWireId, type Id } from '@galleria/kernel/id'
import { isRefusal } from '@galleria/kernel/refusal'
import type { Context } from '#platform/context.ts'
import { writeCsv } from '#platform/csv.ts'
import { toProblem } from '#platform/problem.ts'
import { sellerOf } from '#modules/merchant/index.ts'
import { findOpenCarriers, findParcels } from '#modules/shipping/index.ts'
import { cancelableQty } from '../claims/claims.rules.ts'
import { lockSellersOrder } from '../desk/lock-sellers-order.ts'
import { findSellersOrdersByCode } from '../order.queries.ts'
import { sendParcel } from './send-parcel.ts'
import { readTable, type TableRow } from './shipping-table.rules.ts'

type Told = Reply<typeof shippingTableCalls.shipByTable>['rowList'][number]
type Ends = Pick<Told, 'outcome' | 'sentence'>

/**
 * A parcel for each line of a table. Each is a transaction of its own, so that a table that broke
 * off half-way is sent once more as it is.
 */
export async function shipByTable(
  ctx: Context,
  { content }: Parsed<typeof shippingTableCalls.shipByTable>,
): Promise<Reply<typeof shippingTableCalls.shipByTable>> {
  const rows = readTable(content)
  if (rows.length === 0) throw refuse('table.empty')
  if (rows.length > MOST_TABLE_ROWS) throw refuse('table.too_long', { most: MOST_TABLE_ROWS })
  const [carriers, orders] = await Promise.all([
    findOpenCarriers(ctx.db),
    findSellersOrdersByCode(
      ctx.db,
      sellerOf(ctx),
      rows.map(({ order }) => order),
    ),
  ])
  const rowList: Told[] = []
  for (const row of rows) {
    const id = orders.get(row.order)
    const named = row.carrier.toLowerCase()
    const carrier = carriers.find((one) =>
      [one.code, one.name].some((name) => name.toLowerCase() === named),
    )
    const { number: serviceCode, ...told } = row
    const end = await shipRow(ctx, { ...row, id, carrierId: carrier?.id })
    rowList.push({ ...told, serviceCode, orderId: id ? toWireId('order', id) : null, ...end })
  }
  return { rowList, report: reportOf(ctx, rowList) }
}

async function shipRow(
  ctx: Context,
  row: TableRow & { id: Id<'order'> | undefined; carrierId: number | undefined },
): Promise<Ends> {
  const words = texts[ctx.language].shippingTable
  try {
    const outcome = await shipOnce(ctx, row)
    return { outcome, sentence: words[outcome] }
  } catch (error) {
    // What is no refusal ends the table; the lines before it have been sent, and are known by their
    // numbers when it comes again.
    if (!isRefusal(error)) throw error
    return { outcome: 'REFUSED', sentence: toProblem(error, ctx.language, '').detail }
  }
}

async function shipOnce(
  ctx: Context,
  { id, carrierId, number }: Parameters<typeof shipRow>[1],
): Promise<'SENT' | 'ALREADY'> {
  if (!id) throw refuse('order.not_found')
  if (carrierId === undefined) throw refuse('carrier.not_found')
  const typed = trackingNumber.safeParse(number.replaceAll(/[\s-]/g, ''))
  if (!typed.success) throw refuse('table.number')
  const wanted = { carrierId, number: typed.data.toUpperCase() }
  return ctx.inTransaction(async (tx) => {
    const order = await lockSellersOrder(ctx, tx, id)
    const isThere = (await findParcels(tx, id)).some(
      (one) =>
        one.status !== 'CANCEL' && one.carrierId === carrierId && one.number === wanted.number,
    )
    if (isThere) return 'ALREADY'
    await sendParcel(ctx, tx, order, {
      ...wanted,
      id: ctx.newId('parcel'),
      lines: order.lines
        .map((line) => ({ id: line.id, qty: cancelableQty(line) }))
        .filter(({ qty }) => qty > 0),
      at: ctx.now(),
    })
    return 'SENT'
  })
}

function reportOf(ctx: Context, rows: readonly Told[]) {
  const words = texts[ctx.language].shippingTable
  return {
    name: 'tracking-numbers-report.csv',
    content: writeCsv([
      [words.order, words.carrier, words.number, words.result],
      ...rows.map((one) => [`#${one.order}`, one.carrier, one.serviceCode, one.sentence]),
    ]),
  }
}
