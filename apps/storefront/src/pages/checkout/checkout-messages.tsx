import { Link } from 'react-router'
import { Plural, Trans } from '@lingui/react/macro'
import type { WireBill } from '@galleria/contract/order'
import { IconAlert } from '@galleria/ui/icons'
import type { OrderAnswer } from './order-goods.ts'

type BoxProps = { answer: OrderAnswer | undefined; bill: WireBill }

/** Why the order was not placed, and what to do. */
export function OrderRefusalBox({ answer, bill }: BoxProps) {
  if (!answer) return null
  return (
    <div role="alert" className="mt-5 flex gap-3 rounded-card border border-warn bg-surface p-4">
      <span className="shrink-0 text-warn">
        <IconAlert />
      </span>
      <div className="max-w-2xl">
        <RefusalText answer={answer} bill={bill} />
      </div>
    </div>
  )
}

function RefusalText({ answer, bill }: { answer: OrderAnswer; bill: WireBill }) {
  switch (answer.refusal) {
    case 'unpaid':
      return <Unpaid answer={answer} bill={bill} />
    case 'points':
    case 'coupon':
      return answer.sentence
    case 'newBill':
      return (
        <Trans>
          The amounts had changed, so nothing has been ordered. These are the current ones: please
          check them, then order again.
        </Trans>
      )
    case 'newTax':
      return (
        <Trans>
          The tax rate has changed since you last looked, so nothing has been ordered and you have
          not been charged. These are the current amounts: please check them, then order again.
        </Trans>
      )
    case 'noAddress':
      return <Trans>Nothing has been ordered yet: please tell us where to deliver first.</Trans>
    case 'addressGone':
      return (
        <Trans>
          The address you chose has been deleted since, so nothing has been ordered. Please check
          the addresses, then order again.
        </Trans>
      )
    case 'billing':
      return (
        <Trans>
          The billing address is incomplete: the tax code or its document may be missing. Nothing
          has been ordered. Please edit it, then order again.
        </Trans>
      )
    case 'tooMany':
      return (
        <Plural
          value={answer.minutes ?? 1}
          one="Too many attempts in a short time, so nothing has been ordered. Please wait a minute, then order again."
          other="Too many attempts in a short time, so nothing has been ordered. Please wait # minutes, then order again."
        />
      )
    case 'offline':
      return (
        <Trans>
          You’re offline. Please try again when you’re back online; pressing again never orders
          twice.
        </Trans>
      )
  }
}

/**
 * Nothing was ordered, because too much is ordered and not paid: what of, and where to pay or
 * cancel it.
 */
function Unpaid({ answer: { sentence, skuId }, bill }: { answer: OrderAnswer; bill: WireBill }) {
  const line = bill.shopList.flatMap(({ lines }) => lines).find((one) => one.skuId === skuId)
  return (
    <>
      <p>
        {line ? <strong>{line.name}: </strong> : null}
        {sentence}
      </p>
      <p className="mt-2">
        <Link to="/buyer/orders?status=unpaid" className="link tap">
          <Trans>Show the unpaid orders</Trans>
        </Link>
      </p>
    </>
  )
}
