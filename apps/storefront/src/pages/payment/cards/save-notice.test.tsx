import { expect, test } from 'vitest'
import { drawPage, readText } from '../../../testing/draw-page.tsx'
import { SaveNotice, type SaveNews } from './save-notice.tsx'

const said = (news: SaveNews) => readText(drawPage(() => <SaveNotice news={news} />))

test('[PAY-084] where the provider’s library is missing, whoever adds a card is told to refresh the page', () => {
  expect(said({ kind: 'loaderFailed' })).toBe(
    'The payment form could not be loaded. Please refresh the page and try again.',
  )
})

test('[PAY-123] a setup that took too long says so, and to retry later', () => {
  expect(said({ kind: 'timeout' })).toBe('The setup timed out. Please retry later.')
})
