import { expect, test } from 'vitest'
import { drawPage, MEMBER, readText } from '../../testing/draw-page.tsx'
import { reverse } from '../../testing/samples.ts'
import DetailPage from './detail-page.tsx'

const offer: NonNullable<typeof reverse.offer> = {
  id: 'aso_1',
  kind: 'PART',
  amount: { value: 12, currency: 'EUR' },
  points: 0,
  content: 'A scratch is worth less.',
  offeredTime: '2026-11-20T10:00:00.000Z',
  answerUntil: '2026-11-23T10:00:00.000Z',
  isOpen: true,
  answer: null,
  answeredTime: null,
}
const draw = (change: Partial<typeof reverse>) =>
  drawPage(DetailPage, {
    user: MEMBER,
    loaderData: {
      reverse: { ...reverse, reverseTradeOrderStatus: 'WAITING_FOR_AUDIT_BY_SELLER', ...change },
    },
  })
const both = ['cancel', 'acceptOffer', 'declineOffer']

test('an open offer heads the page with its amount and its end, and is answered by name', () => {
  const html = draw({ offer, operationList: both })
  const text = readText(html)
  expect(text).toContain(
    'The shop makes you an offer You keep the items and get a refund of €12.00 .',
  )
  expect(text).toContain('A scratch is worth less.')
  expect(text).not.toContain('Waiting for the shop’s answer')
  for (const operation of ['acceptOffer', 'declineOffer'])
    expect(html).toContain(`name="operation" value="${operation}"`)
  expect(html.match(/name="offerId" value="aso_1"/g)).toHaveLength(2)
})

test('before a yes it says what follows: of goods that go back the days for them, and when the money comes', () => {
  const days = readText(draw({ offer: { ...offer, kind: 'SEND_BACK' }, operationList: both }))
  expect(days).toContain('You then have 14 days to send the items back; the refund follows once')
  expect(readText(draw({ offer, operationList: both }))).toContain('This settles your application')
})

test('the shop’s words stand before the history while they are to be answered, and after it later', () => {
  const isFirst = (change: Partial<typeof offer>) => {
    const text = readText(draw({ offer: { ...offer, ...change }, operationList: both }))
    return text.indexOf('A scratch is worth less.') < text.indexOf(' History ')
  }
  expect([isFirst({}), isFirst({ isOpen: false, answer: 'DECLINED' })]).toEqual([true, false])
})

test('one that sends the goods back says so; where that is no more possible only no can be said', () => {
  const html = draw({
    offer: { ...offer, kind: 'SEND_BACK' },
    operationList: ['cancel', 'declineOffer'],
  })
  expect(readText(html)).toContain('You send the items back and get a refund of €12.00 .')
  expect(readText(html)).toContain('you can no longer accept this offer')
  expect(html).not.toContain('value="acceptOffer"')
})

test('of goods for points it says how many come back with the money', () => {
  const text = readText(draw({ offer: { ...offer, points: 25 }, operationList: both }))
  expect(text).toContain('You keep the items and get a refund of 25 points + €12.00')
})

test('one whose time is over says so before the clock has: nothing can be pressed, and the shop is told', () => {
  const html = draw({ offer: { ...offer, isOpen: false }, operationList: ['cancel'] })
  const text = readText(html)
  expect(text).toContain('The shop’s offer has ended You could answer it until')
  expect(text).toContain('has two days to answer what you asked for')
  expect(text).toContain('It expired without an answer.')
  expect(text).not.toContain('You can accept it')
  expect(text).not.toContain('part of another application')
  for (const operation of ['acceptOffer', 'declineOffer'])
    expect(html).not.toContain(`value="${operation}"`)
})

test('an answered one stays to be read, and nothing can be pressed about it', () => {
  const html = draw({
    offer: {
      ...offer,
      isOpen: false,
      answer: 'DECLINED',
      answeredTime: '2026-11-21T10:00:00.000Z',
    },
    operationList: ['cancel'],
  })
  expect(readText(html)).toContain('You have declined it.')
  expect(readText(html)).toContain('Waiting for the shop’s answer')
  expect(html).not.toContain('value="declineOffer"')
})

test('the money of an accepted offer is told as agreed, also where an exchange was asked for', () => {
  const text = readText(
    draw({
      reverseTradeOrderType: 'SALE_EXCHANGE',
      reverseTradeOrderStatus: 'WAITING_FOR_REFUND',
      changeToReturn: true,
      offer: {
        ...offer,
        isOpen: false,
        answer: 'ACCEPTED',
        answeredTime: '2026-11-21T10:00:00.000Z',
      },
      operationList: [],
    }),
  )
  expect(text).toContain('You have accepted')
  expect(text).not.toContain('cannot be had any more')
  expect(text).not.toContain('Changed to a return')
})
