import { useEffect } from 'react'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link, useNavigate } from 'react-router'
import { REVIEW_REDIRECT_MS } from '@galleria/contract/review-rules'
import { IconCheck } from '@galleria/ui/icons'
import type { Route } from './+types/comment-success-page.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { shopOf } from '../../shop-context.ts'
import { donePath, writtenPath } from './review-paths.ts'

export const meta = showHead

export function loader({ context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  return {
    head: headOf(shop, { title: shop.i18n._(msg`Review sent`), path: donePath, isListed: false }),
  }
}

/** Says so, and goes on to the list after three seconds [REV-032, REV-033, REV-034]. */
export default function CommentSuccessPage() {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(
      () => void navigate(writtenPath, { replace: true }),
      REVIEW_REDIRECT_MS,
    )
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <div className="wrap py-24 text-center">
      <span className="inline-grid size-16 place-items-center rounded-full bg-soft text-accent">
        <IconCheck size={32} />
      </span>
      <div role="status">
        <h1 className="mt-4 text-head first-letter:uppercase">
          <Trans>review successful</Trans>
        </h1>
      </div>
      <p className="mt-3 text-large text-muted">
        <Trans>Thank you. Your review helps others to choose, and the shop to do better.</Trans>
      </p>
      <div className="mt-8">
        <Link to={writtenPath} className="btn btn-main">
          <Trans>See my reviews</Trans>
        </Link>
      </div>
      <noscript
        dangerouslySetInnerHTML={{
          __html: `<meta http-equiv="refresh" content="${REVIEW_REDIRECT_MS / 1000};url=${writtenPath}">`,
        }}
      />
    </div>
  )
}
