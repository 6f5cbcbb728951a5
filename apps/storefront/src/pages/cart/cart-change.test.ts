import { describe, expect, it } from 'vitest'
import type { WireCartLine } from '@galleria/contract/cart'
import { clampToStep } from '../../parts/measure.tsx'
import { applyChange, fieldsOf, readChange, type CartChange } from './cart-change.ts'

const line = (id: string, skuId: number) =>
  ({
    id,
    sku: { id: skuId, adjustStep: 1 },
    skuQty: 1,
    isSelected: true,
    diySkuLineList: [],
  }) as never as WireCartLine
const lines = [line('cln_a', 1), line('cln_b', 2), line('cln_c', 3)]

function send(change: CartChange): FormData {
  const form = new FormData()
  for (const [name, value] of fieldsOf(change)) form.append(name, value)
  return form
}

describe('a change to the cart', () => {
  it('arrives at the shop as it was made on the page', () => {
    for (const change of [
      { intent: 'quantity', id: 'cln_a', skuQty: 4 },
      { intent: 'select', ids: ['cln_a', 'cln_b'], isSelected: false },
      { intent: 'remove', ids: ['cln_c'] },
    ] as const) {
      expect(readChange(send(change))).toEqual(change)
    }
    expect(readChange(send({ intent: 'restore', line: line('cln_a', 1), position: 0 }))).toEqual({
      intent: 'restore',
      skuId: 1,
      skuQty: 1,
      parts: [],
    })
    const set = {
      ...line('cln_a', 1),
      diySkuLineList: [{ sku: { id: 1 } }, { sku: { id: 2 } }],
    } as WireCartLine
    expect(readChange(send({ intent: 'restore', line: set, position: 0 }))).toMatchObject({
      skuId: 1,
      parts: [1, 2],
    })
  })
  it('adds the step of a plus button that was pressed without script', () => {
    const form = send({ intent: 'quantity', id: 'cln_a', skuQty: 4 })
    form.append('step', '-1')
    expect(readChange(form)).toMatchObject({ skuQty: 3 })
  })
  it('is none of ours without an intent or a line', () => {
    expect(readChange(new FormData())).toBeUndefined()
    const form = new FormData()
    form.set('intent', 'remove')
    expect(readChange(form)).toBeUndefined()
  })
  it('never asks for less than one piece, for parts of one, or for more than there are', () => {
    expect([
      clampToStep(0, 1),
      clampToStep(-3, 1),
      clampToStep(2.9, 1),
      clampToStep(Number.NaN, 1),
      clampToStep(7, 1, 5),
    ]).toEqual([1, 1, 2, 1, 5])
  })
})

describe('the cart as it will be', () => {
  it('shows a new quantity, a selection and a removal at once', () => {
    expect(applyChange(lines, { intent: 'quantity', id: 'cln_b', skuQty: 9 })[1]).toMatchObject({
      skuQty: 9,
    })
    expect(
      applyChange(lines, { intent: 'select', ids: ['cln_a', 'cln_c'], isSelected: false }).map(
        (one) => one.isSelected,
      ),
    ).toEqual([false, true, false])
    expect(applyChange(lines, { intent: 'remove', ids: ['cln_a'] }).map((one) => one.id)).toEqual([
      'cln_b',
      'cln_c',
    ])
  })
  it('puts a removed line back in its place, once', () => {
    const without = applyChange(lines, { intent: 'remove', ids: ['cln_b'] })
    const restore = { intent: 'restore', line: lines[1]!, position: 1 } as const
    expect(applyChange(without, restore).map((one) => one.id)).toEqual(['cln_a', 'cln_b', 'cln_c'])
    expect(applyChange([...without, line('cln_new', 2)], restore)).toHaveLength(3)
  })
})
