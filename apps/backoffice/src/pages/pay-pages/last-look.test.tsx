// @vitest-environment happy-dom
import { sites } from '@galleria/contract/storefronts'
import { expect, test } from 'vitest'
import { openForm } from '../../testing/open-form.tsx'
import { LastLook } from './last-look.tsx'
import type { Look, PayPages } from './pay-pages-queries.ts'

const look: Look = {
  beganAt: '2026-03-02T09:00:00.000Z',
  endedAt: '2026-03-02T09:00:04.000Z',
  siteList: [...sites],
  silentPageList: [],
  silentScriptList: [],
  foundList: [],
}
const pages = (change: Partial<PayPages>): PayPages => ({
  ...{ scriptList: [], policyList: [], headerList: [], matterList: [], matterCount: 0 },
  ...{ isUnderWay: false, doneAt: look.endedAt, nextAt: look.endedAt, look },
  ...change,
})
const open = async (change: Partial<PayPages>) => {
  const page = await openForm(<LastLook pages={pages(change)} />)
  return {
    ...page,
    outcome: () => page.place.querySelector('[role=status]')?.textContent,
    text: () => page.place.textContent,
  }
}
const found: Look['foundList'] = [
  {
    ...{ what: 'weakHeader', reference: 'x-frame-options', arrived: 'ALLOWALL' },
    siteList: ['DE', 'UK'],
  },
  { what: 'weakHeader', reference: 'referrer-policy', arrived: null, siteList: [...sites] },
  {
    ...{ what: 'unknownScript', reference: 'https://evil.test/x.js', arrived: null },
    siteList: ['PL'],
  },
]

test.each<[string, Partial<PayPages>, string]>([
  ['nobody has looked', { look: null, doneAt: null, nextAt: null }, 'Not checked yet'],
  ['all was sound', {}, 'As authorised'],
  ['something was found', { look: { ...look, foundList: found } }, 'Not as authorised'],
  [
    'a script did not answer',
    { look: { ...look, silentScriptList: [{ address: 'https://js.test/a.js', status: 503 }] } },
    'Could not be checked completely',
  ],
  [
    'something was found and a page did not answer',
    { look: { ...look, foundList: found, silentPageList: [{ site: 'DE', status: null }] } },
    'Not as authorised',
  ],
  ['they are being looked at', { isUnderWay: true }, 'Being checked …'],
])('when %s, it is said above all else', async (_, change, words) => {
  expect((await open(change)).outcome()).toBe(words)
})

test('what was found names the header or the script, the storefronts, and how a header came', async () => {
  const page = await open({ look: { ...look, foundList: found } })
  expect([...page.place.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'A security header that differs from what the mall sends: x-frame-options · Germany, United KingdomArrives as ALLOWALL',
    'A security header that differs from what the mall sends: referrer-policy · All storefrontsDoes not arrive',
    'A script that is not in the inventory: https://evil.test/x.js · Poland',
  ])
})

test('what did not answer stands there with its status, beside the last look that was complete', async () => {
  const page = await open({
    look: {
      ...look,
      siteList: [],
      silentPageList: [{ site: 'NL', status: 429 }],
      silentScriptList: [{ address: 'https://js.test/a.js', status: null }],
    },
  })
  expect([...page.place.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Netherlands · status 429',
    'https://js.test/a.js',
  ])
  expect(page.text()).toContain('No storefront')
  expect(page.text()).toContain('Last complete check')
})

test('the button asks the mall once, and waits while the pages are being looked at', async () => {
  const page = await open({})
  await page.press('Check now')
  expect(page.calls).toEqual([{}])
  const busy = await open({ isUnderWay: true })
  expect(busy.place.querySelector('button')?.disabled).toBe(true)
})
