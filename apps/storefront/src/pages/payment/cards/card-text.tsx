import { Trans } from '@lingui/react/macro'
import type { ReplyOf } from '@galleria/contract/client'

export type ShownCard =
  ReplyOf<'POST /api/trantor/flow/customer_QueryCardByCustomerFlow'>['data'][number]

/** A card as its owner knows it: whose mark is on it, how its number ends, how long it is good. */
export function CardText({ card }: { card: ShownCard }) {
  const { bankNetBO, tailNumber, expiryMonth, expiryYear, isExpired } = card
  const month = String(expiryMonth ?? '').padStart(2, '0')
  return (
    <span className="flex min-w-0 items-center gap-3">
      {bankNetBO.bankNetLogo ? (
        <img src={bankNetBO.bankNetLogo} alt="" width={48} height={32} className="shrink-0" />
      ) : null}
      <span className="min-w-0">
        <span className="block font-medium capitalize">
          {bankNetBO.bankNetName} ···· {tailNumber}
        </span>
        <span className={`block text-small ${isExpired ? 'text-refuse' : 'text-muted'}`}>
          {isExpired ? (
            <Trans>
              Expired {month}/{expiryYear}
            </Trans>
          ) : (
            <Trans>
              Expires {month}/{expiryYear}
            </Trans>
          )}
        </span>
      </span>
    </span>
  )
}
