import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { hotSql, runHot } from '#platform/hot-sql.ts'
import type { InvoiceName, InvoiceRow } from './invoice.types.ts'

/** Papers of these orders, in the order in which their numbers were given. */
export function findInvoices(db: Db | Tx, orderId: Id<'order'>): Promise<InvoiceRow[]> {
  return selectInvoices(db)
    .where('i.order_id', '=', orderId)
    .orderBy('i.year')
    .orderBy('i.serial')
    .execute()
}

const invoiceNames = hotSql<'invoice.names', InvoiceName>(
  'invoice.names',
  `select i.id, i.kind, i.number from invoices i where i.order_id = $1 order by i.year, i.serial`,
)

/** What an order shows of its papers, without what stands in them. */
export function findInvoiceNames(db: Db, orderId: Id<'order'>): Promise<InvoiceName[]> {
  return runHot(db, invoiceNames, [orderId])
}

export function findInvoice(db: Db | Tx, id: Id<'invoice'>): Promise<InvoiceRow | undefined> {
  return selectInvoices(db).where('i.id', '=', id).executeTakeFirst()
}

/**
 * A paper as its reader may see it: its buyer, its seller's staff, or the mall. Somebody else's is
 * not there.
 */
export function findInvoiceFor(
  db: Db,
  reader: {
    /** Null: a program, which buys nothing. */
    readonly userId: Id<'user'> | null
    readonly sellerId: number | null
    readonly isOperator: boolean
  },
  id: Id<'invoice'>,
): Promise<InvoiceRow | undefined> {
  return selectInvoices(db)
    .where('i.id', '=', id)
    .where((eb) =>
      eb.or([
        ...(reader.userId === null ? [] : [eb('i.buyer_id', '=', reader.userId)]),
        eb('i.seller_id', '=', reader.sellerId ?? 0),
        eb.val(reader.isOperator),
      ]),
    )
    .executeTakeFirst()
}

/**
 * Papers of some time that have no drawing, oldest first. Those that name nobody any more have
 * none.
 */
export async function findUndrawn(
  db: Db,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<Id<'invoice'>[]> {
  const rows = await db
    .selectFrom('invoices as i')
    .leftJoin('invoice_drawings as d', 'd.invoice_id', 'i.id')
    .where('i.issued_at', '>=', from)
    .where('i.issued_at', '<', until)
    .where('d.invoice_id', 'is', null)
    .where(sql<boolean>`i.facts ? 'buyer'`)
    .orderBy('i.issued_at')
    .limit(50)
    .select('i.id')
    .$castTo<{ id: Id<'invoice'> }>()
    .execute()
  return rows.map(({ id }) => id)
}

function selectInvoices(db: Db | Tx) {
  return db
    .selectFrom('invoices as i')
    .select([
      'i.id',
      'i.kind',
      'i.number',
      'i.buyer_id as buyerId',
      'i.seller_id as sellerId',
      'i.order_id as orderId',
      'i.reverse_id as reverseId',
      'i.issued_at as issuedAt',
      'i.facts',
      sql<boolean>`exists (select 1 from invoice_drawings d where d.invoice_id = i.id)`.as(
        'isDrawn',
      ),
    ])
    .$castTo<InvoiceRow>()
}
