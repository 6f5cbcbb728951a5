import { expectAnswer, OutsideError } from '#platform/outside.ts'
import * as z from 'zod'
import type { CaptureRequest } from '../providers/payment-provider.ts'
import type { AdyenApi } from './adyen-api.ts'
import type { AdyenSettings } from './adyen-settings.ts'
import { wireRef } from './adyen-wire.ts'

/**
 * Adyen takes by its own name of a payment. It only receives the wish: an event says what became of
 * it.
 */

const wireReceived = z.object({ pspReference: wireRef })

export async function takePart(
  { merchantAccount }: AdyenSettings,
  { modifications }: AdyenApi,
  { key, authorisationRef, amount, reference }: CaptureRequest,
): Promise<void> {
  if (!authorisationRef) throw new OutsideError('nobody knows what Adyen calls this promise')
  const answer = await modifications.captureAuthorisedPayment(
    authorisationRef,
    { merchantAccount, amount: { currency: amount.currency, value: amount.minor }, reference },
    { idempotencyKey: key },
  )
  expectAnswer(wireReceived, answer)
}

/**
 * What is left is the buyer's again, whatever was taken. Under one key, so that a repeat is the
 * same wish.
 */
export async function letGoOfRest(
  { merchantAccount }: AdyenSettings,
  { modifications }: AdyenApi,
  authorisationRef: string | null,
): Promise<void> {
  if (!authorisationRef) return
  const answer = await modifications.cancelAuthorisedPaymentByPspReference(
    authorisationRef,
    { merchantAccount },
    { idempotencyKey: `release-${authorisationRef}` },
  )
  expectAnswer(wireReceived, answer)
}
