import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  DOCUMENT_PATH,
  UPLOAD_PATH,
  type Uploaded,
  type UploadedDocument,
} from '@galleria/contract/upload-rules'
import sharp from 'sharp'
import { CARRIER_STEP, type Purchase } from '../anna.ts'
import { DAY, HOUR } from '@galleria/kernel/time'
import type { Sku } from '../items.ts'
import type { Desk } from '../operator-desk.ts'
import { HOUSE_SHOP } from '../shops.ts'
import { writePdf } from '../write-pdf.ts'
import { buySkus } from './buy-skus.ts'
import type { Bank } from './order-and-pay.ts'
import type { Act, Person, Stage, Staff } from './stage.ts'

/**
 * An order of the demo buyer about which something was asked since, from its purchase on: what
 * happens to it is a list of steps.
 */

export type Around = { readonly staff: Staff; readonly desk: Desk; readonly now: number }
/** Who acts, and what there is as soon as it is there. */
export type Case = {
  readonly stage: Stage
  readonly buyer: Purchase['buyer']
  readonly seller: Person
  readonly operator: Person
  readonly sku: Sku
  /** Ends its parcels' numbers. */
  readonly nth: number
  /** What its bank does with a refund. */
  readonly bank: Bank
  contractId: string
  orderId: string
  lineId: string
  id: string
}
/** So many milliseconds after the goods were received. */
export type Step = { readonly after: number; readonly run: (theCase: Case) => Promise<unknown> }
export type Plan = {
  readonly daysAgo: number
  readonly qty: number
  readonly steps: readonly Step[]
  /** Instead of what most are about. */ readonly sku?: Sku
  /** It never gets so far that it is sent. */ readonly isUnsent?: true
  /** Its bank will not give the money back. */ readonly hasFailingRefund?: true
}

/** All of them go with one carrier. */
export const CARRIER = 2
export const RECEIVED_AFTER = 2 * DAY + 5 * CARRIER_STEP + HOUR

export const after = (hours: number, run: Step['run']): Step => ({ after: hours * HOUR, run })
export const asBuyer = ({ stage, buyer }: Case) => stage.as(buyer)
export const asShop = ({ stage, seller }: Case) => stage.as(seller)
export const asMall = ({ stage, operator }: Case) => stage.as(operator)

/** `firstNth`: parcels of other plans have the numbers before. */
export function planCases(
  stage: Stage,
  plans: readonly Plan[],
  { buyer, sku, firstNth }: Pick<Case, 'buyer' | 'sku'> & { readonly firstNth: number },
  { staff, desk, now }: Around,
): Act[] {
  return plans.flatMap(({ daysAgo, qty, steps, isUnsent, hasFailingRefund, ...plan }, index) => {
    const theCase: Case = {
      stage,
      buyer,
      seller: staff(HOUSE_SHOP),
      operator: desk.operator,
      sku: plan.sku ?? sku,
      nth: firstNth + index,
      bank: hasFailingRefund ? 'refund_fails' : 'paid',
      contractId: '',
      orderId: '',
      lineId: '',
      id: '',
    }
    const at = now - daysAgo * DAY
    const way = [
      { at: at + 2 * DAY, run: () => isSent(theCase, qty) },
      { at: at + RECEIVED_AFTER, run: () => isReceived(theCase) },
    ]
    return [
      { at, run: () => buys(theCase, qty) },
      ...(isUnsent ? [] : way),
      ...steps.map(({ after: delay, run }) => ({
        at: at + RECEIVED_AFTER + delay,
        run: () => run(theCase),
      })),
    ]
  })
}

async function buys(theCase: Case, qty: number): Promise<void> {
  const { stage, buyer, sku, bank } = theCase
  theCase.orderId = await buySkus(stage, buyer, [{ skuId: sku.id, qty }], { bank })
  const call = await asBuyer(theCase)
  const { tradeOrderLineList: lines, contractId } = await call(
    'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
    { id: theCase.orderId },
  )
  theCase.contractId = contractId
  theCase.lineId = lines[0]?.id ?? ''
}

async function isSent(theCase: Case, qty: number): Promise<void> {
  const { stage, orderId, lineId, nth } = theCase
  const call = await asShop(theCase)
  await call('POST /sapi/mall-merchant/order/ship', {
    orderId,
    carrierId: CARRIER,
    serviceCode: `HINWEG${nth}`,
    lines: [{ id: lineId, qty }],
  })
  await stage.work(['parcel.follow'])
}

async function isReceived(theCase: Case): Promise<void> {
  await theCase.stage.followParcels()
  const call = await asBuyer(theCase)
  await call('POST /sapi/mall-order/web/order/signForDelivery', { id: theCase.orderId })
}

const TAKEN = join(import.meta.dirname, '../../../../pictures/photos/taken')
/** A photo of the thing itself, or of the same one in another finish. */
async function findPhoto({ picture }: Sku): Promise<string> {
  const names = (await readdir(TAKEN)).filter((name) => /(?<!-320)\.webp$/.test(name)).toSorted()
  const model = picture.slice(0, picture.indexOf('--'))
  const found =
    names.find((name) => name.startsWith(`${picture}--`)) ??
    names.find((name) => name.startsWith(`${model}--`))
  if (!found) throw new Error(`nobody took a photo of ${picture}`)
  return join(TAKEN, found)
}

export async function takePhoto({ stage, sku }: Case, person: Person): Promise<{ url: string }> {
  const photo = await sharp(await readFile(await findPhoto(sku)))
    .resize(800)
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.set('purpose', 'evidence')
  form.set('file', new File([new Uint8Array(await photo)], 'photo.jpg', { type: 'image/jpeg' }))
  const { url } = await stage.upload<Uploaded>(person, UPLOAD_PATH, form)
  return { url }
}

/** What a carrier gives a shop to be printed. */
export async function writeLabel({ stage, seller, nth }: Case): Promise<{ id: string }> {
  const form = new FormData()
  form.set('purpose', 'document')
  const content = writePdf(['Retourenschein', `RETOURE${nth}`])
  form.set(
    'file',
    new File([new Uint8Array(content)], 'retourenschein.pdf', { type: 'application/pdf' }),
  )
  const { id } = await stage.upload<UploadedDocument>(seller, DOCUMENT_PATH, form)
  return { id }
}
