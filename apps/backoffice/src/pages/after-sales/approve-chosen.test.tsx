// @vitest-environment happy-dom
import type { MerchantReverseRow } from '@galleria/contract/after-sales'
import { expect, test } from 'vitest'
import { openChosen } from '../../testing/open-chosen.tsx'
import { refuses } from '../../testing/open-form.tsx'
import { ApproveChosen } from './approve-chosen.tsx'
import { reverseChoice } from './reverse-choice.ts'

/** One yes to the requests that are ticked, one after the other. */

const request = (id: string, value: number) =>
  ({
    ...{ id, version: 3, reverseTradeOrderCode: `R-${id}`, operationList: ['approve'] },
    ...{ reverseTradeOrderType: 'SALE_REFUND', changeToReturn: false, isInDispute: false },
    ...{ applyRefundAmt: { value, currency: 'EUR' }, refundPoints: 0 },
  }) as unknown as MerchantReverseRow
const rows = [request('a', 10.1), request('b', 20.2), request('c', 40)] as const
const [a, b] = rows

async function asked() {
  const page = await openChosen<MerchantReverseRow>({
    ...{ rules: reverseChoice, rows, ticked: [a, b] },
    nameOf: ({ id }) => id,
    bar: (choice) => <ApproveChosen choice={choice} />,
  })
  await page.press('Approve the chosen')
  return page
}

test('the question is read first; it says how many are sent and how much that is, whatever is ticked meanwhile', async () => {
  const page = await asked()
  const question = 'Approve 2 requests? €30.30 will be refunded now.  This cannot be undone.'
  expect(page.focused()).toBe(question)
  await page.press('Approve 2 requests')
  await page.press('Tick c')
  expect(page.text()).toContain(question)
  await page.answer()
  await page.answer(refuses('reverse.state', 'The after-sales order has moved on.', 409))
  expect(page.calls).toEqual([
    { id: 'a', version: 3 },
    { id: 'b', version: 3 },
  ])
  expect(page.outcome()).toEqual({
    done: '1 request approved',
    lists: { 'Not approved': ['R-b: The after-sales order has moved on.'] },
    ticked: 'c, b',
  })
})

test('what its buyer has changed is to be looked at, and chosen again; of what no answer came nobody says that it was not approved', async () => {
  const page = await asked()
  await page.press('Approve 2 requests')
  await page.answer(refuses('reverse.changed', 'Somebody has changed this application.'))
  await page.answer('none')
  expect(page.outcome()).toEqual({
    done: '0 requests approved',
    lists: {
      'Not approved': ['R-a: It was changed since you chose it. Look at it and choose it again.'],
      'No answer came': [
        'R-b: The mall cannot be reached. Please check your connection and try again.',
      ],
    },
    ticked: 'b',
  })
})
