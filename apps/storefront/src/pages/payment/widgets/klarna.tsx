import { useEffect, useRef, useState } from 'react'
import { Trans } from '@lingui/react/macro'
import { isProblem } from '@galleria/contract/client'
import { Price } from '../../../parts/price.tsx'
import { agreeWithKlarna, openKlarna, type KlarnaForm } from './klarna-script.ts'
import { call, usePay } from './use-pay.ts'
import { WidgetFrame, WidgetWaits } from './widget-box.tsx'
import type { WidgetProps } from './widget.ts'

type Opened = { readonly form: KlarnaForm; readonly sessionId: string }

/**
 * Klarna's form with its dialog. The mall makes the session; the buyer agrees in Klarna's dialog,
 * and with what that gives the order is placed. What goes wrong at Klarna is said by Klarna alone
 * [PAY-047]; who declines finds the form again [PAY-048].
 */
export default function KlarnaWidget({ channel, contractId, amount }: WidgetProps) {
  const { isBusy, setBusy, message, wait, start, stop, finish } = usePay(
    contractId,
    channel.channelName,
  )
  const container = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<Opened>()
  const [hasAddressError, setAddressError] = useState(false)
  const script = channel.config['script'] ?? ''

  useEffect(() => {
    let isGone = false
    openForm(script, contractId, container).then(
      (next) => isGone || setOpened(next),
      (error: unknown) => {
        if (!isGone && isProblem(error) && error.code === 'payment.address') setAddressError(true)
      },
    )
    return () => {
      isGone = true
    }
  }, [script, contractId])

  async function pay({ form, sessionId }: Opened) {
    setBusy(true)
    const token = await agreeWithKlarna(form).catch(() => undefined)
    if (token === undefined) {
      stop()
      if (container.current) await form.load(container.current).catch(() => undefined)
      return
    }
    const started = await start({ token, paymentExtraKey: sessionId })
    if (started) finish('PENDING')
  }

  return (
    <WidgetFrame message={message} wait={wait}>
      {hasAddressError ? (
        <p role="alert" className="text-refuse">
          <Trans>
            Klarna could not accept the delivery or billing address. Please choose another payment
            method, or order again with a corrected address.
          </Trans>
        </p>
      ) : (
        <>
          {opened ? null : <WidgetWaits />}
          <div ref={container} className="overflow-hidden rounded-card" />
          {opened ? (
            <button
              type="button"
              aria-disabled={isBusy}
              className="btn btn-main mt-4 min-h-12 w-full"
              onClick={() => isBusy || void pay(opened)}
            >
              {isBusy ? (
                <Trans>One moment …</Trans>
              ) : (
                <span>
                  <Trans>
                    Pay <Price amount={amount} /> with Klarna
                  </Trans>
                </span>
              )}
            </button>
          ) : null}
        </>
      )}
    </WidgetFrame>
  )
}

async function openForm(
  script: string,
  contractId: string,
  container: { readonly current: HTMLElement | null },
): Promise<Opened> {
  const session = await call('POST /api/payments/v1/sessions', {
    type: { payChannel: 'KLARNA', contractId },
  })
  const form = await openKlarna(script, session)
  if (container.current) await form.load(container.current)
  return { form, sessionId: session.session_id }
}
