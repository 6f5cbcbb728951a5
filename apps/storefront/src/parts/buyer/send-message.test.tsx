import { expect, test } from 'vitest'
import { Problem, type ProblemBody } from '@galleria/contract/client'
import { drawPage, readText } from '../../testing/draw-page.tsx'
import type { UnsentMessage } from './check-message.ts'
import { MessagesCard } from './messages-card.tsx'
import { sendMessage } from './send-message.ts'

const refusal = (status: number) =>
  new Problem({ status, code: 'limit.reached', title: 'That was a lot at once.' } as ProblemBody)

test('a message that the mall does not take comes back as it was typed, with what the mall said', async () => {
  const sent: unknown[] = []
  const typed = 'The desk is scratched.\nWhat now?'
  const photos = ['/files/fil_1.webp']
  const answered = (status: number) =>
    sendMessage({ typed, photos }, (message) => {
      sent.push(message)
      return Promise.reject(refusal(status))
    })
  const unsent = { sentence: 'That was a lot at once.', typed, photos }
  for (const status of [404, 409, 429]) expect(await answered(status)).toEqual(unsent)
  await expect(answered(401)).rejects.toThrow(Problem)
  await expect(answered(503)).rejects.toThrow(Problem)
  const message = { content: typed, attachmentList: { files: [{ url: photos[0] }] } }
  expect(sent).toEqual(Array.from({ length: 5 }, () => message))
})

test('an empty message and one that is too long are not sent', async () => {
  const send = () => Promise.reject(new Error('it was sent'))
  const nothing = { typed: ' \n ', photos: [] }
  expect(await sendMessage(nothing, send)).toEqual({ problem: 'required', ...nothing })
  const long = { typed: 'x'.repeat(1001), photos: ['/files/fil_1.webp'] }
  expect(await sendMessage(long, send)).toEqual({ problem: 'long', ...long })
})

test('what was typed stands in its field also when nothing can be written any more', () => {
  const draw = (unsent: UnsentMessage | undefined) =>
    drawPage(() => (
      <MessagesCard
        isShopRemoved={false}
        shop={{ name: 'Nordwerk' }}
        messages={[]}
        canWrite={false}
        fields={{ orderId: 'ord_1' }}
        unsent={unsent}
      />
    ))
  expect(draw(undefined)).not.toContain('Nordwerk')
  const page = draw({ sentence: 'That was a lot at once.', typed: 'Is it on its way?', photos: [] })
  expect(page).toMatch(/<textarea[^>]* autofocus=""[^>]*>Is it on its way\?<\/textarea>/i)
  expect(readText(page)).toContain('That was a lot at once.')
})
