import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import type { WireMoney } from '@galleria/contract/wire'
import { Price } from '../../../parts/price.tsx'
import { drawQrCode } from '../../../parts/qr-code.ts'
import { PayInstructions, PayNote, type Instructions } from '../pay-instructions.tsx'
import { POLL_MS, resultOfPayment } from '../pay-result.ts'
import type { Wait } from './adyen.rules.ts'
import { call } from './use-pay.ts'

/** What a buyer takes along to pay elsewhere. */
const kinds: Readonly<Partial<Record<Wait['kind'], Instructions['kind']>>> = {
  voucher: 'REFERENCE',
  transfer: 'TRANSFER',
}

/**
 * While the buyer says yes in an app, or takes a reference to a machine; goes on by itself as soon
 * as the mall knows [PAY-039 to PAY-041].
 */
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
  const payBy = useEnd(contractId, onEnd)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone, and the keyboard would stand nowhere.
  useEffect(() => heading.current?.focus(), [])
  const takenAlong = kinds[wait.kind]
  return (
    <div data-wait={wait.method}>
      <h3 ref={heading} tabIndex={-1} className="text-title">
        {wait.kind === 'voucher' ? (
          <Trans>Pay with this reference</Trans>
        ) : wait.kind === 'transfer' ? (
          <Trans>Transfer the amount to this account</Trans>
        ) : wait.kind === 'scan' ? (
          <Trans>Scan this code with your app</Trans>
        ) : (
          <Trans>Confirm the payment in your app</Trans>
        )}
      </h3>
      {takenAlong ? (
        <PayInstructions instructions={{ ...wait, kind: takenAlong, payBy }} amount={amount} />
      ) : null}
      {wait.kind === 'scan' ? <Code text={wait.code} /> : null}
      <p role="status" className="mt-4 text-muted">
        {takenAlong ? (
          <PayNote kind={takenAlong} />
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

/**
 * Goes on when the payment has ended; until when the order waits for it, as soon as the mall has
 * said so.
 */
function useEnd(contractId: string, onEnd: (status: 'PENDING') => void): string | undefined {
  const [payBy, setPayBy] = useState<string>()
  const latest = useRef(onEnd)
  latest.current = onEnd
  useEffect(() => {
    let isOver = false
    const ask = async () => {
      // A line that breaks for a moment is no answer.
      const answer = await call('POST /sapi/mall-pay/payment/payResult', { contractId }).catch(
        () => undefined,
      )
      if (isOver || !answer) return
      setPayBy(answer.payInstructions?.payBy)
      if (resultOfPayment(answer) === 'pending') return
      isOver = true
      latest.current('PENDING')
    }
    void ask()
    const timer = setInterval(ask, POLL_MS)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [contractId])
  return payBy
}
