import { data } from 'react-router'

/**
 * Sends a form to its action; without a connection the page stays as it is and gets `answer`,
 * instead of becoming an error page.
 */
export async function answerOffline<Sent, Answer>(send: () => Promise<Sent>, answer: Answer) {
  try {
    return await send()
  } catch (error) {
    // What fetch throws when nothing could be reached.
    if (!(error instanceof TypeError)) throw error
    return data(answer, 503)
  }
}
