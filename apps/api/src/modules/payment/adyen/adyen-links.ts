import * as z from 'zod'
import { expectAnswer } from '#platform/outside.ts'
import {
  ProviderRefused,
  type CreateRequest,
  type ProviderPayment,
} from '../providers/payment-provider.ts'
import type { AdyenApi } from './adyen-api.ts'
import { amountFor, localeOf, toldTo } from './adyen-request.ts'
import type { AdyenSettings } from './adyen-settings.ts'
import { amountOf, wireAmount } from './adyen-wire.ts'

/** Links to a page of Adyen's, which can be asked how they stand. */

export const isLink = (ref: string) => /^PL[A-Z0-9]{6,40}$/.test(ref)
const wireLink = z.object({
  id: z.string().max(100),
  status: z.enum(['active', 'paymentPending', 'completed', 'expired', 'paid']),
  reference: z.string().max(100),
  amount: wireAmount,
  url: z.url({ protocol: /^https?$/ }),
})
const linkStatus = {
  active: 'open',
  paymentPending: 'processing',
  completed: 'processing',
  paid: 'processing',
  expired: 'expired',
} as const

export async function openLink(
  settings: AdyenSettings,
  { links }: AdyenApi,
  request: CreateRequest,
): Promise<ProviderPayment> {
  const answer = await links.paymentLinks(
    {
      merchantAccount: settings.merchantAccount,
      amount: amountFor(request),
      reference: request.reference,
      returnUrl: request.returnUrl,
      description: request.description,
      countryCode: request.country,
      shopperLocale: localeOf(request),
      shopperEmail: request.email,
      reusable: false,
      ...toldTo(settings, request),
    },
    { idempotencyKey: request.key },
  )
  return toLinkPayment(answer)
}

/** That a link was paid is known before by what: the event of its payment has the money. */
function toLinkPayment(body: unknown): ProviderPayment {
  const link = expectAnswer(wireLink, body)
  const status = linkStatus[link.status]
  return {
    ref: link.id,
    reference: link.reference,
    status,
    amount: amountOf(link.amount),
    redirectUrl: status === 'open' ? link.url : null,
    failedReason: status === 'expired' ? 'expired' : null,
    captures: [],
    refunds: [],
  }
}

export const findLink = async ({ links }: AdyenApi, ref: string): Promise<ProviderPayment> =>
  toLinkPayment(await links.getPaymentLink(ref))

export async function endLink(api: AdyenApi, ref: string): Promise<ProviderPayment> {
  try {
    return toLinkPayment(
      await api.links.updatePaymentLink(ref, { status: 'expired' } as Parameters<
        typeof api.links.updatePaymentLink
      >[1]),
    )
  } catch (error) {
    // Paid, or being paid: it says so itself.
    if (!(error instanceof ProviderRefused)) throw error
    return findLink(api, ref)
  }
}
