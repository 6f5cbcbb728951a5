import type { ReactNode } from 'react'
import { isRouteErrorResponse, Link, useLocation } from 'react-router'
import { Trans } from '@lingui/react/macro'

/** Nothing here, or something broke: said plainly, with a way on. */
export function ErrorPage({ error }: { error: unknown }) {
  // A browser that says that it is connected may be wrong; one that says that it is not is right.
  if (typeof navigator !== 'undefined' && navigator.onLine === false) return <NotConnected />
  return isRouteErrorResponse(error) && error.status === 404 ? <NothingHere /> : <SomethingBroke />
}

function NothingHere() {
  return (
    <div className="wrap py-24 text-center">
      <title>Galleria</title>
      <h1 className="text-head">
        <Trans>We can’t find that page</Trans>
      </h1>
      <p className="mx-auto mt-3 max-w-xl text-large text-muted">
        <Trans>
          The page may have moved, or the item is no longer sold. Search for it, or start again from
          the home page.
        </Trans>
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to="/" className="btn btn-main">
          <Trans>Go to the home page</Trans>
        </Link>
        <Link to="/search" className="btn btn-quiet">
          <Trans>See all furniture</Trans>
        </Link>
      </div>
    </div>
  )
}

function NotConnected() {
  return (
    <TryAgain title={<Trans>You’re offline</Trans>}>
      <Trans>Nothing has been lost. Please try again when you’re back online.</Trans>
    </TryAgain>
  )
}

function SomethingBroke() {
  return (
    <TryAgain title={<Trans>Something went wrong on our side</Trans>}>
      <Trans>
        Nothing has been lost. Please try again. If it still doesn’t work, come back in a few
        minutes.
      </Trans>
    </TryAgain>
  )
}

function TryAgain({ title, children }: { title: ReactNode; children: ReactNode }) {
  const { pathname, search } = useLocation()
  return (
    <div className="wrap py-24 text-center">
      <title>Galleria</title>
      <h1 className="text-head">{title}</h1>
      <p className="mx-auto mt-3 max-w-xl text-large text-muted">{children}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <a href={pathname + search} className="btn btn-main">
          <Trans>Try again</Trans>
        </a>
        <Link to="/" className="btn btn-quiet">
          <Trans>Go to the home page</Trans>
        </Link>
      </div>
    </div>
  )
}
