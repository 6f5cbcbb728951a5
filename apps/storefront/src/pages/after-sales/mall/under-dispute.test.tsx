import { expect, test } from 'vitest'
import { drawPage, MEMBER, readText } from '../../../testing/draw-page.tsx'
import { reverse } from '../../../testing/samples.ts'
import DetailPage from '../detail-page.tsx'

const dispute: NonNullable<typeof reverse.dispute> = {
  openedTime: '2026-11-20T10:00:00.000Z',
  cause: 'DECLINED',
  content: 'It never worked.',
  files: [],
  shopContent: '',
  shopFiles: [],
  shopAnsweredTime: null,
  proofList: [],
  answerUntil: '2026-11-22T10:00:00.000Z',
  ruleUntil: '2026-11-27T10:00:00.000Z',
  isAnswerOpen: true,
  isLate: false,
  ruling: null,
  rulingText: '',
  ruledTime: null,
  ruledAmount: null,
  isPart: false,
  canComeBack: true,
  isOnceMore: false,
  isGivenIn: false,
}
const draw = (change: Partial<typeof dispute>) =>
  readText(
    drawPage(DetailPage, {
      user: MEMBER,
      loaderData: {
        reverse: {
          ...reverse,
          reverseTradeOrderStatus: 'REVERSE_CLOSE',
          isInDispute: true,
          dispute: { ...dispute, ...change },
        },
      },
    }),
  )

test('while the mall looks into it its buyer reads whether the shop can still say its side, has said it, or let its time pass', () => {
  const [open, heard, silent] = [
    /has until .* to give its side\. Galleria will decide by/,
    /Both sides have had their say\. Galleria will decide by/,
    /has not given its side\. Galleria will decide by/,
  ]
  expect(draw({})).toMatch(open!)
  const answered = draw({ isAnswerOpen: false, shopAnsweredTime: '2026-11-21T10:00:00.000Z' })
  expect(answered).toMatch(heard!)
  const over = draw({ isAnswerOpen: false })
  expect(over).toMatch(silent!)
  for (const text of [answered, over]) expect(text).not.toMatch(open!)
})
