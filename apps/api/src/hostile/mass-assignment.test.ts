import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buyersReasons } from '@galleria/contract/after-sales-rules'
import { calls } from '@galleria/contract/calls'
import type { Call } from '@galleria/contract/define-call'
import { workshop } from '../testing/merchant-steps.ts'
import { hamburg } from '../testing/shop-steps.ts'
import { rollWith } from './dice.ts'
import { FORGED, ben, dumpTables } from './dump-tables.ts'
import { ANYTHING, sampleBody, type Belongings } from './samples.ts'
import { openStage, pathOf, SOLD_QTY, type Caller, type Kind, type Stage } from './stage.ts'

type Name = keyof typeof calls
/** The first: it needs the cart as the quote was made for. */
const FIRST: readonly Name[] = ['createContract']
/** The last that are walked, because they take away what others need. */
const LAST: readonly Name[] = [
  'shipOrder',
  'correctParcel',
  'signForDelivery',
  'createComments',
  'replyToComment',
  'applyForRefund',
  'cancelReverse',
  'applyForRefund',
  'rejectReverse',
  'applyForRefund',
  'approveReverse',
  'cancelForStock',
  'closeAttempt',
  'cancelBeforePay',
  'deleteAddress',
  'deleteCartLines',
  'login',
  'logout',
  'logoutAll',
]
/**
 * The guest orders the cart, the member keeps it; and it is the member's order that the merchant
 * sends.
 */
const ONLY: Partial<Record<Name, readonly Kind[]>> = {
  createContract: ['guest'],
  updateCartLine: ['member'],
  deleteCartLines: ['member'],
  signForDelivery: ['member'],
}
/** Bodies that must fit together more closely than each for itself. */
const BODIES: Partial<Record<Name, (own: Belongings, merchants: Belongings) => unknown>> = {
  createContract: (own) => ({
    cartLineIds: own['ctl'],
    addressId: own['adr']?.[0],
    quoteId: own['quo']?.[0],
  }),
  createAddress: () => ({ ...hamburg, isDefault: true }),
  updateAddress: (own) => ({ ...hamburg, id: own['adr']?.[0], isDefault: false }),
  updateProfile: () => ({ nickname: 'Kim', gender: 'FEMALE', birthday: '1990-02-28', avatar: '' }),
  shipOrder: (own) => ({
    orderId: own['ord']?.[0],
    carrierId: 1,
    serviceCode: 'JD1',
    lines: [{ id: own['oli']?.[0], qty: SOLD_QTY }],
  }),
  correctParcel: (own) => ({
    orderId: own['ord']?.[0],
    parcelId: own['pcl']?.[0],
    shownCarrierId: 1,
    shownCode: 'JD1',
    carrierId: 1,
    serviceCode: 'JD2',
  }),
  callParcelBack: (own) => ({
    orderId: own['ord']?.[0],
    parcelId: own['pcl']?.[0],
    reason: 'Packed wrongly.',
  }),
  // Whose orders: an id of the wire, which `KNOWN` has, too.
  pageOperatorOrders: () => ({ buyerId: ben }),
  // Without a coupon: nobody has one.
  renderContract: (own) => ({ cartLineIds: own['ctl'], addressId: own['adr']?.[0] }),
  signForDelivery: (_, merchants) => ({ id: merchants['ord']?.[0] }),
  createComments: (_, merchants) => [
    {
      postId: merchants['oli']?.[0],
      rateDict: 4,
      content: 'It stands straight.',
      commentator: ANYTHING,
      commentRecipient: ANYTHING,
      postOwner: ANYTHING,
    },
  ],
  // The version that was read is left out: whatever stands there is meant.
  rejectReverse: (own) => ({ id: own['asv']?.[0], reason: 'No.' }),
  approveReverse: (own) => ({ id: own['asv']?.[0] }),
  applyForRefund: (_, merchants) => ({
    tradeOrder: { id: merchants['ord']?.[0] },
    reverseTradeOrderLineList: [{ tradeOrderLine: { id: merchants['oli']?.[0] }, reverseQty: 1 }],
    applyRefundAmt: { value: 5 },
    reverseReason: buyersReasons[0],
    remark: 'A scratch.',
  }),
  submitApply: (own) => ({ ...workshop, documents: own['fil'] }),
  freezeSeller: () => ({ id: 11, reason: 'Parcels were sent empty.' }),
  unfreezeSeller: () => ({ id: 11 }),
  // A sku by itself: what a set is made of is the shop's to say.
  createCartLine: () => ({ skuId: 1, skuQty: 1, diySkuLineList: [] }),
  updateCartLine: (own) => ({ id: own['ctl']?.[0], skuQty: 3, isSelected: false }),
}
/** Calls that write, which the walk must get through. */
const WRITING: readonly Name[] = [
  'login',
  'logout',
  'logoutAll',
  'prove',
  'updateProfile',
  'captcha',
  'queryInvitation',
  'exportAccount',
  'tourist',
  'switchLanguage',
  'createAddress',
  'updateAddress',
  'deleteAddress',
  'createCartLine',
  'updateCartLine',
  'deleteCartLines',
  'batchCreateCartLines',
  'renderContract',
  'createContract',
  'firstPay',
  'closeAttempt',
  'cancelBeforePay',
  'holdOrder',
  'releaseOrder',
  'noteOrder',
  'correctParcel',
  'shipOrder',
  'signForDelivery',
  'createComments',
  'replyToComment',
  'applyForRefund',
  'cancelReverse',
  'rejectReverse',
  'approveReverse',
  'saveApply',
  'submitApply',
  'withdrawApply',
  'freezeSeller',
  'unfreezeSeller',
]

/** What bodies may carry for compatibility, and what people try. */
const KNOWN: Record<string, unknown> = {
  buyerId: ben,
  customerId: ben,
  userId: ben,
  ownerId: ben,
  commentator: { id: ben },
  postOwner: { id: ben },
  commentRecipient: { id: ben },
  seller: { id: 11 },
  sellerId: 11,
  shop: { id: 11 },
  invoiceUrl: `http://${FORGED.text}/`,
  snapshotPrc: { value: 0.01, currency: 'EUR' },
  salePrc: { value: 0.01, currency: 'EUR' },
  tradeAmt: 1,
  amount: { value: 0.01, currency: 'EUR' },
  needPayAmt: { value: 0.01, currency: 'EUR' },
  currency: 'SEK',
  discountAmt: FORGED.number,
  isDefault: true,
  operationList: [FORGED.text],
  status: 'COMPLETE',
  displayStatus: 'COMPLETE',
  orderStatus: 'PAID',
  paymentRecordStatus: 'PAY_SUCCESS',
  reverseTradeOrderStatus: 'REFUND_DONE',
  isTourist: false,
  growth: FORGED.number,
  points: FORGED.number,
  level: 9,
  role: 'operator',
  isAdmin: true,
  actor: { kind: 'member', userId: ben, sellerId: 5 },
  ctx: { actor: { userId: ben } },
  site: 'UK',
  language: 'zh-CN',
  ip: '203.0.113.9',
}

let clean: Stage
let forged: Stage
let extras: Record<string, unknown>
beforeAll(async () => {
  // At one moment for both: what has a date of its own is as old in one as in the other.
  const at = new Date()
  ;[clean, forged] = await Promise.all([openStage(at), openStage(at)])
  extras = { ...(await nameEveryColumn(clean)), ...KNOWN }
})
afterAll(async () => {
  await clean?.close()
  await forged?.close()
})

/**
 * Without the counts of tries: whether work in the background has begun one more depends on the
 * machine.
 */
async function rowsOf(stage: Stage): Promise<Record<string, string[]>> {
  const { rate_limits: _, ...tables } = await dumpTables(stage)
  return tables
}

describe('fields that nobody asked for', () => {
  test('every column of every table, sent along with every call, changes no row and no answer', async () => {
    expect(Object.keys(extras).length).toBeGreaterThan(200)
    expect(await rowsOf(forged)).toEqual(await rowsOf(clean))
    const passed = new Set<string>()
    for (const [name, kind] of listSteps()) {
      const [plain, loaded] = [
        await take(clean, name, kind, false),
        await take(forged, name, kind, true),
      ]
      expect(loaded.shape, `${name} as ${kind}`).toEqual(
        STRICT.includes(name) ? [400, 'request.malformed'] : plain.shape,
      )
      if (plain.status === 200) passed.add(name)
    }
    expect(WRITING.filter((name) => !passed.has(name))).toEqual([])
    const [plain, loaded] = [await rowsOf(clean), await rowsOf(forged)]
    for (const [table, rows] of Object.entries(loaded)) expect(rows, table).toEqual(plain[table])
    const everything = JSON.stringify(loaded)
    for (const mark of [FORGED.text, String(FORGED.number), FORGED.date.slice(0, 10)])
      expect(everything).not.toContain(mark)
  })
})

/** Calls that refuse a field they do not have instead of leaving it aside. */
const STRICT: readonly Name[] = ['pageMerchantOrders']

function listSteps(): [Name, Kind][] {
  const bound = new Set(clean.calls.map(({ call }) => call as string))
  const names = (Object.keys(calls) as Name[]).filter((name) => bound.has(calls[name].call))
  const sorted = [
    ...FIRST,
    ...names.filter((name) => !LAST.includes(name) && !FIRST.includes(name)),
    ...LAST,
  ]
  return sorted.flatMap((name) =>
    (
      ONLY[name] ??
      (calls[name].who === 'merchant'
        ? ['merchant']
        : calls[name].who === 'operator'
          ? ['operator']
          : calls[name].who === 'member'
            ? ['member']
            : ['guest', 'member'])
    ).map((kind): [Name, Kind] => [name, kind]),
  )
}

async function take(
  stage: Stage,
  name: Name,
  kind: Kind,
  isForged: boolean,
): Promise<{ status: number; shape: unknown }> {
  const caller = stage.callers[kind]
  const merchants = stage.callers.merchant.belongings
  const sample = sampleBody(calls[name], {
    dice: rollWith(7),
    own: caller.belongings,
    isFull: true,
  })
  const value = BODIES[name]?.(caller.belongings, merchants) ?? sample.value
  // What the contract knows is no forgery and stays as it is, but for the owner, which some calls
  // take and none may believe.
  const answer = await stage.send(caller, {
    url: pathOf(calls[name] as Call),
    body: JSON.stringify(isForged ? load(value, sample.value) : withoutIgnored(value)),
  })
  if (answer.status === 200) remember(stage, caller, answer.body)
  return {
    status: answer.status,
    shape: [
      answer.status,
      answer.status === 200 ? shapeOf(JSON.parse(answer.body)) : JSON.parse(answer.body).code,
    ],
  }
}

/** What came of a call, for those who answer it: a review, an application. */
function remember(stage: Stage, caller: Caller, body: string): void {
  for (const [, id = '', prefix = ''] of body.matchAll(/"id":"((com|asv|pcl)_[0-9a-z]{26})"/g)) {
    for (const one of [caller, stage.callers.merchant])
      one.belongings = { ...one.belongings, [prefix]: [id] }
  }
}

/** What the contract takes and never looks at is left out of the clean body. */
function withoutIgnored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIgnored)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== ANYTHING)
      .map(([field, one]) => [field, withoutIgnored(one)]),
  )
}

/**
 * The same body with every extra field at every level that the contract does not have there; below
 * the first level as the wire writes names, or the body would be too large.
 */
function load(value: unknown, known: unknown, isOutermost = true): unknown {
  if (Array.isArray(value))
    return value.map((one, index) =>
      load(one, (known as unknown[])[index] ?? (known as unknown[])[0], isOutermost),
    )
  if (typeof value !== 'object' || value === null) return value
  const fields = known as Record<string, unknown>
  const own = Object.fromEntries(
    Object.entries(value).map(([field, one]) => [
      field,
      one === ANYTHING ? (extras[field] ?? one) : load(one, fields[field], false),
    ]),
  )
  const added = Object.fromEntries(
    Object.entries(extras).filter(
      ([field]) => !(field in fields) && !(field in own) && (isOutermost || !field.includes('_')),
    ),
  )
  return { ...added, ...own, ...('buyerId' in own ? { buyerId: ben } : {}) }
}

/** An answer without what differs from mall to mall: ids, codes, keys and times. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shapeOf(one)]))
  if (typeof value === 'string')
    return /^[a-z]{3}_[0-9a-z]{26}$|^ST\d+$|^\d{4}-\d\d-\d\dT|^https?:|[0-9A-Za-z_-]{12}/.test(
      value,
    )
      ? 'some'
      : value
  return typeof value === 'number' && value > 1e6 ? 'many' : value
}

async function nameEveryColumn(stage: Stage): Promise<Record<string, unknown>> {
  const columns = await stage.t.sql<{ name: string; type: string }>(
    `select distinct column_name as name, data_type as type from information_schema.columns where table_schema = 'public' order by 1`,
  )
  return Object.fromEntries(
    columns.flatMap(({ name, type }) =>
      [name, name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())].map((field) => [
        field,
        valueFor(type),
      ]),
    ),
  )
}

function valueFor(type: string): unknown {
  if (type === 'uuid') return ben
  if (type === 'boolean') return true
  if (/^(integer|bigint|smallint|numeric|double precision)$/.test(type)) return FORGED.number
  if (/^(timestamp|date)/.test(type)) return FORGED.date
  return type === 'jsonb' ? { [FORGED.text]: FORGED.text } : FORGED.text
}
