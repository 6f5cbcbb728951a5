import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { WireReverse } from '@galleria/contract/after-sales'
import { Price } from '../../parts/price.tsx'
import { useShop } from '../../parts/use-shop.ts'
import { guestAccountPath, reversePath } from '../orders/operations.ts'
import { useAnswerer } from './use-answerer.ts'

/**
 * On the page of the withdrawal: what its shop still keeps of it and says why, and the way to the
 * mall as long as it is open.
 */
export function WithheldForLoss({
  reverse,
  loss: { amt, isOpen, request },
}: {
  reverse: WireReverse
  loss: NonNullable<WireReverse['lossOfValue']>
}) {
  const shop = useAnswerer(reverse, 'last')
  const link = (
    <Link to={reversePath(request.id)} className="link">
      {request.reverseTradeOrderCode}
    </Link>
  )
  if (amt.value === 0)
    return (
      <p className="my-3">
        <Trans>What had been deducted for loss of value is returned to you: {link}</Trans>
      </p>
    )
  return (
    <p className="my-3">
      <Trans>
        {shop} keeps <Price amount={amt} /> because, it says, the items were used beyond what is
        needed to try them and have lost value.
      </Trans>{' '}
      {isOpen ? (
        <Trans>If you don’t agree, you can ask Galleria to decide: {link}</Trans>
      ) : (
        <Trans>More about this: {link}</Trans>
      )}
    </p>
  )
}

/**
 * On the page of the money that is kept. Nothing comes back any more but that, if the mall says so;
 * a guest becomes a member to ask.
 */
export function LossWithheld({
  reverse,
  of,
}: {
  reverse: WireReverse
  of: NonNullable<WireReverse['lossOfValueOf']>
}) {
  const shop = useAnswerer(reverse, 'last')
  const { user } = useShop()
  const code = of.reverseTradeOrderCode
  return (
    <>
      <Trans>
        {shop} keeps <Price amount={reverse.applyRefundAmt} /> because, it says, the items you sent
        back with{' '}
        <Link to={reversePath(of.id)} className="link">
          {code}
        </Link>{' '}
        were used beyond what is needed to try them and have lost value.
      </Trans>
      {user ? null : <GuestAsks path={guestAccountPath(reverse.tradeOrder.id, reverse.id)} />}
    </>
  )
}

function GuestAsks({ path }: { path: string }) {
  return (
    <>
      {' '}
      <Trans>
        If you don’t agree, you have seven days to ask Galleria to decide. For that you confirm the
        email address of your order:{' '}
        <Link to={path} className="link">
          Confirm the address
        </Link>
      </Trans>
    </>
  )
}
