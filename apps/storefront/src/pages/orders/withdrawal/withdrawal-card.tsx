import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { DayText } from '../../../parts/day-text.tsx'

/** On an order while its period runs. */
export function WithdrawalCard({ until, path }: { until: string | null; path: string }) {
  return (
    <section className="card px-5 py-5 print:hidden sm:px-6">
      <h2 className="text-title">
        <Trans>Right of withdrawal</Trans>
      </h2>
      <p className="mt-1 text-small text-muted">
        {until ? (
          <Trans>
            You can withdraw without giving a reason until <DayText iso={until} />.
          </Trans>
        ) : (
          <Trans>
            You can withdraw without giving a reason until 14 days after you have received
            everything.
          </Trans>
        )}
      </p>
      <Link to={path} className="btn btn-quiet mt-4 w-full">
        <Trans>Withdraw from contract here</Trans>
      </Link>
    </section>
  )
}
