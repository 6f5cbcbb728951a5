import { expect, test } from 'vitest'
import type { WirePrizeDraw, WireWin } from '@galleria/contract/prize'
import { drawPage, readText } from '../../../testing/draw-page.tsx'
import { order } from '../../../testing/samples.ts'
import OrderPage from '../order-page.tsx'
import type { Outcome } from '../outcome.tsx'

/** What a prize draw looks like on the page of its order, as the server sends it. */

const open: WirePrizeDraw = {
  id: 'pzd_1',
  drawStatus: 'OPEN',
  drawEndTime: '2026-06-09T10:00:00.000Z',
  prizeList: [
    { prizeType: 'POINTS', points: 500 },
    { prizeType: 'POINTS', points: 20 },
    { prizeType: 'NOTHING', points: 0 },
  ],
}
const won: WireWin = {
  prizeDrawId: 'pzd_1',
  prizeType: 'POINTS',
  points: 500,
  wonTime: '2026-05-10T10:00:00.000Z',
  pointsStatus: 'PENDING',
}
function draw(change: Partial<WirePrizeDraw>, wins: readonly WireWin[] = [], actionData?: Outcome) {
  return drawPage(OrderPage, {
    loaderData: { order, benefits: { draws: [{ ...open, ...change }], wins, free: [], cards: [] } },
    actionData,
  })
}
const cardIn = (html: string) =>
  /<section aria-labelledby="pzd_1".*?<\/section>/s.exec(html)?.[0] ?? ''

test('[ORD-145] the order says that there is a prize to draw, what there is to win, and until when', () => {
  const card = cardIn(draw({}))
  expect(readText(card)).toBe(
    'Prize draw You can draw once with this order, until 9 June 2026 . Prizes, while they last: 500 points 20 points Not every draw wins. Draw now',
  )
  expect(readText(cardIn(draw({ prizeList: open.prizeList.slice(0, 1) })))).not.toContain(
    'Not every draw wins',
  )
  expect(cardIn(drawPage(OrderPage, { loaderData: { order } }))).toBe('')
})

test('[ORD-146] the button draws for this right alone, once; what was drawn is said', () => {
  const card = cardIn(draw({}))
  expect(card).toContain('name="operation" value="drawPrize"')
  expect(card).toContain('name="prizeDrawId" value="pzd_1"')
  for (const drawStatus of ['DRAWN', 'EXPIRED', 'WITHDRAWN'] as const)
    expect(cardIn(draw({ drawStatus }))).not.toContain('drawPrize')
  expect(readText(draw({}, [], { kind: 'drawn', points: 1 }))).toContain('You won 1 point')
  expect(readText(draw({}, [], { kind: 'drawn', points: 0 }))).toContain('No luck this time')
})

test('[ORD-147] what was won stays on the order, and from when it can be spent', () => {
  const text = (win: Partial<WireWin>, drawStatus: WirePrizeDraw['drawStatus'] = 'DRAWN') =>
    readText(cardIn(draw({ drawStatus }, [{ ...won, ...win }])))
  expect(text({})).toBe(
    'You won 500 points You can spend them once this order can no longer be returned.',
  )
  expect(text({ pointsStatus: 'FINAL' })).toBe('You won 500 points You can spend these points now.')
  expect(text({ prizeType: 'NOTHING', points: 0, pointsStatus: null })).toBe(
    'No luck this time You have drawn for this order and did not win.',
  )
  expect(text({ pointsStatus: 'FORFEITED' }, 'WITHDRAWN')).toBe(
    'Prize draw You had won 500 points. They were taken back when this order was refunded.',
  )
})

test('a draw that nobody made says why it is over', () => {
  expect(readText(cardIn(draw({ drawStatus: 'EXPIRED' })))).toBe(
    'Prize draw The draw ended on 9 June 2026 .',
  )
  expect(readText(cardIn(draw({ drawStatus: 'WITHDRAWN' })))).toBe(
    'Prize draw This order was refunded, so it no longer comes with a draw.',
  )
})
