import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from '@galleria/contract/client'
import { UPLOAD_PATH, type Uploaded } from '@galleria/contract/upload-rules'
import sharp from 'sharp'
import { CARRIER_STEP, type Purchase } from '../anna.ts'
import { DAY, HOUR } from '../calendar.ts'
import type { Desk } from '../operator-desk.ts'
import { pickUpSku } from '../pickup-sites.ts'
import type { Sku } from '../items.ts'
import { HOUSE_SHOP } from '../shops.ts'
import { returnTexts as texts } from '../texts/return-texts.ts'
import { buySkus } from './buy-skus.ts'
import type { Act, Person, Stage, Staff } from './stage.ts'

/** Orders of the demo buyer about which something was asked since: each request stands where another screen has something to show, in her list and in her shop's. */

type Around = { readonly staff: Staff; readonly desk: Desk; readonly now: number }
/** Who acts, and what there is as soon as it is there. */
type Story = {
  readonly stage: Stage
  readonly buyer: Purchase['buyer']
  readonly seller: Person
  readonly operator: Person
  readonly sku: Sku
  /** Ends its parcels' numbers. */
  readonly nth: number
  orderId: string
  lineId: string
  id: string
}
type Step = { readonly after: number; readonly run: (story: Story) => Promise<unknown> }
type Plan = { readonly daysAgo: number; readonly qty: number; readonly steps: readonly Step[] }

/** All of them go with one carrier. */
const CARRIER = 2
const RECEIVED_AFTER = 2 * DAY + 5 * CARRIER_STEP + HOUR
/** How many of the one thing are bought in all, and one that is held in exchange. */
export const RETURNED_UNITS = 11

const after = (hours: number, run: Step['run']): Step => ({ after: hours * HOUR, run })
const asBuyer = ({ stage, buyer }: Story) => stage.as(buyer)
const asShop = ({ stage, seller }: Story) => stage.as(seller)
const linesOf = ({ orderId, lineId }: Story, reverseQty: number) => ({
  tradeOrder: { id: orderId },
  reverseTradeOrderLineList: [{ tradeOrderLine: { id: lineId }, reverseQty }],
})

const asksBack = (qty: number) =>
  after(4, async (story) => {
    const call = await asBuyer(story)
    const asked = { ...linesOf(story, qty), reverseTradeOrderType: 'SALE_RETURN' as const }
    story.id = await askFor(call, asked, texts.unwanted)
  })

async function askFor(
  call: Client,
  asked: ReturnType<typeof linesOf> & { reverseTradeOrderType: 'SALE_RETURN' },
  remark: string,
): Promise<string> {
  const { availableRefundAmt } = await call(
    'POST /api/trantor/flow/trade_RenderReverseTradeOrderForApplyFlow',
    asked,
  )
  const { id } = await call('POST /api/trantor/flow/trade_InitiateReverseTradeOrderForReturnFlow', {
    ...asked,
    applyRefundAmt: { value: availableRefundAmt.value },
    reverseReason: 'NO_LONGER_WANTED',
    remark,
  })
  return id
}

const asksToExchange = after(4, async (story) => {
  const call = await asBuyer(story)
  const { id } = await call(
    'POST /api/trantor/flow/trade_InitiateReverseTradeOrderForExchangeFlow',
    {
      tradeOrder: { id: story.orderId },
      reverseTradeOrderLineList: [
        {
          tradeOrderLine: { id: story.lineId },
          reverseQty: 1,
          derivativeSku: { id: story.sku.id },
        },
      ],
      reverseReason: 'DAMAGED',
      remark: texts.exchange,
    },
  )
  story.id = id
})

/** All of its money, for a scratch. */
const asksForMoney = after(4, async (story) => {
  const call = await asBuyer(story)
  const asked = linesOf(story, 1)
  const { availableRefundAmt } = await call(
    'POST /api/trantor/flow/trade_RenderReverseTradeOrderForApplyFlow',
    { ...asked, reverseTradeOrderType: 'SALE_REFUND' },
  )
  const { id } = await call('POST /api/trantor/flow/trade_InitiateReverseOrderOnlyRefundFlow', {
    ...asked,
    applyRefundAmt: { value: availableRefundAmt.value },
    reverseReason: 'DAMAGED',
    remark: texts.scratched,
    attachmentList: { files: [await takePhoto(story, story.buyer)] },
  })
  story.id = id
})

const agrees = after(9, async (story) =>
  (await asShop(story))('POST /sapi/mall-merchant/reverseorder/approve', { id: story.id }),
)
const declines = after(9, async (story) =>
  (await asShop(story))('POST /sapi/mall-merchant/reverseorder/reject', {
    id: story.id,
    reason: texts.noFault,
  }),
)
const sends = after(30, async (story) =>
  (await asBuyer(story))('POST /api/trantor/flow/trade_PostBackReverseTradeOrderFlow', {
    id: story.id,
    returnMode: 'SELF_DELIVERY',
    fulfillmentProgressList: [
      { serviceCode: `RETOURE${story.nth}`, fulfillmentServiceProvider: { id: CARRIER } },
    ],
  }),
)

/** One as good as new, and one that the shop does not accept and sends out again; or both accepted. */
const looks = (refused: 0 | 1) =>
  after(60, async (story) => {
    const call = await asShop(story)
    const { reverseTradeOrderLineList: lines } = await call(
      'POST /sapi/mall-merchant/reverseorder/detail',
      { id: story.id },
    )
    const found = { id: lines[0]?.id ?? '', sellable: 1, refused }
    const { refusedPart } = await call('POST /sapi/mall-merchant/reverseorder/pass', {
      id: story.id,
      lines: [found],
      ...(refused > 0
        ? {
            reason: texts.used,
            attachmentList: { files: [await takePhoto(story, story.seller)] },
            carrierId: CARRIER,
            serviceCode: `NOCHMAL${story.nth}`,
          }
        : {}),
    })
    if (!refusedPart) return
    await giveBack(story)
    story.id = refusedPart.id
  })

type Sides = { readonly buyer: string; readonly shop: string }
const asksMall = (hours: number, sides: Sides) => [
  after(hours, async (story) =>
    (await asBuyer(story))('POST /sapi/mall-order/web/reverseorder/askMall', {
      id: story.id,
      content: sides.buyer,
    }),
  ),
  after(hours + 20, async (story) =>
    (await asShop(story))('POST /sapi/mall-merchant/reverseorder/answerDispute', {
      id: story.id,
      content: sides.shop,
    }),
  ),
]

const bothAdd = [
  after(100, async (story) =>
    (await asBuyer(story))('POST /sapi/mall-order/web/reverseorder/addProof', {
      id: story.id,
      content: texts.added,
      attachmentList: { files: [await takePhoto(story, story.buyer)] },
      requestKey: `anna-proof-${story.nth}`,
    }),
  ),
  after(104, async (story) =>
    (await asShop(story))('POST /sapi/mall-merchant/reverseorder/addProof', {
      id: story.id,
      content: texts.shopAdded,
      requestKey: `shop-proof-${story.nth}`,
    }),
  ),
]

/** A quarter of what was asked for, in whole euros. */
const rulesInPart = after(120, async (story) => {
  const call = await story.stage.as(story.operator)
  const { refundAmount } = await call('POST /sapi/mall-operator/dispute/detail', { id: story.id })
  await call('POST /sapi/mall-operator/dispute/rule', {
    id: story.id,
    ruling: 'REFUND',
    reason: texts.partly,
    amount: { value: Math.floor(refundAmount.value / 4) },
  })
  await giveBack(story)
})

/** The mall's week and a day more, and nobody has ruled. */
const isLate = after(16 + 8 * 24, ({ stage, id }) => stage.lookAtRequest(id))

async function giveBack({ stage, id }: Story): Promise<void> {
  await stage.lookAtRequest(id)
  await stage.work(['refund.send'])
  await stage.lookAtRequest(id)
  await stage.lookAtRequest(id)
}

const withdraws = after(3, async (story) => {
  const call = await asBuyer(story)
  const source = { orderId: story.orderId }
  const { orderCode, name, email } = await call('POST /sapi/mall-order/web/withdrawal/form', source)
  await call('POST /sapi/mall-order/web/withdrawal/state', {
    ...source,
    requestKey: `annas-withdrawal-no-${story.nth}`,
    name,
    orderCode,
    email,
  })
  await story.stage.work(['withdrawal.match'])
  // Only this one goes on: all others have their own moments.
  const { data } = await call('POST /sapi/mall-order/web/reverseorder/querypage', {
    pageNo: 1,
    pageSize: 1,
  })
  story.id = data[0]?.id ?? ''
  await story.stage.lookAtRequest(story.id)
})

/** It was in use: the shop keeps a tenth of its price, in whole euros, and what is kept is asked about from here on. */
const keepsForLoss = after(60, async (story) => {
  const call = await asShop(story)
  const { reverseTradeOrderLineList: lines, refundAmount } = await call(
    'POST /sapi/mall-merchant/reverseorder/detail',
    { id: story.id },
  )
  const { lossOfValue } = await call('POST /sapi/mall-merchant/reverseorder/pass', {
    id: story.id,
    lines: [
      {
        id: lines[0]?.id ?? '',
        refurbish: 1,
        lossOfValueAmt: { value: Math.floor(refundAmount.value / 10) },
      },
    ],
    reason: texts.worn,
    attachmentList: { files: [await takePhoto(story, story.seller)] },
  })
  await giveBack(story)
  story.id = lossOfValue?.request.id ?? ''
})

const plans: readonly Plan[] = [
  {
    daysAgo: 20,
    qty: 1,
    steps: [asksForMoney, declines, ...asksMall(16, texts.aboutScratch), isLate],
  },
  {
    daysAgo: 18,
    qty: 1,
    steps: [asksForMoney, declines, ...asksMall(16, texts.aboutScratch), rulesInPart],
  },
  {
    daysAgo: 13,
    qty: 2,
    steps: [asksBack(2), agrees, sends, looks(1), ...asksMall(70, texts.aboutUse), ...bothAdd],
  },
  { daysAgo: 12, qty: 1, steps: [asksToExchange, agrees, sends, looks(0)] },
  { daysAgo: 10, qty: 1, steps: [asksBack(1), agrees, sends] },
  { daysAgo: 9, qty: 1, steps: [withdraws] },
  {
    daysAgo: 12.5,
    qty: 1,
    steps: [withdraws, sends, keepsForLoss, ...asksMall(70, texts.aboutWear)],
  },
  { daysAgo: 9.5, qty: 1, steps: [withdraws, sends, keepsForLoss] },
  // Her shop has not decided yet, so that she can still say it otherwise.
  { daysAgo: 7, qty: 1, steps: [asksBack(1)] },
]

export function planReturns(
  stage: Stage,
  purchases: readonly Purchase[],
  { staff, desk, now }: Around,
): Act[] {
  const [first] = purchases
  const sku = pickUpSku(purchases.flatMap(({ orders }) => orders))
  if (!first || !sku) return []
  return plans.flatMap(({ daysAgo, qty, steps }, nth) => {
    const story: Story = {
      stage,
      buyer: first.buyer,
      seller: staff(HOUSE_SHOP),
      operator: desk.operator,
      sku,
      nth: nth + 1,
      orderId: '',
      lineId: '',
      id: '',
    }
    const at = now - daysAgo * DAY
    return [
      { at, run: () => buys(story, qty) },
      { at: at + 2 * DAY, run: () => isSent(story, qty) },
      { at: at + RECEIVED_AFTER, run: () => isReceived(story) },
      ...steps.map(({ after: delay, run }) => ({
        at: at + RECEIVED_AFTER + delay,
        run: () => run(story),
      })),
    ]
  })
}

async function buys(story: Story, qty: number): Promise<void> {
  const { stage, buyer, sku } = story
  story.orderId = await buySkus(stage, buyer, [{ skuId: sku.id, qty }])
  const call = await asBuyer(story)
  const { tradeOrderLineList: lines } = await call(
    'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
    { id: story.orderId },
  )
  story.lineId = lines[0]?.id ?? ''
}

async function isSent(story: Story, qty: number): Promise<void> {
  const { stage, orderId, lineId, nth } = story
  const call = await asShop(story)
  await call('POST /sapi/mall-merchant/order/ship', {
    orderId,
    carrierId: CARRIER,
    serviceCode: `HINWEG${nth}`,
    lines: [{ id: lineId, qty }],
  })
  await stage.work(['parcel.follow'])
}

async function isReceived(story: Story): Promise<void> {
  await story.stage.followParcels()
  const call = await asBuyer(story)
  await call('POST /sapi/mall-order/web/order/signForDelivery', { id: story.orderId })
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

async function takePhoto({ stage, sku }: Story, person: Person): Promise<{ url: string }> {
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
