import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { IconStar } from '@galleria/ui/icons'
import type { Tab } from './review-paths.ts'

/** An empty tab, and the way on [REV-009, REV-010]. */
export function NothingHere({ tab }: { tab: Tab }) {
  return (
    <div className="card mt-6 grid justify-items-center px-6 py-14 text-center">
      <span className="mb-3 text-muted">
        <IconStar size={40} />
      </span>
      <h2 className="text-title first-letter:uppercase">
        {tab === 'unComment' ? (
          <Trans>no orders to review</Trans>
        ) : (
          <Trans>no matching reviews</Trans>
        )}
      </h2>
      <p className="mt-2 max-w-prose text-muted">
        {tab === 'unComment' ? (
          <Trans>
            Orders appear here once everything has arrived and you have confirmed receipt.
          </Trans>
        ) : (
          <Trans>Your reviews will appear here, along with any replies from the shop.</Trans>
        )}
      </p>
      {tab === 'unComment' ? (
        <Link to="/buyer/orders" className="btn btn-main mt-6">
          <Trans>My orders</Trans>
        </Link>
      ) : (
        <Link to="/buyer/comments?status=unComment" className="btn btn-main mt-6">
          <Trans>Write a review</Trans>
        </Link>
      )}
    </div>
  )
}
