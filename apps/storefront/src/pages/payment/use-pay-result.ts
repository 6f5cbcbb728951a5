import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { createClient, fetchTransport } from '@galleria/contract/client'
import { MOST_POLLS, POLL_MS, resultOfPayment, type Result } from './pay-result.ts'

/**
 * Asks every three seconds while the payment is pending; an answer makes the page read everything
 * anew. True when it has asked for five minutes.
 */
export function usePayResult(contractId: string, result: Result): boolean {
  const { revalidate } = useRevalidator()
  const again = useRef(revalidate)
  again.current = revalidate
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (result !== 'pending') return
    const call = createClient(fetchTransport())
    let polls = 0
    let isOver = false
    let timer = setTimeout(poll, POLL_MS)
    async function poll() {
      polls += 1
      // A line that breaks for a moment is no answer.
      const answer = await call('POST /sapi/mall-pay/payment/payResult', { contractId }).catch(
        () => undefined,
      )
      if (isOver) return
      if (answer && resultOfPayment(answer) !== 'pending') return void again.current()
      if (polls >= MOST_POLLS) return setLong(true)
      timer = setTimeout(poll, POLL_MS)
    }
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [contractId, result])
  return isLong
}
