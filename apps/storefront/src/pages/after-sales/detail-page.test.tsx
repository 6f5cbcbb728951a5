import { describe, expect, test } from 'vitest'
import {
  reverseStatuses,
  reverseTypes,
  type ReverseStatus,
} from '@galleria/contract/after-sales-rules'
import { languages, type Language } from '@galleria/contract/storefronts'
import { drawPage, MEMBER, readText } from '../../testing/draw-page.tsx'
import { reverse } from '../../testing/samples.ts'
import DetailPage from './detail-page.tsx'
import ReversesPage from './list/reverses-page.tsx'

type Reader = Parameters<typeof drawPage>[1]
const drawDetail = (change: Partial<typeof reverse>, reader: Reader = {}) =>
  drawPage(DetailPage, {
    user: MEMBER,
    ...reader,
    loaderData: { reverse: { ...reverse, ...change } },
  })
const drawList = (change: Partial<typeof reverse>, reader: Reader = {}) =>
  drawPage(ReversesPage, {
    user: MEMBER,
    ...reader,
    loaderData: { page: { data: [{ ...reverse, ...change }], total: 1 }, isOfItem: false },
  })
const textOf = (html: string, pattern: RegExp) => readText(pattern.exec(html)?.[1] ?? '')
/** The figures and facts of the page by their names, in their order. */
const factsOf = (html: string) =>
  [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs)].map(([, name, value]) => [
    readText(name ?? ''),
    readText(value ?? ''),
  ])

/** The state's name where a person meets it: over the page, in the refund's card, in the list. */
function readStatus(status: ReverseStatus, language: Language): string[] {
  const change = { reverseTradeOrderStatus: status }
  const html = drawDetail(change, { language })
  return [
    textOf(html, /<h2[^>]*>(.*?)<\/h2>/s),
    factsOf(html)[1]?.[1] ?? '',
    textOf(drawList(change, { language }), /<span class="chip[^"]*">(.*?)<\/span>/s),
  ]
}

const names: readonly (readonly [string, ReverseStatus, string, string, string])[] = [
  ['[AS-048]', 'AS_APPLIED', 'Applied', 'Beantragt', '已申请'],
  [
    '[AS-049]',
    'WAITING_FOR_AUDIT_BY_SELLER',
    'Waiting for the shop’s answer',
    'Wartet auf die Antwort des Shops',
    '等待商家审核',
  ],
  [
    '[AS-050]',
    'WAITING_FOR_BUYER_RETURN',
    'Waiting for you to send the items back',
    'Wartet auf Ihre Rücksendung',
    '等待您寄回商品',
  ],
  [
    '[AS-051]',
    'WAITING_FOR_QC_DONE',
    'Being inspected by the shop',
    'Wird vom Shop geprüft',
    '商家验货中',
  ],
  [
    '[AS-052]',
    'WAITING_FOR_REFUND',
    'Approved, refund to follow',
    'Genehmigt, Erstattung folgt',
    '已同意，待退款',
  ],
  [
    '[AS-053]',
    'WAITING_FOR_SELLER_SHIP',
    'Waiting for the shop to send the replacement',
    'Wartet darauf, dass der Shop den Ersatz schickt',
    '等待商家发出换货',
  ],
  [
    '[AS-054]',
    'WAITING_FOR_BUYER_CONFIRMED',
    'Replacement on its way',
    'Ersatz ist unterwegs',
    '换货商品运送中',
  ],
  ['[AS-055]', 'REFUND_PENDING', 'Refund in progress', 'Erstattung in Arbeit', '退款中'],
  ['[AS-056]', 'REFUND_DONE', 'Refunded', 'Erstattet', '已退款'],
  ['[AS-057]', 'REVERSE_DONE', 'Completed', 'Abgeschlossen', '已完成'],
  ['[AS-058]', 'REVERSE_CANCELED', 'Cancelled by you', 'Von Ihnen abgebrochen', '您已取消'],
  ['[AS-059]', 'REVERSE_CLOSE', 'Closed', 'Geschlossen', '已关闭'],
  ['[AS-060]', 'REFUND_FAIL', 'Refund failed', 'Erstattung fehlgeschlagen', '退款失败'],
]
test.each(names)(
  '%s the state %s reads "%s" over the page, in the refund’s card and in the list; "%s" in German, "%s" in Chinese',
  (_, status, english, german, chinese) => {
    expect(readStatus(status, 'en')).toEqual([english, english, english])
    expect(readStatus(status, 'de')).toEqual([german, german, german])
    expect(readStatus(status, 'zh-CN')).toEqual([chinese, chinese, chinese])
  },
)

describe.each(languages)('in %s', (language) => {
  test('[AS-061] every state has a name of its own, wherever it stands, and none is left in English', () => {
    const shown = reverseStatuses.map((status) => readStatus(status, language))
    const heads = shown.map(([head]) => head)
    expect(shown).toEqual(heads.map((head) => [head, head, head]))
    expect(new Set(heads).size).toBe(13)
    const english = reverseStatuses.map((status) => readStatus(status, 'en')[0])
    if (language !== 'en') expect(heads.filter((head) => english.includes(head))).toEqual([])
  })
  test('[AS-043, AS-046] every type has a name of its own, under the number and in the refund’s card', () => {
    const shown = reverseTypes.map((reverseTradeOrderType) => {
      const html = drawDetail({ reverseTradeOrderType }, { language })
      return [textOf(html, /<\/time>(.*?)<\/p>/s).replace('· ', ''), factsOf(html)[0]?.[1]]
    })
    const cards = shown.map(([, card]) => card)
    expect(shown).toEqual(cards.map((card) => [card, card]))
    expect(new Set(cards).size).toBe(6)
    expect([cards[1], cards[4]]).toEqual(
      {
        en: ['Refund only', 'Return to supplier'],
        de: ['Nur Erstattung', 'Rücksendung an den Lieferanten'],
        nl: ['Alleen terugbetaling', 'Retour naar de leverancier'],
        es: ['Solo reembolso', 'Devolución al proveedor'],
        sv: ['Bara återbetalning', 'Retur till leverantören'],
        fr: ['Remboursement seul', 'Retour au fournisseur'],
        it: ['Solo rimborso', 'Reso al fornitore'],
        pl: ['Tylko zwrot pieniędzy', 'Zwrot do dostawcy'],
        'zh-CN': ['仅退款', '采购退货'],
      }[language],
    )
  })
})

test('[AS-019, AS-026] the page says when the request was made, its type and state, and which order it is about and when that was placed', () => {
  const html = drawDetail({})
  expect(textOf(html, /<\/h1>.*?<p[^>]*>(.*?)<\/p>/s)).toBe('9 May 2026, 10:30 · Refund only')
  expect(textOf(html, /<h2[^>]*>(.*?)<\/h2>/s)).toBe('Waiting for the shop’s answer')
  expect(factsOf(html).slice(-2)).toEqual([
    ['Order number', '260504000012'],
    ['Ordered', '4 May 2026, 11:12'],
  ])
  expect(html).toContain('<a class="link" href="/buyer/order/detail/ord_1"')
})

test('[AS-021] each of the goods has picture, name, attributes, single price and the number asked for', () => {
  const [first] = reverse.reverseTradeOrderLineList
  const html = drawDetail({
    reverseTradeOrderLineList: [
      { ...first!, reverseQty: 2 },
      {
        ...first!,
        id: 'rli_2',
        tradeOrderLine: {
          ...first!.tradeOrderLine,
          sku: {
            ...first!.tradeOrderLine.sku,
            name: 'Table lamp Vesna',
            image: '/pictures/vesna.webp',
            attributes: [{ attrKey: 'size', attrVal: '30 x 45 cm' }],
            salePrc: { value: 59.9, currency: 'EUR' },
          },
        },
      },
    ],
  })
  const goods = /<h2[^>]*>Goods<\/h2>(.*?)<\/section>/s.exec(html)?.[1] ?? ''
  expect(readText(goods)).toBe(
    'Sold by Oud Eik Writing desk Alma €40.00 120 × 60 cm Quantity: 2, €249.00 each Table lamp Vesna €40.00 30 × 45 cm Quantity: 1, €59.90 each',
  )
  expect([...goods.matchAll(/<img src="([^"?]*)/g)].map(([, src]) => src)).toEqual([
    '/pictures/alma.webp',
    '/pictures/vesna.webp',
  ])
})

test('[AS-025] the refund says type, state, reason, what was asked, agreed and given, the shipping in each, the remarks with their photos, and that it became a return', () => {
  const euros = (value: number) => ({ value, currency: 'EUR' })
  const html = drawDetail({
    reverseTradeOrderStatus: 'REVERSE_CLOSE',
    applyRefundAmt: euros(64.8),
    applyRefundShippingAmt: euros(4.9),
    sellerConfirmRefundShippingAmt: euros(3.1),
    actualRefundAmt: euros(50.25),
    actualRefundShippingAmt: euros(2.2),
    changeToReturn: true,
    auditRejectReason: 'It was whole.',
    operationList: ['viewRejectReason'],
    remarkList: [
      {
        remark: 'A scratch on the foot.',
        attachmentList: { files: [{ url: '/files/one.webp' }, { url: '/files/two.webp' }] },
      },
    ],
  })
  expect(factsOf(html).slice(0, 9)).toEqual([
    ['Type', 'Refund only'],
    ['Status', 'Closed'],
    ['Reason', 'Arrived damaged'],
    ['Changed to a return', 'Yes'],
    ['Refund amount', '€64.80'],
    ['of which delivery', '€4.90'],
    ['for delivery, agreed by the shop', '€3.10'],
    ['Refunded', '€50.25'],
    ['of which delivery', '€2.20'],
  ])
  expect(readText(html)).toContain('Your remarks A scratch on the foot.')
  expect([...html.matchAll(/aria-label="(Your photo \d, enlarge)"/g)]).toHaveLength(2)
  expect(html).toContain('<blockquote class="wrap-anywhere whitespace-pre-line">It was whole.')
  expect(factsOf(drawDetail({ changeToReturn: false })).map(([name]) => name)).not.toContain(
    'Changed to a return',
  )
})

test('[AS-068] the reason given, by the shop or after inspection, stands there where the server offers to see it, and nowhere else', () => {
  const audit = { auditRejectReason: 'It was delivered a day early.' }
  const inspection = { qcRejectReason: 'It came back used.' }
  const offered = { operationList: ['viewRejectReason'] }
  expect(readText(drawDetail({ ...audit, ...offered }))).toContain(
    'Reason given It was delivered a day early.',
  )
  expect(readText(drawDetail({ ...inspection, ...offered }))).toContain(
    'Reason given It came back used.',
  )
  for (const change of [audit, inspection, offered])
    expect(readText(drawDetail(change))).not.toMatch(/Reason given|day early|came back used/)
})

test.each([
  ['[AS-063]', 'Sure to cancel application?'],
  ['[AS-064]', 'After cancel the application will be closed'],
])('%s whoever can cancel the application is asked "%s", and nobody else', (_, sentence) => {
  expect(readText(drawDetail({ operationList: ['cancel'] }))).toContain(sentence)
  expect(readText(drawDetail({ operationList: [] }))).not.toContain(sentence)
})

test('[AS-124] a refund that failed says so, and no other state does', () => {
  for (const status of reverseStatuses)
    expect(
      readText(drawDetail({ reverseTradeOrderStatus: status })).includes('sorry, refund failed'),
    ).toBe(status === 'REFUND_FAIL')
})

test('[AS-008] a list without requests says so', () => {
  const empty = drawPage(ReversesPage, {
    user: MEMBER,
    loaderData: { page: { data: [], total: 0 }, isOfItem: false },
  })
  expect(readText(empty)).toContain('no after-sales orders')
  expect(readText(drawList({}))).not.toContain('no after-sales orders')
})

test('[AS-016] the way back has its icon for a member, and none for a guest', () => {
  const back = (reader: Reader) =>
    /<a [^>]*href="\/buyer\/order\/detail\/ord_1"[^>]*>(.*?)<\/a>/s.exec(
      drawDetail({}, reader),
    )?.[1] ?? ''
  expect(back({})).toMatch(/^<svg .*<\/svg>Back to the order$/s)
  expect(back({ user: undefined })).toBe('Back to the order')
})

test('[AS-107] the list has the menu of the account beside it for a member, and none for a guest', () => {
  const menu = '<nav aria-label="My account"'
  expect(drawList({})).toContain(menu)
  expect(drawList({}, { user: undefined })).not.toContain(menu)
  expect(drawList({}, { user: undefined })).toContain('R2605040001')
})

test('money that comes another way is not said to come to the payment method that was used', () => {
  const euros = (value: number) => ({ value, currency: 'EUR' })
  const change = { isOtherWay: true, refundAmount: euros(64.8), actualRefundAmt: euros(64.8) }
  const pending = { ...change, reverseTradeOrderStatus: 'REFUND_PENDING' } as const
  expect(readText(drawDetail(pending))).toContain(
    'We could not refund €64.80 to the payment method you used. We’re paying it to you another way',
  )
  const done = {
    ...change,
    reverseTradeOrderStatus: 'REVERSE_DONE',
    refundedTime: '2026-11-20T12:00:00.000Z',
  } as const
  expect(readText(drawDetail(done))).toContain('€64.80 has been paid to you another way')
  expect(readText(drawDetail(done))).not.toContain('has been refunded')
})

test('what had never been charged is nowhere called refunded', () => {
  const euros = (value: number) => ({ value, currency: 'EUR' })
  const change = {
    reverseTradeOrderStatus: 'REVERSE_DONE',
    refundAmount: euros(64.8),
    refundedTime: '2026-11-20T12:00:00.000Z',
  } as const
  const whole = { ...change, actualRefundAmt: euros(0), untakenAmt: euros(64.8) }
  expect(readText(drawDetail(whole))).toContain(
    '€64.80 had not been charged. It never will be, and you don’t have to pay it.',
  )
  expect(readText(drawDetail(whole))).not.toContain('has been refunded')
  expect(readText(drawDetail(whole, { language: 'de' }))).toContain('noch nicht abgebucht')
  expect(readText(drawList(whole))).toContain('No longer owed: €64.80')
  const part = { ...change, actualRefundAmt: euros(14.8), untakenAmt: euros(50) }
  expect(readText(drawDetail(part))).toContain('€50.00 had not been charged.')
  expect(readText(drawDetail(part))).toContain('€14.80 has been refunded')
  expect(readText(drawDetail({ ...part, reverseTradeOrderStatus: 'REFUND_PENDING' }))).toContain(
    'is refunding €14.80',
  )
  expect(readText(drawList(part))).toContain('Refunded: €14.80')
})

test('a refund that waits for the payment says so, and not that the money is on its way', () => {
  const text = readText(
    drawDetail({ reverseTradeOrderStatus: 'WAITING_FOR_REFUND', awaitsCapture: true }),
  )
  expect(text).toContain('Your payment for this order has not been charged completely yet')
  expect(text).not.toContain('passing the refund')
})
