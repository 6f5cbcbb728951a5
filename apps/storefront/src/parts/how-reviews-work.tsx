import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'

/**
 * Beside every list of reviews: whether and how they are checked has to be said there (article 7(6)
 * of directive 2005/29/EC).
 */
export function HowReviewsWork() {
  return (
    <Link to="/how-reviews-work" className="link">
      <Trans>How reviews work</Trans>
    </Link>
  )
}
