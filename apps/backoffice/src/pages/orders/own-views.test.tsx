// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { openForm, refuses } from '../../testing/open-form.tsx'
import { orderViewsQuery } from './order-queries.ts'
import { readSearch } from './order-search.ts'
import { OwnViews } from './own-views.tsx'

const search = readSearch(new URLSearchParams('q=oak'))

test('filters are kept under a name, and one that is taken is said at the name', async () => {
  const page = await openForm(<OwnViews search={search} />, {
    known: (queries) => queries.setQueryData(orderViewsQuery.queryKey, []),
  })
  await page.press('Keep these filters')
  await page.send()
  expect([page.errors(), page.focused()]).toEqual([{ name: 'Please give it a name.' }, 'name'])
  await page.type({ name: 'Oak' })
  await page.send(refuses('view.name_taken', 'There is one of that name.'))
  expect(page.calls).toContainEqual({ name: 'Oak', query: '?q=oak' })
  expect([page.errors(), page.typed('name')]).toEqual([
    { name: 'There is one of that name.' },
    'Oak',
  ])
  await page.send(refuses('view.too_many', 'Twelve are enough.'))
  expect([page.errors(), page.notice()]).toEqual([{}, 'Twelve are enough.'])
})
