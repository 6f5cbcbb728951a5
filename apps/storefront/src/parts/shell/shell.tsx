import type { ReactNode } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { useHydrated } from '@galleria/ui/use-hydrated'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { OfflineNote } from './offline-note.tsx'
import { PageChange } from './page-change.tsx'

/** What stands round every page. */
export function Shell({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated()
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="btn btn-main fixed start-4 top-2 z-50 not-focus:sr-only">
        <Trans>Skip to the content</Trans>
      </a>
      <Header />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
      <PageChange />
      <OfflineNote />
      {/* What answers when goods cannot be put into the cart has to be here before the connection
          is lost. */}
      {isHydrated ? <PrefetchPageLinks page="/add-to-cart" /> : null}
    </div>
  )
}
