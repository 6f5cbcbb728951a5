import { answerOffline } from '../buyer/answer-offline.ts'
import type { FormAnswer } from './form-answer.ts'
import { readForm } from '../read-form.ts'

/**
 * Sends a form to its action; without a connection the page stays as it is and says so at that
 * form.
 */
export async function sendForm<Sent>(request: Request, send: () => Promise<Sent>) {
  const intent = String((await readForm(request.clone())).get('intent') ?? '')
  return answerOffline(send, { intent, isOffline: true } satisfies FormAnswer)
}
