import type Stripe from 'stripe'
import type { LabContext } from '../platform/context.ts'
import { announce, secondsOf } from './announce.ts'
import { done } from './answer.ts'
import type { Api } from './api.ts'
import { checkForm, mapOf, textOf, textsOf, type Form } from './form.ts'
import { listPage, pageForm } from './lists.ts'
import { attach, createPaymentMethod, detach, resolveMethod } from './payment-methods.ts'
import { listWhere, need, newStripeId, remove, save } from './stripe.store.ts'

const customerForm = {
  email: 'text',
  name: 'text',
  phone: 'text',
  description: 'text',
  metadata: 'map',
  address: 'map',
  preferred_locales: 'list',
  invoice_settings: 'map',
} as const

/** Buyers who keep cards. */
export function addCustomerCalls(api: Api, context: LabContext): void {
  const { db } = context
  api.post('/customers', ({ form }) => {
    checkForm(form, customerForm)
    const customer = save(db, {
      id: newStripeId('customer'),
      object: 'customer',
      balance: 0,
      created: secondsOf(context),
      default_source: null,
      description: textOf(form, 'description') ?? null,
      email: textOf(form, 'email') ?? null,
      invoice_settings: {
        custom_fields: null,
        default_payment_method: null,
        footer: null,
        rendering_options: null,
      },
      livemode: false,
      metadata: textsOf(form, 'metadata'),
      name: textOf(form, 'name') ?? null,
      shipping: null,
    } satisfies Stripe.Customer)
    announce(context, 'customer.created', customer)
    return done(customer)
  })
  api.get('/customers/:id', ({ id }) => need(db, 'customer', id))
  api.post('/customers/:id', ({ id, form }) => {
    checkForm(form, customerForm)
    return done(save(db, change(context, need(db, 'customer', id), form)))
  })
  api.remove('/customers/:id', ({ id }) => {
    const customer = need(db, 'customer', id)
    for (const method of listWhere(db, 'payment_method', { customer: id })) detach(context, method)
    remove(db, id)
    announce(context, 'customer.deleted', customer)
    return { id, object: 'customer', deleted: true }
  })
  api.get('/customers/:id/payment_methods', ({ id, form }) => {
    checkForm(form, { ...pageForm, type: 'text' })
    need(db, 'customer', id)
    return listPage(db, 'payment_method', `/v1/customers/${id}/payment_methods`, form, {
      customer: id,
      type: textOf(form, 'type'),
    })
  })
}

export function addPaymentMethodCalls(api: Api, context: LabContext): void {
  const { db } = context
  api.post(
    '/payment_methods',
    ({ form, caller }) => done(createPaymentMethod(context, form, caller)),
    'anybody',
  )
  api.get('/payment_methods', ({ form }) => {
    checkForm(form, { ...pageForm, customer: 'text', type: 'text' })
    return listPage(db, 'payment_method', '/v1/payment_methods', form, {
      customer: textOf(form, 'customer'),
      type: textOf(form, 'type'),
    })
  })
  api.get('/payment_methods/:id', ({ id }) => need(db, 'payment_method', id))
  api.post('/payment_methods/:id/attach', ({ id, form }) => {
    checkForm(form, { customer: 'text' }, ['customer'])
    return done(attach(context, resolveMethod(context, id), textOf(form, 'customer') ?? ''))
  })
  api.post('/payment_methods/:id/detach', ({ id }) =>
    done(detach(context, need(db, 'payment_method', id, 'payment_method'))),
  )
}

function change(context: LabContext, customer: Stripe.Customer, form: Form): Stripe.Customer {
  const standard = textOf(mapOf(form, 'invoice_settings'), 'default_payment_method')
  if (standard) need(context.db, 'payment_method', standard, 'payment_method')
  return {
    ...customer,
    email: textOf(form, 'email') ?? customer.email,
    name: textOf(form, 'name') ?? customer.name ?? null,
    description: textOf(form, 'description') ?? customer.description,
    metadata: { ...customer.metadata, ...textsOf(form, 'metadata') },
    invoice_settings: {
      ...customer.invoice_settings,
      ...(standard && { default_payment_method: standard }),
    },
  }
}
