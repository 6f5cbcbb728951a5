import { expect, test } from 'vitest'
import { Problem, type ProblemBody } from '@galleria/contract/client'
import { drawPage, readText } from '../../testing/draw-page.tsx'
import { MessagesCard } from './messages-card.tsx'
import { sendMessage } from './send-message.ts'

const refusal = (status: number) =>
  new Problem({ status, code: 'limit.reached', title: 'That was a lot at once.' } as ProblemBody)

test('a message that the mall does not take comes back as it was typed, with what the mall said', async () => {
  const sent: string[] = []
  const typed = 'The desk is scratched.\r\nWhat now?'
  const answered = (status: number) =>
    sendMessage(typed, (text) => {
      sent.push(text)
      return Promise.reject(refusal(status))
    })
  const unsent = { sentence: 'That was a lot at once.', typed: 'The desk is scratched.\nWhat now?' }
  for (const status of [404, 409, 429]) expect(await answered(status)).toEqual(unsent)
  await expect(answered(401)).rejects.toThrow(Problem)
  await expect(answered(503)).rejects.toThrow(Problem)
  expect(sent).toEqual(Array.from({ length: 5 }, () => unsent.typed))
})

test('an empty message and one that is too long are not sent', async () => {
  const send = () => Promise.reject(new Error('it was sent'))
  expect(await sendMessage(' \r\n ', send)).toEqual({ problem: 'required', typed: ' \n ' })
  const long = 'x'.repeat(1001)
  expect(await sendMessage(long, send)).toEqual({ problem: 'long', typed: long })
})

test('what was typed stands in its field also when nothing can be written any more', () => {
  const draw = (unsent: { sentence: string; typed: string } | undefined) =>
    drawPage(() => (
      <MessagesCard
        shop={{ name: 'Nordwerk' }}
        messages={[]}
        canWrite={false}
        fields={{ orderId: 'ord_1' }}
        unsent={unsent}
      />
    ))
  expect(draw(undefined)).not.toContain('Nordwerk')
  const page = draw({ sentence: 'That was a lot at once.', typed: 'Is it on its way?' })
  expect(page).toMatch(/<textarea[^>]* autofocus=""[^>]*>Is it on its way\?<\/textarea>/i)
  expect(readText(page)).toContain('That was a lot at once.')
})
