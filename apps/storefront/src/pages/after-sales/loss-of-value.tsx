import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { WireReverse } from '@galleria/contract/after-sales'
import { Price } from '../../parts/price.tsx'
import { useShop } from '../../parts/use-shop.ts'
import { reversePath } from '../orders/operations.ts'
import { useAnswerer } from './use-answerer.ts'

/** On the page of the withdrawal: where its reason stands again, and the way to the mall. */
export function KeptForLoss({
  reverse,
  loss,
}: {
  reverse: WireReverse
  loss: NonNullable<WireReverse['lossOfValue']>
}) {
  const shop = reverse.shop.name
  const code = loss.request.reverseTradeOrderCode
  return (
    <p className="my-3">
      <Trans>
        {shop} keeps <Price amount={loss.amt} /> because the items were used beyond what is needed
        to try them and have lost value. If you don’t agree, you can ask Galleria to decide:{' '}
        <Link to={reversePath(loss.request.id)} className="link">
          {code}
        </Link>
      </Trans>
    </p>
  )
}

/** On the page of the money that is kept. Nothing comes back any more but that, if the mall says so; a guest needs an account to ask. */
export function LossKept({
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
        {shop} keeps <Price amount={reverse.applyRefundAmt} /> because the items you sent back with{' '}
        <Link to={reversePath(of.id)} className="link">
          {code}
        </Link>{' '}
        were used beyond what is needed to try them and have lost value.
      </Trans>
      {user ? null : <GuestAsks path={reversePath(reverse.id)} />}
    </>
  )
}

function GuestAsks({ path }: { path: string }) {
  return (
    <>
      {' '}
      <Trans>
        If you don’t agree, you can ask Galleria to decide within seven days. For that you need an
        account with the email address of your order:{' '}
        <Link to={`/signup?to=${encodeURIComponent(path)}`} className="link">
          Create an account
        </Link>
      </Trans>
    </>
  )
}
