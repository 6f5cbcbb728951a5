import { randomUUID } from 'node:crypto'
import type { LabContext } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { sendEvent } from '../platform/outbox.ts'
import { requireSession, saveSession } from './klarna.store.ts'
import type { Choice, Outcome, Session } from './klarna.types.ts'
import { fillIn } from './place-order.ts'

/** What the shop's callback gets. */
export type Authorized = {
  show_form: boolean
  approved: boolean
  finalize_required?: boolean
  authorization_token?: string
}

/** What a script has chosen beforehand, so that no person is asked. */
export function scriptedChoice(outcome: Outcome | null): Choice | null {
  if (outcome === null) return null
  return outcome === 'declined' ? 'decline' : outcome === 'finalize' ? 'finalize' : 'approve'
}

/**
 * Ends the dialog. An approval gives the token that an order is placed with, at once or, where the
 * shop has to finalize, then. A person who declines may try again: the form stays.
 */
export function authorize(context: LabContext, sessionId: string, choice: Choice): Authorized {
  return inTransaction(context.db, () => {
    const session = requireSession(context.db, sessionId)
    if (session.status === 'complete') return { show_form: false, approved: false }
    if (choice === 'decline' || choice === 'close') {
      saveSession(context.db, { ...session, isToFinalize: false })
      return { show_form: true, approved: false }
    }
    if (choice === 'finalize') {
      saveSession(context.db, { ...session, isToFinalize: true })
      return { show_form: true, approved: true, finalize_required: true }
    }
    return approve(context, session)
  })
}

export function finalize(context: LabContext, sessionId: string): Authorized {
  return inTransaction(context.db, () => {
    const session = requireSession(context.db, sessionId)
    if (!session.isToFinalize) return { show_form: true, approved: false }
    return approve(context, session)
  })
}

function approve(context: LabContext, session: Session): Authorized {
  const token = session.authorizationToken ?? randomUUID()
  saveSession(context.db, { ...session, authorizationToken: token, isToFinalize: false })
  const address = session.data.merchant_urls?.authorization
  if (address)
    sendEvent(context, {
      id: `klarna_${randomUUID()}`,
      stand: 'klarna',
      type: 'authorization',
      subject: session.id,
      url: fillIn(address, { 'session.id': session.id }),
      body: JSON.stringify({ authorization_token: token, session_id: session.id }),
    })
  return { show_form: true, approved: true, finalize_required: false, authorization_token: token }
}
