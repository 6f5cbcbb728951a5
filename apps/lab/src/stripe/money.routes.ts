import type { LabContext } from '../platform/context.ts'
import { secondsOf } from './announce.ts'
import { done } from './answer.ts'
import type { Api } from './api.ts'
import { endDispute, updateDispute } from './disputes.ts'
import { checkForm, listOf, textOf, textsOf } from './form.ts'
import { webhookSecrets } from './keys.ts'
import { listPage, pageForm } from './lists.ts'
import { createRefund } from './refunds.ts'
import { find, need, newStripeId, remove, save } from './stripe.store.ts'

/** What became of the money, read and given back. */
export function addMoneyCalls(api: Api, context: LabContext): void {
  const { db } = context
  api.get('/charges', ({ form }) => {
    checkForm(form, { ...pageForm, customer: 'text', payment_intent: 'text' })
    return listPage(db, 'charge', '/v1/charges', form, {
      customer: textOf(form, 'customer'),
      payment_intent: textOf(form, 'payment_intent'),
    })
  })
  api.get('/charges/:id', ({ id }) => need(db, 'charge', id))
  api.post('/refunds', ({ form }) => done(createRefund(context, form)))
  api.get('/refunds', ({ form }) => {
    checkForm(form, { ...pageForm, charge: 'text', payment_intent: 'text' })
    return listPage(db, 'refund', '/v1/refunds', form, {
      charge: textOf(form, 'charge'),
      payment_intent: textOf(form, 'payment_intent'),
    })
  })
  api.get('/refunds/:id', ({ id }) => need(db, 'refund', id))
  api.get('/balance_transactions', ({ form }) => {
    checkForm(form, { ...pageForm, type: 'text', source: 'text', currency: 'text' })
    return listPage(db, 'balance_transaction', '/v1/balance_transactions', form, {
      type: textOf(form, 'type'),
      source: textOf(form, 'source'),
      currency: textOf(form, 'currency'),
    })
  })
  api.get('/balance_transactions/:id', ({ id }) => need(db, 'balance_transaction', id))
  api.get('/disputes', ({ form }) => {
    checkForm(form, { ...pageForm, charge: 'text', payment_intent: 'text' })
    return listPage(db, 'dispute', '/v1/disputes', form, {
      charge: textOf(form, 'charge'),
      payment_intent: textOf(form, 'payment_intent'),
    })
  })
  api.get('/disputes/:id', ({ id }) => need(db, 'dispute', id))
  api.post('/disputes/:id', ({ id, form }) => {
    checkForm(form, { evidence: 'map', metadata: 'map', submit: 'flag' })
    return done(updateDispute(context, need(db, 'dispute', id), form))
  })
  api.post('/disputes/:id/close', ({ id }) =>
    done(endDispute(context, need(db, 'dispute', id), 'lost')),
  )
}

/** What happened, and who is told. */
export function addEventCalls(api: Api, context: LabContext): void {
  const { db } = context
  api.get('/events', ({ form }) => {
    checkForm(form, { ...pageForm, type: 'text' })
    return listPage(db, 'event', '/v1/events', form, { type: textOf(form, 'type') })
  })
  api.get('/events/:id', ({ id }) => need(db, 'event', id))
  api.post('/webhook_endpoints', ({ form }) => {
    checkForm(
      form,
      {
        url: 'text',
        enabled_events: 'list',
        description: 'text',
        metadata: 'map',
        api_version: 'text',
      },
      ['url', 'enabled_events'],
    )
    const endpoint = save(db, {
      id: newStripeId('webhook_endpoint'),
      object: 'webhook_endpoint',
      api_version: textOf(form, 'api_version') ?? null,
      application: null,
      created: secondsOf(context),
      description: textOf(form, 'description') ?? null,
      enabled_events: listOf(form, 'enabled_events'),
      livemode: false,
      metadata: textsOf(form, 'metadata'),
      status: 'enabled',
      url: textOf(form, 'url') ?? '',
    })
    // Told once, as the real one does; all of the stand-in's have the same.
    return done({ ...endpoint, secret: webhookSecrets[0] })
  })
  api.get('/webhook_endpoints', ({ form }) => {
    checkForm(form, pageForm)
    return listPage(db, 'webhook_endpoint', '/v1/webhook_endpoints', form)
  })
  api.remove('/webhook_endpoints/:id', ({ id }) => {
    need(db, 'webhook_endpoint', id)
    remove(db, id)
    return {
      id,
      object: 'webhook_endpoint',
      deleted: find(db, 'webhook_endpoint', id) === undefined,
    }
  })
}
