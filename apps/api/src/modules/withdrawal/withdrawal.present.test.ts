import { toWireId } from '@galleria/kernel/id'
import { describe, expect, test } from 'vitest'
import {
  at,
  idOf,
  lampSnapshot,
  someContract,
  someLine,
  someOrder,
} from '../../testing/some-rows.ts'
import { presentForm, presentReceipt, presentWithdrawal, secondOf } from './withdrawal.present.ts'
import type { ContractOrder, WithdrawalStep } from './withdrawal.queries.ts'
import type { WithdrawalRow } from './withdrawal.types.ts'

/** What a statement of withdrawal looks like to whoever made it, and to the operator. */

const statedAt = new Date('2026-11-22T12:00:05.000Z')
const row = (change: Partial<WithdrawalRow> = {}): WithdrawalRow => ({
  id: idOf('withdrawal', 41),
  code: 'W261122123456',
  requestKey: 'a'.repeat(32),
  status: 'WAITING',
  site: 'DE',
  language: 'de',
  name: 'Kim Petersen',
  orderCodes: '261120123456',
  email: 'kim@möbel.test',
  scope: 'Both lamps.',
  picked: [{ lineId: idOf('orderLine', 11), qty: 2, times: '2 ×', name: 'Vesna lamp' }],
  userId: idOf('user', 2),
  proof: 'LINK',
  statedAt,
  contractId: idOf('contract', 3),
  reason: 'IN_WORDS',
  answer: '',
  closedAt: null,
  ...change,
})

describe('the receipt', () => {
  const inGerman = { language: 'de', site: 'DE' } as const

  test('repeats what was said, and when, to the second', () => {
    expect(presentReceipt(inGerman, row())).toEqual({
      withdrawalCode: 'W261122123456',
      name: 'Kim Petersen',
      orderCode: '261120123456',
      email: 'kim@möbel.test',
      scope: 'Both lamps.',
      goods: [{ name: 'Vesna lamp', times: '2 ×' }],
      statedAt: '2026-11-22T12:00:05.000Z',
      statedAtText: secondOf(statedAt, 'de', 'DE'),
    })
  })

  test('of a statement in words alone names no goods', () => {
    expect(presentReceipt(inGerman, row({ picked: null })).goods).toEqual([])
    expect(presentReceipt(inGerman, row({ picked: [] })).goods).toEqual([])
  })

  test('tells the time by the clocks of the storefront it was made in, wherever it is read', () => {
    const { statedAtText } = presentReceipt({ language: 'de', site: 'UK' }, row({ site: 'DE' }))
    expect(statedAtText).toContain('13:00:05')
  })

  test('of a storefront that is no more, by the clocks of the one it is read in', () => {
    const { statedAtText } = presentReceipt({ language: 'de', site: 'UK' }, row({ site: 'AT' }))
    expect(statedAtText).toContain('12:00:05')
  })
})

describe('a time to the second', () => {
  test('is in the reader’s language, with its zone: an hour later in Hamburg than in London', () => {
    expect(secondOf(statedAt, 'de', 'DE')).toMatch(/^22\. November 2026 .*13:00:05 MEZ$/)
    expect(secondOf(statedAt, 'en', 'UK')).toMatch(/^22 November 2026 .*12:00:05 GMT$/)
    expect(secondOf(statedAt, 'sv', 'SE')).toMatch(/^22 november 2026 .*13:00:05 CET$/)
    expect(secondOf(statedAt, 'zh-CN', 'DE')).toMatch(/^2026年11月22日.*13:00:05$/)
  })

  test('is in summer time in summer', () => {
    const july = new Date('2026-07-01T22:30:00.000Z')
    expect(secondOf(july, 'de', 'DE')).toMatch(/^2\. Juli 2026 .*00:30:00 MESZ$/)
    expect(secondOf(july, 'en', 'UK')).toMatch(/^1 July 2026 .*23:30:00 BST$/)
  })

  test('is in English for a language that the mall does not speak', () => {
    expect(secondOf(statedAt, 'fi', 'UK')).toMatch(/^22 November 2026 /)
  })
})

describe('the order’s own form', () => {
  const form = (
    order: Parameters<typeof presentForm>[0],
    contract = someContract(),
    now = at(25),
  ) => presentForm(order, contract, { language: 'de', now })

  test('names whoever it was delivered to, its shop and its lines; while goods have yet to come no period ends', () => {
    expect(form(someOrder())).toEqual({
      orderCode: '261120123456',
      name: 'Kim Petersen',
      email: 'kim@xn--mbel-5qa.test',
      shopName: 'Galleria House',
      endsAt: null,
      isOver: false,
      lines: [
        {
          id: toWireId('orderLine', idOf('orderLine', 11)),
          name: 'Vesna lamp',
          variant: 'Messing, 22\u00a0×\u00a022\u00a0×\u00a042\u00a0cm',
          canWithdrawQty: 2,
          unitName: null,
          adjustStep: 1,
          exemption: null,
        },
      ],
    })
  })

  test('of somebody with one name has no blank behind it', () => {
    const { deliveryAddress } = someContract()
    const named = (firstName: string, lastName: string) =>
      form(
        someOrder(),
        someContract({ deliveryAddress: { ...deliveryAddress, firstName, lastName } }),
      ).name
    expect([named('Kim', ''), named('', 'Petersen'), named('', '')]).toEqual([
      'Kim',
      'Petersen',
      '',
    ])
  })

  test('says when the period ends, and the last instant still counts', () => {
    const order = someOrder({ completedAt: new Date('2026-11-04T10:00:00.000Z') })
    const last = new Date('2026-11-18T22:59:59.999Z')
    const next = new Date('2026-11-18T23:00:00.000Z')
    expect(form(order, someContract(), last)).toMatchObject({
      endsAt: '2026-11-18T22:59:59.999Z',
      isOver: false,
    })
    expect(form(order, someContract(), next)).toMatchObject({
      endsAt: '2026-11-18T22:59:59.999Z',
      isOver: true,
    })
  })

  test('leaves gifts out: they go with what they were given for', () => {
    const gift = someLine({
      id: idOf('orderLine', 12),
      snapshot: { ...lampSnapshot, gift: { promotionId: idOf('promotion', 51) } },
    })
    const { lines } = form(someOrder({ lines: [gift, someLine()] }))
    expect(lines.map(({ id }) => id)).toEqual([toWireId('orderLine', idOf('orderLine', 11))])
  })

  test('counts weighed goods in kilograms; a length that was cut is not withdrawn from, and says why', () => {
    const weighed = someLine({
      ...{ qty: 5, deliveredQty: 5, reversedQty: 2 },
      snapshot: { ...lampSnapshot, measure: { unit: 'kilogram', step: 50 } },
    })
    const cut = someLine({
      ...{ id: idOf('orderLine', 12), qty: 5, deliveredQty: 5 },
      snapshot: { ...lampSnapshot, measure: { unit: 'metre', step: 10 } },
    })
    expect(form(someOrder({ lines: [weighed, cut] })).lines).toMatchObject([
      { canWithdrawQty: 1.5, unitName: 'kg', adjustStep: 0.5, exemption: null },
      { canWithdrawQty: 0, unitName: 'm', adjustStep: 0.1, exemption: 'MADE_TO_MEASURE' },
    ])
  })
})

describe('what the operator sees', () => {
  const order = (number: number, contract: number): ContractOrder => ({
    id: idOf('order', number),
    contractId: idOf('contract', contract),
    code: `26112012345${number}`,
    shopName: 'Galleria House',
  })
  const step = (change: Partial<WithdrawalStep> = {}): WithdrawalStep => ({
    withdrawalId: idOf('withdrawal', 41),
    event: 'wait',
    to: 'WAITING',
    actor: 'clock',
    by: null,
    at: at(22, 13),
    ...change,
  })

  test('is the statement, why it waits, the orders of its purchase and what was done about it', () => {
    const orders = [order(1, 3), order(2, 3)]
    expect(presentWithdrawal(row(), orders, [step()])).toEqual({
      id: toWireId('withdrawal', idOf('withdrawal', 41)),
      code: 'W261122123456',
      status: 'WAITING',
      reason: 'IN_WORDS',
      site: 'DE',
      name: 'Kim Petersen',
      orderCode: '261120123456',
      email: 'kim@möbel.test',
      scope: 'Both lamps.',
      goods: [{ name: 'Vesna lamp', times: '2 ×' }],
      proof: 'LINK',
      statedAt: '2026-11-22T12:00:05.000Z',
      answer: '',
      orders: [
        {
          id: toWireId('order', idOf('order', 1)),
          code: '261120123451',
          shopName: 'Galleria House',
        },
        {
          id: toWireId('order', idOf('order', 2)),
          code: '261120123452',
          shopName: 'Galleria House',
        },
      ],
      operationList: ['carryOut', 'answer'],
      progressList: [
        {
          event: 'wait',
          to: 'WAITING',
          actor: 'clock',
          by: null,
          at: '2026-11-22T13:00:00.000Z',
        },
      ],
    })
  })

  test('has nothing of another statement’s orders and steps that were read along with it', () => {
    const steps = [
      step({ withdrawalId: idOf('withdrawal', 42), event: 'disown' }),
      step({ event: 'carryOut', to: 'CARRIED_OUT', actor: 'operator', by: 'Olga' }),
    ]
    const seen = presentWithdrawal(
      row({ status: 'CARRIED_OUT' }),
      [order(1, 3), order(2, 4)],
      steps,
    )
    expect(seen.orders.map(({ code }) => code)).toEqual(['261120123451'])
    expect(seen.progressList.map(({ event, by }) => [event, by])).toEqual([['carryOut', 'Olga']])
    expect(seen.operationList).toEqual([])
  })

  test('of a statement whose order nobody has found is no order, though others were read', () => {
    const seen = presentWithdrawal(
      row({ contractId: null, reason: 'NO_ORDER', picked: null }),
      [order(1, 3)],
      [],
    )
    expect([seen.orders, seen.goods, seen.progressList]).toEqual([[], [], []])
  })
})
