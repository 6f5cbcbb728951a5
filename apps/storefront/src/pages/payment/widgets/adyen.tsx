import { useEffect, useRef, useState } from 'react'
import { Trans } from '@lingui/react/macro'
import { isProblem } from '@galleria/contract/client'
import { Price } from '../../../parts/price.tsx'
import { useShop } from '../../../parts/use-shop.ts'
import {
  cardSettings,
  methodOf,
  submitSession,
  tokenOf,
  waitOf,
  type AdyenState,
  type Wait,
} from './adyen.rules.ts'
import { openDropin, type AdyenElement, type OnSubmit } from './adyen-script.ts'
import { AdyenApplePay } from './adyen-apple-pay.tsx'
import { AdyenWait } from './adyen-wait.tsx'
import { usePay } from './use-pay.ts'
import { WidgetFrame, WidgetWaits } from './widget-box.tsx'
import type { WidgetProps } from './widget.ts'

/**
 * Adyen's form of the methods that this contract may be paid by. It gathers, the mall pays: with
 * what was filled in the payment is started, and goes on at a bank, in an app, with a reference to
 * take along, or is done.
 */
export default function AdyenWidget({ channel, contractId, amount }: WidgetProps) {
  const {
    isBusy,
    setBusy,
    message,
    wait: limit,
    start,
    leave,
    stop,
    finish,
  } = usePay(contractId, channel.channelName)
  const [wait, setWait] = useState<Wait>()
  const offered = channel.paymentMethods.map(({ type }) => type)

  /** True when the payment is done, and the vendor's script may say so. */
  async function pay(state: AdyenState): Promise<boolean> {
    const started = await start({ payMethod: methodOf(state, offered), token: tokenOf(state) })
    if (!started || leave(started)) return false
    const next = started.needConfirm ? waitOf(started.redirectInfo?.action) : undefined
    if (next) setWait(next)
    return !next
  }
  const shown = useShown({ channel, contractId, amount }, { stop, finish })
  const { node, form } = useDropin(shown, pay, stop)

  if (wait) return <AdyenWait wait={wait} contractId={contractId} amount={amount} onEnd={finish} />
  const hasFailed = message !== undefined && !form
  return (
    <WidgetFrame message={message} wait={limit} hasOtherWays>
      {offered.includes('applepay') ? (
        <AdyenApplePay shown={shown} pay={pay} onCancel={() => finish('FAILED')} />
      ) : null}
      {form || hasFailed ? null : <WidgetWaits />}
      <div ref={node} />
      {form ? (
        <button
          type="button"
          aria-disabled={isBusy}
          className="btn btn-main mt-4 min-h-12 w-full"
          onClick={() => {
            if (isBusy) return
            setBusy(true)
            if (submitSession(form) === '0') stop('requiredFields')
          }}
        >
          {isBusy ? (
            <Trans>One moment …</Trans>
          ) : (
            <span>
              <Trans>
                Pay <Price amount={amount} />
              </Trans>
            </span>
          )}
        </button>
      ) : null}
    </WidgetFrame>
  )
}

type Pay = Pick<ReturnType<typeof usePay>, 'stop' | 'finish'>

/** What the vendor's script is told of the payment, and what it tells. */
function useShown({ channel, contractId, amount }: WidgetProps, { stop, finish }: Pay) {
  const { site, front, locale } = useShop()
  return {
    config: channel.config,
    contractId,
    site,
    country: front.country,
    locale,
    amount: { currency: amount.currency, value: minorOf(amount.value, amount.currency) },
    onError: () => stop(),
    onPaymentCompleted: () => finish('PENDING'),
    onPaymentFailed: () => finish('FAILED'),
  }
}

/**
 * The form of all methods, opened once for a contract: what is filled in must not be lost because
 * something else on the page changes.
 */
function useDropin(
  shown: ReturnType<typeof useShown>,
  pay: (state: AdyenState) => Promise<boolean>,
  stop: Pay['stop'],
) {
  const node = useRef<HTMLDivElement>(null)
  const [form, setForm] = useState<AdyenElement>()
  const latest = useRef({ shown, pay, stop })
  latest.current = { shown, pay, stop }
  useEffect(() => {
    let isGone = false
    let element: AdyenElement | undefined
    if (!node.current) return
    const onSubmit: OnSubmit = (state, one, actions) =>
      void latest.current.pay(state).then((isDone) => {
        if (isDone) actions.resolve({ resultCode: 'Authorised' })
        else one.setStatus('ready')
      })
    const { shown: told } = latest.current
    openDropin(node.current, { ...told, onSubmit }, cardSettings(told.config)).then(
      (opened) => {
        element = opened
        if (isGone) opened.unmount()
        else setForm(opened)
      },
      (error: unknown) => {
        const isCutOff = isProblem(error) && error.code === 'network'
        if (!isGone) latest.current.stop(isCutOff ? 'unreachable' : 'loaderFailed')
      },
    )
    return () => {
      isGone = true
      element?.unmount()
    }
  }, [shown.contractId])
  return { node, form }
}

/** In minor units, as providers count: hundredths, or whole yen [PAY-091, PAY-092]. */
const minorOf = (value: number, currency: string) =>
  Math.round(value * (currency === 'JPY' ? 1 : 100))
