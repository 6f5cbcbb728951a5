import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '@galleria/contract/calls'
import type { Call } from '@galleria/contract/define-call'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { rollWith } from '../../../hostile/dice.ts'
import { sampleBody } from '../../../hostile/samples.ts'

let t: TestMall
let anna: Visitor
beforeAll(async () => {
  t = await openTestMall()
  anna = await t.signIn(people.anna)
})
afterAll(() => t.close())

const isOfReviewsOrAfterSales = ({ call }: Call) =>
  call.startsWith('POST /api/trantor/') && /Reverse|Comment|ForBuyerId|OrderLine/.test(call)

test('[AS-109] a call of reviews and after-sales answers a list with its one argument as it answers the argument', async () => {
  const walked = (Object.values(calls) as readonly Call[]).filter(isOfReviewsOrAfterSales)
  expect(walked.length).toBeGreaterThanOrEqual(12)
  for (const call of walked) {
    const { value } = sampleBody(call, { dice: rollWith(7), own: {} })
    const answerTo = async (body: unknown) => {
      const answer = await anna.raw('POST', call.call.slice(5), { body })
      const { code, errors } = answer.body as { code?: string; errors?: unknown }
      return { status: answer.status, code, errors }
    }
    const bare = await answerTo(value)
    expect(bare.code, call.call).not.toBe('request.malformed')
    expect(await answerTo([value]), call.call).toEqual(bare)
  }
})
