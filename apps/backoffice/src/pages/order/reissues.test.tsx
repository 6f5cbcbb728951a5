// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { openForm } from '../../testing/open-form.tsx'
import { DeskContext, mallDesk, shopDesk } from './desk.ts'
import { CancelReissue, ReissueOf, Reissues } from './reissues.tsx'

const order = { id: 'o2', displayStatus: 'UN_DELIVERY', operationList: ['cancelReissue'] }

test.each([
  ['UN_DELIVERY', 'Cancel, do not send this', 'Cancel what has not been sent?'],
  ['UN_RECEIVED', 'Cancel what is lost', 'Cancel what is lost?'],
])('what is sent at no charge is cancelled once that was asked: %s', async (state, name, asked) => {
  const page = await openForm(<CancelReissue order={{ ...order, displayStatus: state } as never} />)
  await page.press(name)
  expect(page.notice()).toContain(asked)
  expect(page.notice()).toContain('The buyer is told by email. This can’t be undone.')
  await page.press('Not now')
  expect(page.notice()).toBeUndefined()
  expect(page.calls).toEqual([])
  await page.press(name)
  await page.press(name)
  expect(page.calls).toEqual([{ id: 'o2' }])
})

test('without the operation there is nothing to cancel', async () => {
  const page = await openForm(<CancelReissue order={{ ...order, operationList: [] } as never} />)
  expect(page.place.querySelector('button')).toBeNull()
})

test.each([
  [shopDesk, '/orders/o1?view=all', '/orders/o2?view=all'],
  [mallDesk, '/operator/orders/o1', '/operator/orders/o2'],
])('each of both orders leads to the other one at its desk', async (desk, first, again) => {
  const reason = 'MISSING'
  const of = { id: 'o1', tradeOrderCode: '1', reason }
  const one = { id: 'o2', tradeOrderCode: '2', displayStatus: 'UN_DELIVERY', reason }
  const page = await openForm(
    <DeskContext value={desk}>
      <ReissueOf order={{ reissueOf: of } as never} />
      <Reissues order={{ reissueList: [one] } as never} />
    </DeskContext>,
  )
  const links = [...page.place.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual([first, again])
})
