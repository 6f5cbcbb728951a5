import { isLanguage } from '@galleria/contract/storefronts'
import { texts } from '@galleria/i18n'
import { toWireId, type Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Mail, Mailer } from '#platform/mail.ts'
import { sendOnce } from '#platform/send-once.ts'
import { fill, writeMail } from '#platform/write-mail.ts'
import { findReaders } from '#modules/merchant/index.ts'
import { findParcels, type ParcelRow } from '#modules/shipping/index.ts'
import { counted } from './mail-goods.ts'
import { laterOf, codes, compose, orderLinks, wordsFor, type MailCase } from './mail-parts.ts'
import { linesInParcel } from '../present/order.present.ts'
import { findOrder } from '../order.queries.ts'
import type { OrderRow } from '../order.types.ts'
import { gather } from './send-mails.ts'

type Lost = {
  readonly orderId: Id<'order'>
  readonly parcelId: Id<'parcel'>
  readonly lostAt: string
}

/**
 * Its carrier says that a parcel is lost: its buyer and everybody who sends for its shop, once each
 * time that is so; not about one that was confirmed, or found, meanwhile.
 */
export async function mailLost(ctx: Context, mailer: Mailer, job: Lost): Promise<void> {
  const order = await findOrder(ctx.db, 'mall', job.orderId)
  const one = order && (await gather(ctx, order.contractId))
  const parcel = (await findParcels(ctx.db, job.orderId)).find(({ id }) => id === job.parcelId)
  if (!order || parcel?.status !== 'SEND_DELIVERY' || !parcel.lostAt) return
  const key = `lost:${job.parcelId}:${job.lostAt}`
  if (one)
    await sendOnce(ctx, mailer, {
      key,
      mail: buyersMail({ ...one, orders: [order] }, order, parcel),
    })
  for (const reader of await findReaders(ctx.db, order.sellerId, 'ship'))
    await sendOnce(ctx, mailer, {
      key: `${key}:${reader.key}`,
      mail: shopsMail(order, parcel, reader, ctx.env.origin),
    })
}

function buyersMail(one: MailCase, order: OrderRow, parcel: ParcelRow): Mail {
  const { words } = wordsFor(one)
  const { lost, delivered } = words.mails.order
  const facts = {
    code: codes(one),
    shop: order.shopName,
    carrier: parcel.carrierName,
    number: parcel.number,
  }
  return compose(one, fill(lost.subject, facts), [
    { kind: 'line', text: fill(lost.intro, facts) },
    { kind: 'line', text: laterOf(order, words) ?? fill(lost.next, facts) },
    ...orderLinks(one),
    { kind: 'heading', text: delivered.contents },
    ...counted(one, linesInParcel(order, parcel)),
  ])
}

function shopsMail(
  order: OrderRow,
  { carrierName, number }: ParcelRow,
  reader: { readonly email: string; readonly language: string; readonly name: string },
  origin: string,
): Mail {
  const language = isLanguage(reader.language) ? reader.language : 'en'
  const { order: words, reissued, sold } = texts[language].mails
  const original = order.reissueOf?.code ?? ''
  const facts = { code: order.code, carrier: carrierName, number, original }
  return writeMail({
    to: reader.email,
    language,
    subject: fill(words.lostShop.subject, facts),
    name: reader.name,
    parts: [
      {
        kind: 'line',
        text: fill(order.reissueOf ? reissued.lostShop : words.lostShop.intro, facts),
      },
      {
        kind: 'button',
        text: sold.link,
        href: `${origin}/backoffice/orders/${toWireId('order', order.id)}`,
      },
    ],
  })
}
