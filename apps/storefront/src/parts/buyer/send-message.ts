import { isProblem } from '@galleria/contract/client'
import { checkMessage, type UnsentMessage, type Written } from './check-message.ts'

type Message = {
  readonly content: string
  readonly attachmentList?: { readonly files: { readonly url: string }[] }
}

/**
 * Sends what was typed and shown; what was not sent comes back as it was, with what is wrong or
 * what the mall said. Only who has to sign in, and an error, are the page's to answer.
 */
export async function sendMessage(
  written: Written,
  send: (message: Message) => Promise<unknown>,
): Promise<UnsentMessage | undefined> {
  const { typed, photos } = written
  const problem = checkMessage(typed)
  if (problem) return { problem, ...written }
  try {
    await send({
      content: typed,
      ...(photos.length > 0 && { attachmentList: { files: photos.map((url) => ({ url })) } }),
    })
    return undefined
  } catch (error) {
    if (!isProblem(error) || error.status >= 500 || error.status === 401) throw error
    const ofPhotos = error.body.errors?.find(({ path }) => path.startsWith('attachmentList'))
    return ofPhotos
      ? { photoSentence: ofPhotos.message ?? error.body.title, ...written }
      : { sentence: error.body.title, ...written }
  }
}
