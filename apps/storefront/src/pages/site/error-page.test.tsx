import { afterEach, expect, test, vi } from 'vitest'
import { drawPage, readText } from '../../testing/draw-page.tsx'
import { ErrorPage } from './error-page.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})
const draw = () => readText(drawPage(() => <ErrorPage error={new TypeError('Failed to fetch')} />))

test('a page that breaks says so, and where one can go on', () => {
  expect(draw()).toContain('Something went wrong on our side')
})
test('the shop is not blamed for a connection that is gone', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(draw()).toContain('You’re offline')
})
