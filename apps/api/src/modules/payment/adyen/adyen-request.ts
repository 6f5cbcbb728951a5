import type { CreateRequest } from '../providers/payment-provider.ts'
import type { AdyenSettings } from './adyen-settings.ts'

/** What several calls to Adyen say in the same words. */

export const amountFor = ({ amount }: Pick<CreateRequest, 'amount'>) => ({
  currency: amount.currency,
  value: amount.minor,
})

export const localeOf = ({ language, country }: Pick<CreateRequest, 'language' | 'country'>) =>
  `${language}_${country}`

/** Adyen is told in its Customer Area where its events go; the lab has none. */
export const toldTo = ({ standIn }: AdyenSettings, { webhookUrl }: CreateRequest) =>
  standIn ? { metadata: { webhookUrl } } : {}
