import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from '@galleria/contract/client'
import { languages } from '@galleria/contract/storefronts'
import { UPLOAD_PATH, type Uploaded } from '@galleria/contract/upload-rules'
import sharp from 'sharp'
import { CARRIER_STEP, type Purchase } from '../anna.ts'
import { DAY, HOUR } from '@galleria/kernel/time'
import { formerShop, type Desk } from '../operator-desk.ts'
import { removedShopTexts as texts } from '../texts/removed-shop-texts.ts'
import { approveOldest, sendApplication } from './live-applications.ts'
import { buySkus } from './buy-skus.ts'
import type { Act, Stage } from './stage.ts'

type Case = {
  readonly stage: Stage
  readonly buyer: Purchase['buyer']
  readonly desk: Desk
  skuId: number
  received: string
  waiting: string
}

const CARRIER = 2
const SKU_CODE = 'SK-0001'

/**
 * A shop that was let in, sold a stool twice, and was removed: one order came and is asked about,
 * the other was paid and never sent, and its buyer has written about it. All of that waits at the
 * desk of removed shops.
 */
export function planRemovedShop(
  stage: Stage,
  buyer: Purchase['buyer'],
  desk: Desk,
  now: number,
): Act[] {
  const theCase: Case = { stage, buyer, desk, skuId: 0, received: '', waiting: '' }
  const at = (days: number, run: (theCase: Case) => Promise<unknown>): Act => ({
    at: now - days * DAY,
    run: () => run(theCase),
  })
  return [
    at(formerShop.sentDaysAgo, () => sendApplication(stage, desk.former, formerShop)),
    at(formerShop.sentDaysAgo - 1, () => approveOldest(stage, desk.operator)),
    at(66, offers),
    at(20, async (one) => {
      one.received = await buys(one)
    }),
    at(18, sends),
    at(18 - (5 * CARRIER_STEP + HOUR) / DAY, receives),
    at(6, async (one) => {
      one.waiting = await buys(one)
    }),
    at(0.9, asksForMoney),
    at(0.6, isRemoved),
    at(0.3, asksWhere),
  ]
}

const asShop = ({ stage, desk }: Case) => stage.as(desk.former)
const asBuyer = ({ stage, buyer }: Case) => stage.as(buyer)
const asOperator = ({ stage, desk }: Case) => stage.as(desk.operator)

/** Its first item, which the mall looks at before it is for sale. */
async function offers(theCase: Case): Promise<void> {
  const call = await asShop(theCase)
  const { shopList, categoryList } = await call('POST /sapi/mall-merchant/item/form', {})
  const draft = await call('POST /sapi/mall-merchant/item/add', {
    shopId: shopList[0]?.id ?? 0,
    requestKey: 'the-stool-of-a-removed-shop',
    categoryId: categoryList.find(({ key }) => key === texts.category)?.id ?? 0,
    language: 'de',
    textList: texts.item,
    manufacturer: `${formerShop.company}, ${formerShop.address.street} 7, 20457 Hamburg`,
    responsiblePerson: `${formerShop.company}, ${formerShop.address.street} 7, 20457 Hamburg`,
    energyClass: null,
    freight: 'parcel',
    imageList: [await takePicture(theCase)],
  })
  const { itemId, version } = await call('POST /sapi/mall-merchant/item/version', {
    ...{ itemId: draft.itemId, version: draft.version, skuCode: SKU_CODE },
    ...{ finish: 'oak', sizeName: '36 x 36 x 75 cm', widthCm: 36, depthCm: 36, heightCm: 75 },
    weightKg: 4.2,
    priceList: [{ site: 'DE', amount: 89 }],
  })
  await call('POST /sapi/mall-merchant/goods/count', {
    ...{ skuCode: SKU_CODE, countedQty: 5, seenQty: 0, note: '' },
    requestKey: 'the-first-five-stools',
  })
  const sent = await call('POST /sapi/mall-merchant/item/submit', { itemId, version })
  const look = await asOperator(theCase)
  await look('POST /sapi/mall-operator/item/approve', { itemId, version: sent.version })
  const shown = await call('POST /sapi/mall-merchant/item/detail', { itemId })
  theCase.skuId = shown.versionList[0]?.skuId ?? 0
}

const MADE = join(import.meta.dirname, '../../../../pictures/made')
async function takePicture({ stage, desk }: Case): Promise<string> {
  const names = (await readdir(MADE)).filter((name) => /^chair-bar.*(?<!-320)\.webp$/.test(name))
  const content = await sharp(await readFile(join(MADE, names.toSorted()[0] ?? '')))
    .flatten({ background: '#ffffff' })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.set('purpose', 'goods')
  form.set('file', new File([new Uint8Array(content)], 'stool.jpg', { type: 'image/jpeg' }))
  return (await stage.upload<Uploaded>(desk.former, UPLOAD_PATH, form)).url
}

const buys = ({ stage, buyer, skuId }: Case) => buySkus(stage, buyer, [{ skuId, qty: 1 }])

async function sends(theCase: Case): Promise<void> {
  const call = await asShop(theCase)
  await call('POST /sapi/mall-merchant/order/ship', {
    orderId: theCase.received,
    carrierId: CARRIER,
    serviceCode: 'STRANDGUT1',
    lines: [{ id: await lineOf(await asBuyer(theCase), theCase.received), qty: 1 }],
  })
  await theCase.stage.work(['parcel.follow'])
}

async function lineOf(call: Client, id: string): Promise<string> {
  const { tradeOrderLineList: lines } = await call(
    'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
    { id },
  )
  return lines[0]?.id ?? ''
}

async function receives(theCase: Case): Promise<void> {
  await theCase.stage.followParcels()
  const call = await asBuyer(theCase)
  await call('POST /sapi/mall-order/web/order/signForDelivery', { id: theCase.received })
}

async function asksForMoney(theCase: Case): Promise<void> {
  const call = await asBuyer(theCase)
  await call('POST /api/trantor/flow/trade_InitiateReverseOrderOnlyRefundFlow', {
    tradeOrder: { id: theCase.received },
    reverseTradeOrderLineList: [
      { tradeOrderLine: { id: await lineOf(call, theCase.received) }, reverseQty: 1 },
    ],
    applyRefundAmt: { value: 20 },
    reverseReason: 'DAMAGED',
    remark: texts.crack,
  })
}

async function isRemoved(theCase: Case): Promise<void> {
  const call = await asOperator(theCase)
  const { data } = await call('POST /sapi/mall-operator/seller/page', {
    keyword: formerShop.company,
  })
  await call('POST /sapi/mall-operator/seller/clear', {
    id: data[0]?.id ?? 0,
    reason: texts.removed,
  })
  // The clock counts the words of what is for sale anew once a day.
  for (const language of languages)
    await theCase.stage.query('select recount_goods_words($1)', [language])
}

async function asksWhere(theCase: Case): Promise<void> {
  const call = await asBuyer(theCase)
  await call('POST /sapi/mall-order/web/order/writeToShop', {
    id: theCase.waiting,
    content: texts.where,
    requestKey: 'anna-asks-where-it-is',
  })
}
