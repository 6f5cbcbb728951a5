import { describe, expect, test } from 'vitest'
import type { InvoiceRow } from '#modules/invoice/index.ts'
import { sumRates, sumTotal } from '#modules/invoice/amounts.rules.ts'
import {
  at,
  idOf,
  lampSnapshot,
  someContract,
  someLine,
  someOrder,
} from '../../../testing/some-rows.ts'
import { creditNoteOf, invoiceOf } from './invoice-facts.rules.ts'

/**
 * What stands on the papers of an order of two lamps for 116.00 and 4.90 of delivery, tax 18.52 and
 * 0.78 in them.
 */

const lamp = idOf('orderLine', 11)
const desk = idOf('orderLine', 12)
const contract = someContract()
const order = someOrder()
const reverseId = idOf('reverse', 8)

/** A paper as it is read again, numbered and summed. */
function paperOf(
  draft: ReturnType<typeof invoiceOf>,
  number: string,
  kind: InvoiceRow['kind'] = 'INVOICE',
): InvoiceRow {
  if (!draft) throw new Error('no paper')
  return {
    id: idOf('invoice', 21),
    kind,
    number,
    buyerId: draft.buyerId,
    sellerId: draft.sellerId,
    orderId: draft.orderId,
    reverseId: null,
    issuedAt: at(24),
    isDrawn: true,
    facts: {
      ...draft.facts,
      kind,
      number,
      issuedOn: '2026-11-24',
      deliveredOn: '2026-11-24',
      orderedOn: '2026-11-20',
      seller: {
        name: 'Galleria House GmbH',
        street: 'Kai 1',
        postalCode: '20457',
        city: 'Hamburg',
        country: 'DE',
        vatId: 'DE136695976',
        email: 'shop@galleria.test',
        phone: '',
      },
      rates: sumRates(draft.facts),
      total: sumTotal(draft.facts),
      corrects: kind === 'CREDIT_NOTE' ? { number: '2026-7-000001', issuedOn: '2026-11-24' } : null,
    },
  }
}
const give = (amount: number, shipping = 0, qty = 1) => ({
  given: { lines: amount ? [{ lineId: lamp, qty, amount }] : [], shipping },
  reverseId,
})

describe('the invoice of an order', () => {
  test('names order, parties and each line in the words of its day, with the tax that was booked', () => {
    expect(invoiceOf(order, contract, [])).toEqual({
      sellerId: 7,
      buyerId: idOf('user', 2),
      orderId: idOf('order', 1),
      kind: 'INVOICE',
      retentionYears: 8,
      orderedAt: at(20),
      facts: {
        orderCode: '261120123456',
        language: 'de',
        site: 'DE',
        currency: 'EUR',
        treatment: 'STANDARD',
        lines: [
          {
            lineId: lamp,
            name: 'Vesna lamp',
            variant: 'Messing, 22 × 22 × 42 cm',
            qty: 2,
            gross: 11_600,
            tax: 1852,
            net: 9748,
            rate: 0.19,
          },
        ],
        shipping: { gross: 490, tax: 78, net: 412, rate: 0.19 },
        buyer: {
          name: 'Kim Petersen',
          company: 'Möbel GmbH',
          street: 'Lange Reihe',
          houseNo: '5a',
          detail: 'Hof',
          postalCode: '20099',
          city: 'Hamburg',
          province: 'Hamburg',
          country: 'DE',
          taxCode: 'DE136695976',
          eori: '',
        },
        deliverTo: {
          name: 'Kim Petersen',
          company: '',
          street: 'Lange Reihe',
          houseNo: '5a',
          detail: 'Hof',
          postalCode: '20099',
          city: 'Hamburg',
          province: 'Hamburg',
          country: 'DE',
        },
      },
    })
  })

  test('leaves out what went back before: units, money alone, whole lines, the delivery', () => {
    const chair = someLine({ id: desk, needPay: 4000, tax: 639 })
    // One of two lamps was cancelled, half the money; and all of the chairs.
    const left = invoiceOf(
      someOrder({
        tax: 1852 + 639 + 78,
        refunded: 5800 + 4000 + 490,
        lines: [
          someLine({ reversedQty: 1, refunded: 5800 }),
          { ...chair, reversedQty: 2, refunded: 4000 },
        ],
      }),
      contract,
      [],
    )
    expect(left?.facts.shipping).toBeNull()
    expect(left?.facts.lines).toEqual([
      {
        lineId: lamp,
        name: 'Vesna lamp',
        variant: 'Messing, 22 × 22 × 42 cm',
        qty: 1,
        gross: 5800,
        tax: 926,
        net: 4874,
        rate: 0.19,
      },
    ])
    // Money alone went back for two lamps that were both kept: both stand there, never none.
    const cheaper = invoiceOf(
      someOrder({ refunded: 100, lines: [someLine({ reversedQty: 2, refunded: 100 })] }),
      contract,
      [],
    )
    expect(cheaper?.facts.lines.map(({ qty, gross }) => [qty, gross])).toEqual([[1, 11_500]])
    expect(cheaper?.facts.shipping).toEqual({ gross: 490, tax: 78, net: 412, rate: 0.19 })
    // Of the delivery a part went back; its tax is what the books still hold.
    expect(invoiceOf(someOrder({ refunded: 190 }), contract, [])?.facts.shipping).toEqual({
      gross: 300,
      tax: 48,
      net: 252,
      rate: 0.19,
    })
  })

  test('is none when all the money went back, and is one while only the delivery is left', () => {
    const gone = [someLine({ reversedQty: 2, refunded: 11_600 })]
    expect(invoiceOf(someOrder({ refunded: 12_090, lines: gone }), contract, [])).toBeNull()
    expect(
      invoiceOf(someOrder({ refunded: 11_600, lines: gone }), contract, [])?.facts,
    ).toMatchObject({
      lines: [],
      shipping: { gross: 490 },
    })
  })

  test('says what it can of a language, a storefront, a country, a finish and a size that it does not know', () => {
    const { deliveryAddress } = contract
    const strange = invoiceOf(
      someOrder({
        site: 'XX',
        lines: [someLine({ snapshot: { ...lampSnapshot, finish: 'lava', size: '' } })],
      }),
      someContract({
        language: 'xx',
        billingAddress: { ...deliveryAddress, firstName: '', eori: 'DE1234567' },
        deliveryAddress: {
          ...deliveryAddress,
          lastName: '',
          country: 'Utopia',
          regionShortName: 'UT',
        },
      }),
      [],
    )
    expect(strange).toMatchObject({
      retentionYears: 8,
      facts: {
        language: 'en',
        site: 'DE',
        lines: [{ variant: 'lava' }],
        buyer: { name: 'Petersen', eori: 'DE1234567' },
        deliverTo: { name: 'Kim', country: 'UT' },
      },
    })
    const plain = someOrder({
      lines: [someLine({ snapshot: { ...lampSnapshot, finish: '', size: '' } })],
    })
    expect(invoiceOf(plain, contract, [])?.facts.lines[0]?.variant).toBe('')
    const english = invoiceOf(order, someContract({ language: 'en' }), [])
    expect(english?.facts.lines[0]?.variant).toBe('Brass, 22 × 22 × 42 cm')
  })
})

describe('a credit note', () => {
  const invoice = paperOf(invoiceOf(order, contract, []), '2026-7-000001')

  test('is none without an invoice, and none of nothing', () => {
    expect(creditNoteOf(order, contract, [], give(100))).toBeNull()
    expect(creditNoteOf(order, contract, [invoice], give(0))).toBeNull()
    // A line that is not on the invoice has nothing to be corrected.
    const other = {
      given: { lines: [{ lineId: desk, qty: 1, amount: 100 }], shipping: 0 },
      reverseId,
    }
    expect(creditNoteOf(order, contract, [invoice], other)).toBeNull()
    expect(
      creditNoteOf(
        someOrder({ lines: [someLine(), someLine({ id: desk })] }),
        contract,
        [invoice],
        other,
      ),
    ).toBeNull()
  })

  test('names the invoice, the request and the people as the invoice named them', () => {
    const moved = someContract({ deliveryAddress: { ...contract.deliveryAddress, city: 'Kiel' } })
    const note = creditNoteOf(order, moved, [invoice], give(5800, 490))
    expect(note).toMatchObject({
      corrects: { invoice: { number: '2026-7-000001' }, reverseId },
      orderId: idOf('order', 1),
      facts: {
        orderCode: '261120123456',
        buyer: { company: 'Möbel GmbH' },
        deliverTo: { city: 'Hamburg' },
        lines: [{ lineId: lamp, qty: 1, gross: 5800, tax: 926, net: 4874, rate: 0.19 }],
        shipping: { gross: 490, tax: 78, net: 412, rate: 0.19 },
      },
    })
    // The delivery alone, too.
    expect(creditNoteOf(order, contract, [invoice], give(0, 490))?.facts).toMatchObject({
      lines: [],
      shipping: { gross: 490, tax: 78 },
    })
    expect(creditNoteOf(order, contract, [invoice], give(100))?.facts.shipping).toBeNull()
  })

  test('in however many steps the tax of all notes is that of the invoice to the cent', () => {
    const notes: InvoiceRow[] = []
    for (const [amount, shipping] of [
      [33, 1],
      [1, 0],
      [7_777, 333],
      [3_789, 156],
    ] as const) {
      const note = creditNoteOf(order, contract, [invoice, ...notes], give(amount, shipping))
      notes.push(paperOf(note, `2026-7-00000${notes.length + 2}`, 'CREDIT_NOTE'))
    }
    const sum = (of: (paper: InvoiceRow) => number) =>
      notes.reduce((total, paper) => total + of(paper), 0)
    expect([sum(({ facts }) => facts.total.gross), sum(({ facts }) => facts.total.tax)]).toEqual([
      invoice.facts.total.gross,
      invoice.facts.total.tax,
    ])
    expect(notes.map(({ facts }) => [facts.lines[0]?.tax, facts.shipping?.tax])).toEqual([
      [5, 0],
      [0, undefined],
      [1242, 53],
      [605, 25],
    ])
  })

  test('of a line counts what was given back of that line, not of its neighbour, and names no line of which nothing goes back', () => {
    const two = someOrder({ lines: [someLine(), someLine({ id: desk })], tax: 2 * 1852 + 78 })
    const both = paperOf(invoiceOf(two, contract, []), '2026-7-000001')
    const ofDesk = { lines: [{ lineId: desk, qty: 1, amount: 33 }], shipping: 0 }
    const first = paperOf(
      creditNoteOf(two, contract, [both], { given: ofDesk, reverseId }),
      '2026-7-000002',
      'CREDIT_NOTE',
    )
    const none = { lineId: desk, qty: 1, amount: 0 }
    const second = creditNoteOf(two, contract, [both, first], {
      given: { lines: [{ lineId: lamp, qty: 1, amount: 33 }, none], shipping: 0 },
      reverseId,
    })
    expect(second?.facts.lines.map(({ lineId, gross, tax }) => [lineId, gross, tax])).toEqual([
      [lamp, 33, 5],
    ])
    const third = creditNoteOf(two, contract, [both, first], { given: ofDesk, reverseId })
    expect(third?.facts.lines[0]?.tax).toBe(6)
  })

  test('goes on from what was given back before the invoice was written', () => {
    const begun = someOrder({
      refunded: 5801 + 101,
      lines: [someLine({ reversedQty: 1, refunded: 5801 })],
    })
    const later = paperOf(invoiceOf(begun, contract, []), '2026-7-000009')
    const note = creditNoteOf(begun, contract, [later], give(5799, 389))
    expect([note?.facts.lines[0]?.tax, note?.facts.shipping?.tax]).toEqual([
      later.facts.lines[0]?.tax,
      later.facts.shipping?.tax,
    ])
    expect(note?.facts.lines[0]).toMatchObject({ gross: 5799, tax: 926 })
  })
})
