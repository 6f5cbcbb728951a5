import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { WireLastChance } from '@galleria/contract/account'
import { DateText } from '@galleria/ui/date'
import { reversePath } from '../orders/operations.ts'
import { useShop } from '../../parts/use-shop.ts'

/**
 * What is given up with the account and holds it no longer than its owner wants: the mall can still
 * be asked to decide.
 */
export function LastChances({ chances }: { chances: readonly WireLastChance[] }) {
  return (
    <div role="status" className="card mt-6 p-5">
      <h2 className="text-title">
        <Trans>You can still ask Galleria to decide</Trans>
      </h2>
      <p className="mt-2 text-muted">
        <Trans>Once your account is deleted nobody can: what the shop has decided stands.</Trans>
      </p>
      <ul className="mt-3 grid gap-2">
        {chances.map((chance) => (
          <Chance key={chance.reverseTradeOrderId} chance={chance} />
        ))}
      </ul>
    </div>
  )
}

function Chance({
  chance: { reverseTradeOrderId, reverseTradeOrderCode: code, askMallUntilTime },
}: {
  chance: WireLastChance
}) {
  const { locale, front } = useShop()
  const until = (
    <DateText iso={askMallUntilTime} shape="moment" locale={locale} timeZone={front.timeZone} />
  )
  return (
    <li className="flex flex-wrap gap-x-3">
      <Link to={reversePath(reverseTradeOrderId)} className="link">
        <Trans>Application {code}</Trans>
      </Link>
      <span>
        <Trans>until {until}</Trans>
      </span>
    </li>
  )
}
