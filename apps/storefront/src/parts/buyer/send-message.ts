import { isProblem } from '@galleria/contract/client'
import { checkMessage, readTyped, type UnsentMessage } from './check-message.ts'

/** Sends what was typed; what was not sent comes back as it was typed, with what is wrong or what the mall said. Only who has to sign in, and a fault, are the page's to answer. */
export async function sendMessage(
  content: string,
  send: (typed: string) => Promise<unknown>,
): Promise<UnsentMessage | undefined> {
  const typed = readTyped(content)
  const problem = checkMessage(typed)
  if (problem) return { problem, typed }
  try {
    await send(typed)
    return undefined
  } catch (error) {
    if (!isProblem(error) || error.status >= 500 || error.status === 401) throw error
    return { sentence: error.body.title, typed }
  }
}
