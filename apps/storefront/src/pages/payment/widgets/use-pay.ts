import { useState } from 'react'
import { useNavigate } from 'react-router'
import { createClient, fetchTransport, isProblem, type ReplyOf } from '@galleria/contract/client'
import { payResultPath } from '../../orders/operations.ts'
import { afterFailure, type PayWait } from '../pay-failure.ts'
import type { PayMessage } from './pay-message.tsx'

/** The mall's calls from a widget, in the language of the page. */
export const call = createClient(
  fetchTransport('', () => ({ 'x-language': document.documentElement.lang })),
)

export type Started = ReplyOf<'POST /sapi/mall-pay/payment/firstPay'>
type Extras = {
  readonly payMethod?: string
  readonly token?: string
  readonly bindToken?: string
  readonly paymentExtraKey?: string
}

/**
 * What every widget does in the same way: start to pay, say what is wrong, and go to the result.
 */
export function usePay(contractId: string, payChannel: string) {
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<PayMessage>()
  const [wait, setWait] = useState<PayWait>()

  /** Nothing typed is lost, and the buyer may try again. */
  function stop(reason?: PayMessage): void {
    setBusy(false)
    setMessage(reason)
  }
  /**
   * The result page takes this page's place, so that "back" does not start a second payment
   * [PAY-033, PAY-034].
   */
  function finish(status: 'PENDING' | 'FAILED', error?: string): void {
    void navigate(payResultPath(contractId, { status, ...(error ? { error } : {}) }), {
      replace: true,
    })
  }
  /**
   * Starts or goes on with an attempt. Undefined when that led elsewhere: the page to go to, or the
   * time to wait, is decided.
   */
  async function start(extras: Extras = {}): Promise<Started | undefined> {
    setBusy(true)
    setMessage(undefined)
    try {
      return await call('POST /sapi/mall-pay/payment/firstPay', {
        payChannel,
        contractId,
        ...extras,
      })
    } catch (error) {
      if (!isProblem(error)) throw error
      if (error.code === 'network') {
        stop('unreachable')
        return undefined
      }
      const next = afterFailure(
        {
          code: error.code,
          detail: error.body.detail,
          retryAfter: error.body['retryAfter'],
          limits: error.body['limits'],
        },
        contractId,
      )
      if ('to' in next) void navigate(next.to, { replace: true })
      else {
        setWait(next)
        stop()
      }
      return undefined
    }
  }
  /**
   * Leaves for the provider's page, which takes this page's place [PAY-035, PAY-036]. False when
   * the payment goes on here.
   */
  function leave({ redirectUrl, redirectInfo }: Started): boolean {
    const url = redirectUrl ?? redirectInfo?.approveUrl
    if (!url) return false
    location.replace(url)
    return true
  }
  return { isBusy, setBusy, message, wait, start, leave, stop, finish }
}
