import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import type { WireMoney } from '@galleria/contract/wire'
import { DateText } from '@galleria/ui/date'
import { Price } from '../../../parts/price.tsx'
import { drawQrCode } from '../../../parts/qr-code.ts'
import { useShop } from '../../../parts/use-shop.ts'
import { POLL_MS, resultOfPayment } from '../pay-result.ts'
import type { Wait } from './adyen.rules.ts'
import { call } from './use-pay.ts'

/** While the buyer says yes in an app, or takes a reference to a machine; goes on by itself as soon as the mall knows [PAY-039 to PAY-041]. */
export function AdyenWait({
  wait,
  contractId,
  amount,
  onEnd,
}: {
  wait: Wait
  contractId: string
  amount: WireMoney
  onEnd: (status: 'PENDING') => void
}) {
  useEnd(contractId, onEnd)
  return (
    <div data-wait={wait.method}>
      <h3 className="text-title">
        {wait.kind === 'voucher' ? (
          <Trans>Pay with this reference</Trans>
        ) : wait.kind === 'scan' ? (
          <Trans>Scan this code with your app</Trans>
        ) : (
          <Trans>Confirm the payment in your app</Trans>
        )}
      </h3>
      {wait.kind === 'voucher' ? <Voucher wait={wait} amount={amount} /> : null}
      {wait.kind === 'scan' ? <Code text={wait.code} /> : null}
      <p role="status" className="mt-4 text-muted">
        {wait.kind === 'voucher' ? (
          <Trans>
            Pay at a cash machine or in your online banking. We’ll email you as soon as the payment
            arrives; you can leave this page.
          </Trans>
        ) : (
          <Trans>
            Please confirm the payment of <Price amount={amount} />. This page updates by itself;
            please don’t pay a second time.
          </Trans>
        )}
      </p>
      <p className="mt-4">
        <Link to="/buyer/orders" className="link tap">
          <Trans>See my orders</Trans>
        </Link>
      </p>
    </div>
  )
}

function Voucher({ wait, amount }: { wait: Wait; amount: WireMoney }) {
  const { locale, front } = useShop()
  return (
    <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-lead">
      <dt className="text-muted">
        <Trans>Entity</Trans>
      </dt>
      <dd>{wait.entity}</dd>
      <dt className="text-muted">
        <Trans>Reference</Trans>
      </dt>
      <dd className="font-semibold">{wait.reference}</dd>
      <dt className="text-muted">
        <Trans>Amount</Trans>
      </dt>
      <dd>
        <Price amount={amount} />
      </dd>
      {wait.expiresAt ? (
        <>
          <dt className="text-muted">
            <Trans>Pay until</Trans>
          </dt>
          <dd>
            <DateText
              iso={wait.expiresAt}
              shape="moment"
              locale={locale}
              timeZone={front.timeZone}
            />
          </dd>
        </>
      ) : null}
    </dl>
  )
}

/** Dark on light in both themes, or readers do not find it. */
function Code({ text }: { text: string }) {
  const { size, path } = drawQrCode(text)
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className="mt-3 w-48 rounded-card" aria-hidden="true">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#1C1B18" />
    </svg>
  )
}

function useEnd(contractId: string, onEnd: (status: 'PENDING') => void): void {
  const latest = useRef(onEnd)
  latest.current = onEnd
  useEffect(() => {
    let isOver = false
    const timer = setInterval(async () => {
      // A line that breaks for a moment is no answer.
      const answer = await call('POST /sapi/mall-pay/payment/payResult', { contractId }).catch(
        () => undefined,
      )
      if (isOver || !answer || resultOfPayment(answer) === 'pending') return
      isOver = true
      latest.current('PENDING')
    }, POLL_MS)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [contractId])
}
