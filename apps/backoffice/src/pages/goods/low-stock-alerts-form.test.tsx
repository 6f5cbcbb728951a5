// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { findsWrong, openForm, refuses } from '../../testing/open-form.tsx'
import { lowStockAlertsQuery } from './goods-queries.ts'
import { LowStockAlertsForm } from './low-stock-alerts-form.tsx'

test('few are left from a whole number up to 1000; what the mall says stands at it', async () => {
  const page = await openForm(<LowStockAlertsForm />, {
    known: (queries) =>
      queries.setQueryData(lowStockAlertsQuery.queryKey, {
        lowQty: 5,
        isMailed: true,
        mayKeep: true,
      }),
  })
  await page.press('Change')
  await page.type({ lowQty: '1001' })
  await page.send()
  expect(page.errors()).toEqual({ lowQty: 'Please enter a whole number from 0 to 1000.' })
  expect([page.focused(), page.calls]).toEqual(['lowQty', []])
  await page.type({ lowQty: '0' })
  await page.send(findsWrong({ path: 'lowQty', message: 'Not none.' }))
  expect(page.calls).toEqual([{ lowQty: 0, isMailed: true }])
  expect(page.errors()).toEqual({ lowQty: 'Not none.' })
  await page.send(refuses('merchant.role', 'Not you.', 403))
  expect([page.errors(), page.notice()]).toEqual([{}, 'Not you.'])
})
