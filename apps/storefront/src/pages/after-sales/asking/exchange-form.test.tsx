import { expect, test } from 'vitest'
import { languages } from '@galleria/contract/storefronts'
import { drawPage, MEMBER, readText } from '../../../testing/draw-page.tsx'
import { order } from '../../../testing/samples.ts'
import ApplyPage from './apply-page.tsx'
import {
  applyPath,
  choiceKey,
  initiateCallOf,
  previewKey,
  readApplyQuery,
  toArgument,
  toPreviewArgument,
  type Choice,
} from './application.ts'
import { errorsByField, findErrors } from './application-errors.ts'
import { readExchanges, type Exchanges } from './exchange-choices.ts'

const ORDER = 'ord_01jd4vr6f5e7s8kq2m3n4p5q6r'
const [sample] = order.tradeOrderLineList
const bought = sample!.sku
const skuOf = (id: number, finish: string, availableQty: number) => ({
  id,
  name: bought.name,
  image: `/pictures/alma-${finish}.webp`,
  tint: '#caa472',
  attributes: [
    { attrKey: 'finish', attrVal: finish },
    { attrKey: 'size', attrVal: '120 x 60 cm' },
  ],
  salePrc: bought.salePrc,
  skuUrlSuffix: finish,
  item: { id: 7, mainImage: '', itemName: bought.name, urlKey: 'writing-desk-alma' },
  businessTypeDict: null,
  marketingUnit: null,
  adjustStep: 1,
  availableQty,
})
const exchanges: Exchanges = {
  oli_a: [skuOf(41, 'oak', 12), skuOf(42, 'walnut', 3), skuOf(43, 'white', 0)],
  oli_b: [skuOf(42, 'walnut', 3)],
}
const choice = (lineId: string, change: Partial<Choice> = {}): Choice => ({
  id: lineId,
  lineId,
  isUnsent: false,
  isPicked: true,
  by: 1,
  qty: 1,
  skuId: '',
  goodsSkuId: '',
  ...change,
})
const application = {
  orderId: ORDER,
  asType: 'SALE_EXCHANGE' as const,
  lines: [choice('oli_a', { skuId: '42' }), choice('oli_b', { isPicked: false })],
  amount: '',
  offered: '',
  reason: 'OTHER',
  remark: '',
  evidence: [],
  requestKey: 'key-of-the-form',
}
const preview = {
  availableRefundAmt: { value: 498, currency: 'EUR' },
  leastRefundAmt: { value: 0, currency: 'EUR' },
  availableRefundShippingAmt: { value: 0, currency: 'EUR' },
  availableRefundParts: {
    goodsAmt: { value: 0, currency: 'EUR' },
    extrasAmt: { value: 0, currency: 'EUR' },
    discountAmt: { value: 0, currency: 'EUR' },
    earlierAmt: { value: 0, currency: 'EUR' },
    taxAmt: { value: 0, currency: 'EUR' },
  },
  reverseTradeOrderLineList: [],
  versionList: [],
  differenceList: [],
  surchargeList: [],
  surchargeBackAmt: { value: 0, currency: 'EUR' },
  availableReverseReasons: ['DAMAGED', 'OTHER'],
  requestKey: 'k',
} as unknown as Parameters<typeof toArgument>[1]
const parts = [
  { id: 'oli_a', most: 2 },
  { id: 'oli_b', most: 2 },
]
const wrongWith = (lines: readonly Choice[]) =>
  Object.entries(findErrors({ ...application, lines }, parts, preview, exchanges)).map(
    ([field, { code }]) => [field, code],
  )

function drawForm(start: object = {}, actionData?: object): string {
  return drawPage(ApplyPage, {
    user: MEMBER,
    loaderData: {
      order: { id: order.id, code: order.tradeOrderCode, shop: order.shop, currency: 'EUR' },
      query: { orderId: order.id, lineIds: [], asType: 'SALE_EXCHANGE', isNamed: true },
      types: ['SALE_RETURN', 'SALE_EXCHANGE', 'SALE_REFUND'],
      lines: [
        { ...sample, id: 'oli_a' },
        { ...sample, id: 'oli_b' },
      ],
      exchanges,
      preview,
      start: { ...application, ...start },
      draftName: order.id,
    },
    ...(actionData ? { actionData } : {}),
  })
}

test('[AS-001, AS-045] an exchange is one of the kinds that can be asked for, under its own name and with its own call', () => {
  expect(readApplyQuery(new URLSearchParams('asType=SALE_EXCHANGE')).asType).toBe('SALE_EXCHANGE')
  expect(initiateCallOf('SALE_EXCHANGE')).toBe(
    'POST /api/trantor/flow/trade_InitiateReverseTradeOrderForExchangeFlow',
  )
  const html = drawForm()
  expect(readText(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '')).toBe('Exchange items')
  expect(html).toContain(
    applyPath({ orderId: order.id, lineIds: [] }, 'SALE_EXCHANGE').replaceAll('&', '&amp;'),
  )
  expect(/aria-current="page"[^>]*>(.*?)<\/a>/s.exec(html)?.[1]).toBe('Exchange')
})

test('[AS-080] of an exchange no amount is asked for and none is shown as to be given back', () => {
  const html = drawForm()
  expect(html).not.toMatch(/name="amount"/)
  expect(readText(html)).not.toMatch(/Refund amount|Your refund|At most €/)
  expect(readText(html)).toContain('There is nothing to pay, and nothing to refund.')
  expect(toArgument(application, preview)).not.toHaveProperty('applyRefundAmt')
})

test('as long as something is still to be chosen nobody is told that there is nothing to pay', () => {
  const html = drawForm({ lines: [choice('oli_a', { skuId: '42' }), choice('oli_b')] })
  expect(readText(html)).not.toContain('nothing to pay, and nothing to refund')
})

test('[AS-091] each line that is picked needs what is wanted instead of it, and the error stands at that line', () => {
  expect(wrongWith([choice('oli_a', { skuId: '42' })])).toEqual([])
  expect(wrongWith([choice('oli_a', { skuId: '42' }), choice('oli_b')])).toEqual([
    ['sku-oli_b', 'exchange_sku_required'],
  ])
  expect(
    wrongWith([choice('oli_a', { isPicked: false }), choice('oli_b', { skuId: '42' })]),
  ).toEqual([])
  const html = drawForm(
    {},
    { application, errors: { 'sku-oli_b': { code: 'exchange_sku_required' } } },
  )
  const places = html.split('What would you like instead?').slice(1)
  expect(
    places.map((place) => place.includes('please choose what you would like instead')),
  ).toEqual([false, true])
})

test('every choice has its picture, finish and size and what is left of it; what is sold out cannot be picked', () => {
  const html = drawForm()
  const [, drawer = ''] = /<dialog[^>]*>(.*?)<\/dialog>/s.exec(html) ?? []
  expect(readText(drawer)).toBe(
    'Instead of Writing desk Alma There is nothing to pay for any of these. Oak, 120 × 60 cm In stock Walnut, 120 × 60 cm Only 3 left White, 120 × 60 cm Sold out Done',
  )
  expect([...drawer.matchAll(/<img src="([^"?]*)/g)].map(([, src]) => src)).toEqual([
    '/pictures/alma-oak.webp',
    '/pictures/alma-walnut.webp',
    '/pictures/alma-white.webp',
  ])
  const radios = [...drawer.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(([tag]) => [
    /value="(\d+)"/.exec(tag)?.[1],
    /name="([^"]*)"/.exec(tag)?.[1],
    tag.includes('disabled'),
    tag.includes('checked'),
  ])
  expect(radios).toEqual([
    ['41', 'sku-oli_a', false, false],
    ['42', 'sku-oli_a', false, true],
    ['43', 'sku-oli_a', true, false],
  ])
})

test('more than there is left is told at its line, also where two lines want the same; so is what has gone', () => {
  expect(
    wrongWith([choice('oli_a', { skuId: '42', qty: 2 }), choice('oli_b', { skuId: '42', qty: 2 })]),
  ).toEqual([['sku-oli_b', 'exchange_too_few']])
  expect(wrongWith([choice('oli_b', { skuId: '41' })])).toEqual([['sku-oli_b', 'exchange_gone']])
})

test('what is sent names one sku for each line; what the mall says of one stands at its line', () => {
  const lines = [choice('oli_a', { skuId: '41' }), choice('oli_b', { skuId: '42', qty: 2 })]
  expect(toArgument({ ...application, lines }, preview).reverseTradeOrderLineList).toEqual([
    { tradeOrderLine: { id: 'oli_a' }, reverseQty: 1, cancelQty: 0, derivativeSku: { id: 41 } },
    { tradeOrderLine: { id: 'oli_b' }, reverseQty: 2, cancelQty: 0, derivativeSku: { id: 42 } },
  ])
  expect(
    errorsByField(
      [{ path: 'reverseTradeOrderLineList.1.derivativeSku.id', code: 'id', message: 'No.' }],
      { lines },
    ),
  ).toEqual({ 'sku-oli_b': { code: 'id', sentence: 'No.' } })
})

test('of a line with exchanged pieces the form says which version is held, and where that is several, asks which of them is meant', () => {
  const held = (versionList: readonly object[]) =>
    drawForm({}, { application, preview: { ...preview, versionList } })
  const white = { lineId: 'oli_a', sku: skuOf(43, 'white', 0), qty: 1 }
  const oak = { lineId: 'oli_a', sku: skuOf(41, 'oak', 0), qty: 2 }
  const select = (html: string) =>
    /<select[^>]*name="goods-oli_a"[^>]*>(.*?)<\/select>/s.exec(html)?.[1]
  expect(select(held([]))).toBeUndefined()
  expect(readText(held([white]))).toContain('You have: 1 × White, 120 × 60 cm')
  expect(select(held([white]))).toBeUndefined()
  expect(select(held([white, oak]))).toBe(
    '<option value="43" selected="">1 × White, 120\u00a0×\u00a060\u00a0cm</option><option value="41">2 × Oak, 120\u00a0×\u00a060\u00a0cm</option>',
  )
  expect(readText(held([white, oak]))).toContain(
    'Walnut, 120 × 60 cm instead of White, 120 × 60 cm',
  )
  const lines = [choice('oli_a', { goodsSkuId: '41' })]
  expect(toPreviewArgument({ ...application, lines })?.reverseTradeOrderLineList).toMatchObject([
    { tradeOrderLine: { id: 'oli_a' }, goodsSku: { id: 41 } },
  ])
})

test('a preview of one version is not that of another', () => {
  const of = (id: number) =>
    ({
      reverseTradeOrderLineList: [
        { reverseQty: 1, cancelQty: 0, tradeOrderLine: { id: 'oli_a', sku: { id } } },
      ],
    }) as unknown as Parameters<typeof previewKey>[0]
  const named = [choice('oli_a', { goodsSkuId: '41' })]
  expect(previewKey(of(41), named)).toBe(choiceKey(named))
  expect(previewKey(of(43), named)).not.toBe(choiceKey(named))
  // Nothing is named: whatever the mall means is right.
  expect(previewKey(of(43), [choice('oli_a')])).toBe(choiceKey([choice('oli_a')]))
})

test('all lines are asked about at once; those that cannot be exchanged are left out', async () => {
  const asked: unknown[] = []
  const call = (...args: unknown[]) => {
    asked.push(args)
    return Promise.resolve([
      { diyItemId: 7, tradeOrderLineId: 'oli_a', skuList: exchanges['oli_a'] },
      { diyItemId: 8, tradeOrderLineId: 'oli_b', skuList: [] },
      { diyItemId: 9, tradeOrderLineId: 'oli_c', skuList: [skuOf(50, 'oak', 0)] },
    ])
  }
  const lines = ['oli_a', 'oli_b', 'oli_c'].map((id) => ({ ...sample!, id }))
  const found = await readExchanges(call as Parameters<typeof readExchanges>[0], lines)
  expect(Object.keys(found)).toEqual(['oli_a'])
  expect(asked).toEqual([
    [
      'POST /api/trantor/flow/bbc_trade_B2cListItemInfoForExchangeOrRessiueFlow',
      lines.map(({ id }) => ({ diyItemId: 7, tradeOrderLineId: id })),
    ],
  ])
})

test.each(languages)('the form has its words in %s', (language) => {
  const html = drawPage(ApplyPage, {
    user: MEMBER,
    language,
    loaderData: {
      order: { id: order.id, code: order.tradeOrderCode, shop: order.shop, currency: 'EUR' },
      query: { orderId: order.id, lineIds: [], asType: 'SALE_EXCHANGE', isNamed: true },
      types: ['SALE_RETURN', 'SALE_REFUND'],
      lines: [],
      exchanges: {},
      preview: undefined,
      start: { ...application, lines: [] },
      draftName: order.id,
    },
  })
  const isEnglish = readText(html).includes(
    'There is nothing in stock that the items in this order could be exchanged for.',
  )
  expect(isEnglish).toBe(language === 'en')
})
