import { expect, test } from 'vitest'
import type { Application, Choice } from './application.ts'
import { keepDraft, takeDraft } from './application-draft.ts'

const choice = (id: string, chosen: Partial<Choice> = {}): Choice => ({
  ...{ id, lineId: id.replace(/-unsent$/, ''), isUnsent: id.endsWith('-unsent'), by: 1 },
  ...{ isPicked: false, qty: 1, skuId: '', goodsSkuId: '' },
  ...chosen,
})
const empty = (asType: Application['asType'], lines: readonly Choice[]): Application => ({
  ...{ orderId: 'ord_1', asType, lines, amount: '', offered: '', reason: '', remark: '' },
  ...{ evidence: [], requestKey: 'key' },
})
const toReturn = empty('SALE_RETURN', [choice('oli_a'), choice('oli_b')])
const toRefund = {
  ...empty('SALE_REFUND', [choice('oli_a'), choice('oli_b'), choice('oli_b-unsent')]),
  ...{ amount: '80.00', offered: '80.00', requestKey: 'key of the refund' },
}
/** As the browser's storage gives it back. */
const keep = (stored: unknown, typed: Application, start: Application): unknown =>
  JSON.parse(JSON.stringify(keepDraft(stored, typed, start)))

const typed: Application = {
  ...toReturn,
  lines: [choice('oli_a', { isPicked: true, qty: 2 }), choice('oli_b')],
  ...{ amount: '30.00', offered: '59.90', reason: 'DAMAGED', remark: 'A scratch.' },
  evidence: ['/files/fil_1.webp'],
}

test('another kind of application has the reason, the words, the photos and the pieces of the first, and an amount of its own', () => {
  expect(takeDraft(keep(undefined, typed, toReturn), toRefund)).toEqual({
    ...toRefund,
    lines: [choice('oli_a', { isPicked: true, qty: 2 }), choice('oli_b'), choice('oli_b-unsent')],
    reason: 'DAMAGED',
    remark: 'A scratch.',
    evidence: ['/files/fil_1.webp'],
  })
})

test('who comes back to the first kind finds its amount again, and what was typed meanwhile', () => {
  const first = keep(undefined, typed, toReturn)
  const meanwhile = {
    ...toRefund,
    lines: [choice('oli_a', { isPicked: true, qty: 1 }), choice('oli_b'), choice('oli_b-unsent')],
    ...{ reason: 'DAMAGED', remark: 'Two scratches.', evidence: [] },
  }
  expect(takeDraft(keep(first, meanwhile, toRefund), toReturn)).toEqual({
    ...typed,
    offered: '',
    lines: [choice('oli_a', { isPicked: true, qty: 1 }), choice('oli_b')],
    remark: 'Two scratches.',
    evidence: [],
  })
})

test('an amount that the page filled in is none of the buyer’s: it follows the pieces that are picked elsewhere', () => {
  const two = {
    ...toRefund,
    lines: toRefund.lines.map((line) => ({ ...line, isPicked: true })),
    ...{ amount: '240.00', offered: '240.00' },
  }
  expect(takeDraft(keep(undefined, two, toRefund), toRefund)?.amount).toBe('80.00')
  const cut = keep(undefined, { ...two, amount: '12.00' }, toRefund)
  expect(takeDraft(cut, toRefund)).toMatchObject({ amount: '12.00', offered: '80.00' })
  expect(takeDraft(keep(cut, two, toRefund), toRefund)?.amount).toBe('80.00')
})

test('what a kind cannot show is kept for the others: pieces that were not sent, and what is wanted instead', () => {
  const unsent = {
    ...toRefund,
    lines: [choice('oli_a'), choice('oli_b'), choice('oli_b-unsent', { isPicked: true, qty: 3 })],
  }
  const toExchange = empty('SALE_EXCHANGE', toReturn.lines)
  const wanted = {
    ...toExchange,
    lines: [choice('oli_a', { isPicked: true, skuId: '17' }), choice('oli_b')],
  }
  const first = keep(undefined, unsent, toRefund)
  const second = keep(first, wanted, toExchange)
  const asReturn = takeDraft(second, toReturn)
  expect(asReturn?.lines).toEqual([choice('oli_a', { isPicked: true }), choice('oli_b')])
  const third = keep(second, asReturn ?? toReturn, toReturn)
  expect(takeDraft(third, toRefund)?.lines).toEqual([
    choice('oli_a', { isPicked: true }),
    choice('oli_b'),
    choice('oli_b-unsent', { isPicked: true, qty: 3 }),
  ])
  expect(takeDraft(third, toExchange)?.lines).toEqual(wanted.lines)
})

test('what the page picks by itself is no choice of the buyer’s, and a cancellation before delivery is always of everything', () => {
  const only = empty('SALE_RETURN', [choice('oli_a', { isPicked: true })])
  const both = empty('SALE_REFUND', [choice('oli_a'), choice('oli_a-unsent')])
  expect(takeDraft(keep(undefined, only, only), both)?.lines).toEqual(both.lines)
  const whole = empty('SALE_CANCEL_BEFORE_DELIVERY', [
    choice('oli_a-unsent', { isPicked: true, qty: 3 }),
  ])
  const picked = { ...both, lines: [choice('oli_a'), choice('oli_a-unsent', { isPicked: true })] }
  const first = keep(undefined, picked, both)
  expect(takeDraft(first, whole)?.lines).toEqual(whole.lines)
  expect(takeDraft(keep(first, whole, whole), both)?.lines).toEqual(picked.lines)
})

test('without a draft there is none, and what is no draft leaves the form as it is', () => {
  expect(takeDraft(undefined, toRefund)).toBeUndefined()
  expect(takeDraft({ lines: 'x', amounts: 3, evidence: [7], remark: null }, toRefund)).toEqual(
    toRefund,
  )
})
