import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import type { ReplyOf } from '@galleria/contract/client'
import type { WireMoney } from '@galleria/contract/wire'
import { DateText } from '@galleria/ui/date'
import { Price } from '../../parts/price.tsx'
import { useShop } from '../../parts/use-shop.ts'

export type Instructions = NonNullable<
  ReplyOf<'POST /sapi/mall-pay/payment/payResult'>['payInstructions']
>

/**
 * What a buyer takes to their bank or to a machine. Until when the order waits is known a moment
 * later than the rest.
 */
export function PayInstructions({
  instructions: { kind, beneficiary, iban, bic, entity, reference, payBy },
  amount,
}: {
  instructions: Omit<Instructions, 'payBy'> & { readonly payBy?: string | undefined }
  amount: WireMoney
}) {
  const { locale, front } = useShop()
  const isTransfer = kind === 'TRANSFER'
  return (
    <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-start text-lead">
      {isTransfer ? (
        <>
          <Row name={<Trans>Account holder</Trans>}>{beneficiary}</Row>
          <Row name="IBAN">
            <span className="font-semibold break-words">{inFours(iban)}</span>
          </Row>
          <Row name="BIC">{bic}</Row>
        </>
      ) : (
        <Row name={<Trans>Entity</Trans>}>{entity}</Row>
      )}
      <Row name={<Trans>Reference</Trans>}>
        <span className="font-semibold">{reference}</span>
      </Row>
      <Row name={<Trans>Amount</Trans>}>
        <Price amount={amount} />
      </Row>
      {payBy ? (
        <Row name={<Trans>Pay until</Trans>}>
          <DateText iso={payBy} shape="moment" locale={locale} timeZone={front.timeZone} />
        </Row>
      ) : null}
    </dl>
  )
}

/** How the money reaches its order. */
export function PayNote({ kind }: Pick<Instructions, 'kind'>) {
  return kind === 'TRANSFER' ? (
    <Trans>
      Please enter the reference exactly as shown: it tells us what the money is for. A transfer
      usually takes one working day. We’ll email you as soon as it arrives; you can leave this page.
    </Trans>
  ) : (
    <Trans>
      Pay at a cash machine or in your online banking. We’ll email you as soon as the payment
      arrives; you can leave this page.
    </Trans>
  )
}

function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </>
  )
}

/** As it stands on paper (ISO 13616). */
const inFours = (iban: string) => iban.replaceAll(/\S{4}(?=\S)/g, '$& ')
