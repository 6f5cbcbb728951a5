import type { FastifyInstance } from 'fastify'
import type { LabContext } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { sendFrame } from '../platform/page.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Nonce } from './braintree.store.ts'
import { renderBank, renderBankAnswered } from './bank.page.ts'
import { presentCard } from './present.ts'
import { answerBank, findAsked, lookUp, takeVerdict } from './three-d-secure.ts'

type ByNonce = { Params: { nonce: string } }
type Person = { givenName?: string; surname?: string }

/** Names go to banks as they are printed on cards. */
const isPrintable = (text = '') => /^[\x20-\x7e]*$/.test(text)

/** What the component of 3-D Secure asks Braintree, with the token of a card. */
export async function addThreeDSecureRoutes(
  app: FastifyInstance,
  { db, url }: LabContext,
): Promise<void> {
  // The page itself asks, not a frame of Braintree's.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*')
    reply.header('access-control-allow-headers', 'content-type')
  })
  app.options('/payment_methods/:nonce/three_d_secure/*', async (_request, reply) =>
    reply.code(204).send(),
  )
  app.post<ByNonce & { Body: { amount?: string; billingAddress?: Person } }>(
    '/payment_methods/:nonce/three_d_secure/lookup',
    async (request, reply) => {
      const { amount = '', billingAddress } = request.body
      const isSound =
        /^\d{1,9}(?:\.\d{1,2})?$/.test(amount) &&
        isPrintable(billingAddress?.givenName) &&
        isPrintable(billingAddress?.surname)
      if (!isSound) return reply.code(422).send({ error: { message: 'Lookup is invalid' } })
      const found = inTransaction(db, () => lookUp(db, request.params.nonce, amount))
      if (!found) return reply.code(404).send({ error: { message: 'Record not found' } })
      const isAsked = found.authentication?.status === 'challenge_required'
      return reply.code(201).send({
        paymentMethod: presentVerified(found),
        lookup: {
          threeDSecureVersion: '2.2.0',
          acsUrl: isAsked ? `${url()}/braintree/bank/${found.nonce}` : null,
        },
      })
    },
  )
  app.post<ByNonce>(
    '/payment_methods/:nonce/three_d_secure/authenticate_from_jwt',
    async (request, reply) => {
      const found = inTransaction(db, () => takeVerdict(db, request.params.nonce))
      return found
        ? reply.code(200).send({ paymentMethod: presentVerified(found) })
        : reply.code(422).send({ error: { message: 'Authentication is not complete' } })
    },
  )
}

function presentVerified(nonce: Nonce) {
  const { status, liabilityShifted, liabilityShiftPossible } = nonce.authentication ?? {}
  return {
    ...presentCard(nonce),
    threeDSecureInfo: { status, liabilityShifted, liabilityShiftPossible, enrolled: 'Y' },
  }
}

/** The bank's own page, which the component frames. */
export async function addBankRoutes(app: FastifyInstance, { db }: LabContext): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  const need = (token: string) => {
    const asked = findAsked(db, token)
    if (!asked) throw new Refusal(404, 'not_found', 'There is no such question.')
    return asked
  }
  app.get<ByNonce>('/:nonce', (request, reply) =>
    sendFrame(reply, renderBank(need(request.params.nonce))),
  )
  app.post<ByNonce & { Body: { code?: string; answer?: string } }>('/:nonce', (request, reply) => {
    const asked = need(request.params.nonce)
    const isCanceled = request.body.answer === 'cancel'
    if (!isCanceled) inTransaction(db, () => answerBank(db, asked, request.body.code ?? ''))
    return sendFrame(reply, renderBankAnswered(isCanceled ? 'canceled' : 'answered'))
  })
}
