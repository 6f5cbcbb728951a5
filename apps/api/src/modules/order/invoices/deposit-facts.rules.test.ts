import { describe, expect, test } from 'vitest'
import type { InvoiceDraft, InvoiceRow } from '#modules/invoice/index.ts'
import { sumRates, sumTotal } from '#modules/invoice/amounts.rules.ts'
import { at, idOf, someContract, someLine, someOrder } from '../../../testing/some-rows.ts'
import {
  creditOfDeposit,
  deductionOf,
  depositInvoiceOf,
  returnOfDeposit,
} from './deposit-facts.rules.ts'

/** A deposit of 23.21 with 3.71 of tax, on two lamps for 116.00. */

const lamp = idOf('orderLine', 11)
const contract = someContract()
const order = someOrder()
const reverseId = idOf('reverse', 8)
const deposit = { amount: 2321, tax: 371 }

function paperOf(draft: InvoiceDraft | null, serial: number): InvoiceRow {
  if (!draft) throw new Error('no paper')
  const number = `2026-7-00000${serial}`
  return {
    id: idOf('invoice', serial),
    kind: draft.kind,
    number,
    buyerId: draft.buyerId,
    sellerId: draft.sellerId,
    orderId: draft.orderId,
    reverseId: draft.corrects?.reverseId ?? null,
    issuedAt: at(24),
    isDrawn: true,
    facts: {
      ...draft.facts,
      kind: draft.kind,
      number,
      issuedOn: '2026-11-24',
      deliveredOn: null,
      orderedOn: '2026-11-20',
      seller: {} as InvoiceRow['facts']['seller'],
      rates: sumRates(draft.facts),
      total: sumTotal(draft.facts),
      corrects: draft.corrects
        ? { number: draft.corrects.invoice.number, issuedOn: '2026-11-24' }
        : null,
    },
  }
}
const invoiced = () => paperOf(depositInvoiceOf(order, contract, deposit), 1)
const give = (amount: number) => ({
  given: { lines: [{ lineId: lamp, qty: 1, amount }], shipping: 490 },
  reverseId,
})

describe('the invoice of a deposit', () => {
  test('says what was paid of the goods, in the words of the order, and nothing of the delivery', () => {
    expect(depositInvoiceOf(order, contract, deposit)).toMatchObject({
      kind: 'DEPOSIT',
      facts: {
        lines: [
          {
            lineId: lamp,
            name: 'Anzahlung: Vesna lamp',
            variant: 'Messing, 22 × 22 × 42 cm',
            qty: 1,
            gross: 2321,
            tax: 371,
            net: 1950,
            rate: 0.19,
          },
        ],
        shipping: null,
      },
    })
  })

  test('is not written where no tax is owed before the goods are delivered, nor for an order without lines', () => {
    for (const taxTreatment of ['REVERSE_CHARGE', 'EXPORT'] as const)
      expect(depositInvoiceOf(someOrder({ taxTreatment }), contract, deposit)).toBeNull()
    expect(depositInvoiceOf(someOrder({ lines: [] }), contract, deposit)).toBeNull()
  })
})

describe('what the invoice of the goods takes off', () => {
  test('is the deposit, by its number and day', () => {
    expect(deductionOf([invoiced()])).toEqual({
      line: {
        lineId: lamp,
        name: 'Abzüglich Anzahlung, Rechnung 2026-7-000001 vom 24.11.2026',
        variant: '',
        qty: -1,
        gross: -2321,
        tax: -371,
        net: -1950,
        rate: 0.19,
      },
      deducts: { number: '2026-7-000001', issuedOn: '2026-11-24' },
    })
  })

  test('is nothing where there was no deposit, or nothing is left of it', () => {
    expect(deductionOf([])).toBeNull()
    const paper = invoiced()
    expect(deductionOf([paper, paperOf(returnOfDeposit(order, contract, [paper]), 2)])).toBeNull()
  })
})

describe('what goes back before the goods are invoiced', () => {
  test('takes its share of the deposit back, with the request that it was asked by; two halves are the whole, to the cent of tax', () => {
    const paper = invoiced()
    const first = paperOf(creditOfDeposit(order, contract, [paper], give(5800)), 2)
    expect([first.kind, first.reverseId, first.facts.corrects?.number]).toEqual([
      'CREDIT_NOTE',
      reverseId,
      '2026-7-000001',
    ])
    expect([first.facts.total.gross, first.facts.total.tax, first.facts.shipping]).toEqual([
      1161,
      186,
      null,
    ])
    const half = someOrder({ lines: [someLine({ refunded: 5800 })] })
    expect(deductionOf([paper, first])?.line).toMatchObject({ gross: -1160, tax: -185 })
    const second = paperOf(creditOfDeposit(half, contract, [paper, first], give(5800)), 3)
    expect([second.facts.total.gross, second.facts.total.tax]).toEqual([1160, 185])
    expect(deductionOf([paper, first, second])).toBeNull()
  })

  test('has no paper without a deposit, for another line, or where its share is less than a cent', () => {
    expect(creditOfDeposit(order, contract, [], give(5800))).toBeNull()
    const other = someOrder({ lines: [someLine({ id: idOf('orderLine', 12) })] })
    expect(creditOfDeposit(other, contract, [invoiced()], give(5800))).toBeNull()
    expect(creditOfDeposit(order, contract, [invoiced()], give(2))).toBeNull()
  })
})

describe('a deposit that goes back with its order', () => {
  test('takes back all that is left of its paper, without a request', () => {
    const draft = returnOfDeposit(order, contract, [invoiced()])
    expect(draft).toMatchObject({
      kind: 'CREDIT_NOTE',
      corrects: { invoice: { number: '2026-7-000001' }, reverseId: null },
      facts: { lines: [{ gross: 2321, tax: 371, net: 1950 }], shipping: null },
    })
    expect(returnOfDeposit(order, contract, [])).toBeNull()
  })
})
