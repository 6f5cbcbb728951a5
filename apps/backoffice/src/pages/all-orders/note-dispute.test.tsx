// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { openForm, refuses } from '../../testing/open-form.tsx'
import { NoteForm } from './note-dispute.tsx'

/** What a provider wrote of a dispute, noted by an operator. */

const capture = {
  ...{ provider: 'affirm', providerRef: 'EVT7', disposition: 'APPLIED', reason: '' },
  ...{ amount: { value: 64.8, currency: 'GBP' }, at: '2026-11-30T10:00:00Z' },
}
const open = () => openForm(<NoteForm capture={capture} orderId="o1" close={() => undefined} />)

test('all of it is proposed; nothing and more than was paid stay at their fields', async () => {
  const page = await open()
  expect(page.typed('amount')).toBe('64.8')
  await page.type({ amount: '64,81' })
  await page.send()
  expect(page.errors()).toEqual({
    reference: 'Please fill this in.',
    amount: 'That’s more than was paid.',
    reason: 'Please fill this in.',
  })
  expect([page.focused(), page.calls]).toEqual(['reference', []])
  await page.type({ amount: 'all' })
  expect(page.errors()).toMatchObject({ amount: 'Please enter an amount, for example 64.80.' })
})

test('what the mall refuses stands at its field, and nothing that was typed is lost', async () => {
  const page = await open()
  await page.type({ reference: ' DSP-9 ', reason: 'It never arrived.', amount: '60,5' })
  await page.type({ answerBy: '2026-12-09' })
  await page.send(refuses('matter.known', 'This dispute has been noted already.'))
  expect(page.calls).toEqual([
    {
      ...{ provider: 'affirm', captureRef: 'EVT7', reference: 'DSP-9', amount: 60.5 },
      ...{ answerBy: '2026-12-09', reason: 'It never arrived.' },
    },
  ])
  expect(page.errors()).toEqual({ reference: 'This dispute has been noted already.' })
  expect(page.typed('reason')).toBe('It never arrived.')
})
