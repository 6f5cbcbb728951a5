import { isLanguage, type Language } from '@galleria/contract/storefronts'
import { texts } from '@galleria/i18n'
import { inUnits, type Measure } from '@galleria/kernel/measure'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db.ts'
import type { Mail, Mailer } from '#platform/mail.ts'
import { sendOnce } from '#platform/send-once.ts'
import { fill, writeMail, type Part } from '#platform/write-mail.ts'
import { versionWords } from '#modules/catalog/index.ts'
import { findReaders, type Reader } from '#modules/merchant/index.ts'
import { itemMeasure } from '#modules/catalog/selling/index.ts'
import type { LowStockJob } from './goods.jobs.ts'

/** Of each kind in one mail; the page has all of them. */
const MOST_TOLD = 20

type LowRow = {
  code: string
  name: string
  finish: string
  size: string
  measure: Measure | null
  free: number
}

/**
 * Tells those who keep the goods of a shop what has run out since they were told last: one mail a
 * day each.
 */
export async function mailLowStock(ctx: Context, mailer: Mailer, job: LowStockJob): Promise<void> {
  for (const reader of await findReaders(ctx.db, job.sellerId, 'write')) {
    const language = isLanguage(reader.language) ? reader.language : 'en'
    const rows = await findTold(ctx.db, job, language)
    if (rows.length > 0)
      await sendOnce(ctx, mailer, {
        key: `low-stock:${job.sellerId}:${job.day}:${reader.key}`,
        mail: lowStockMail(rows, reader, language, ctx.env.origin),
      })
  }
}

function lowStockMail(
  rows: readonly LowRow[],
  reader: Reader,
  language: Language,
  origin: string,
): Mail {
  const words = texts[language].mails.items.lowStock
  const listed = (title: string, view: string, link: string, of: readonly LowRow[]): Part[] =>
    of.length === 0
      ? []
      : [
          { kind: 'heading', text: title },
          ...of.slice(0, MOST_TOLD).map((row) => ({
            kind: 'line' as const,
            text: [
              [row.name, versionWords(row, language), row.code].filter(Boolean).join(' · '),
              ...(row.free > 0
                ? [fill(words.free, { count: String(inUnits(row.free, row.measure)) })]
                : []),
            ].join(' – '),
          })),
          ...(of.length > MOST_TOLD ? [{ kind: 'line' as const, text: words.more }] : []),
          { kind: 'button', text: link, href: `${origin}/backoffice/goods?view=${view}` },
        ]
  return writeMail({
    to: reader.email,
    language,
    subject: words.subject,
    name: reader.name,
    parts: [
      { kind: 'line', text: words.intro },
      ...listed(
        words.soldOut,
        'sold-out',
        words.soldOutLink,
        rows.filter(({ free }) => free <= 0),
      ),
      ...listed(
        words.few,
        'low',
        words.fewLink,
        rows.filter(({ free }) => free > 0),
      ),
      { kind: 'note', text: words.settings },
    ],
  })
}

/** What was told of a shop on a day, with what is free now. */
function findTold(db: Db, { sellerId, day }: LowStockJob, language: Language): Promise<LowRow[]> {
  return db
    .selectFrom('shops as h')
    .innerJoin('items as i', 'i.shop_id', 'h.id')
    .innerJoin('skus as k', 'k.item_id', 'i.id')
    .innerJoin('low_stock as w', 'w.sku_id', 'k.id')
    .innerJoin('stock as q', 'q.sku_id', 'k.id')
    .leftJoin('item_texts as t', (join) =>
      join.onRef('t.item_id', '=', 'i.id').on('t.language', '=', language),
    )
    .where('h.seller_id', '=', sellerId)
    .where('w.told_on', '=', day)
    .select((eb) => [
      'k.code',
      eb.fn.coalesce('t.name', 'i.proper_name').as('name'),
      'k.finish',
      'k.size',
      itemMeasure.as('measure'),
      eb('q.on_hand', '-', eb.ref('q.reserved')).as('free'),
    ])
    .orderBy('name')
    .orderBy('i.id')
    .orderBy('k.position')
    .execute()
}
