import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** What stands round every page. */
export function Shell({ children }: { children: ReactNode }) {
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
    </div>
  )
}
