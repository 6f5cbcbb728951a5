// @vitest-environment happy-dom
import { forgetDraft } from '@galleria/ui/form/draft-store'
import { expect, test } from 'vitest'
import { findsWrong, openForm, refuses } from '../../testing/open-form.tsx'
import type { PageText } from './own-page-queries.ts'
import { PageEditor } from './page-editor.tsx'

const which = { articleId: 4, language: 'en', site: null } as const
const text: PageText = {
  ...{ ...which, slug: 'terms', kind: 'legal', state: 'DRAFT', title: 'Terms', body: 'One.' },
  ...{ version: 3, html: '<p>One.</p>', missingList: [], versionList: [] },
}

test('a page has a title and a text; what the mall says stands at them, and the draft stays', async () => {
  const page = await openForm(<PageEditor which={which} page={text} />)
  await page.type({ title: ' ' })
  await page.send()
  expect(page.errors()).toEqual({ title: 'Please fill this in.' })
  expect([page.focused(), page.calls]).toEqual(['title', []])
  await page.type({ title: 'Our terms' })
  await page.send(findsWrong({ path: 'body', message: 'There is no such fact.' }))
  expect(page.calls).toContainEqual({ ...which, title: 'Our terms', body: 'One.', version: 3 })
  expect([page.errors(), page.typed('title')]).toEqual([
    { body: 'There is no such fact.' },
    'Our terms',
  ])
  await page.send(refuses('page.changed', 'Somebody was faster.'))
  expect([page.errors(), page.notice()]).toEqual([{}, 'Somebody was faster.'])
  forgetDraft('page:4/en')
})
