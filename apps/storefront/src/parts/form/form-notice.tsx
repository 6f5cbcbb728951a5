import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'

type Refused = { readonly sentence?: string | undefined; readonly isOffline?: boolean | undefined }

/** What a form as a whole was refused for, read out when it comes. */
export function FormNotice({
  answer,
  children,
  className = '',
}: {
  answer: Refused | undefined
  children?: ReactNode
  className?: string
}) {
  return (
    <div role="alert" className={`grid gap-3 empty:hidden ${className}`}>
      {answer?.sentence ? <Notice>{answer.sentence}</Notice> : null}
      {answer?.isOffline ? (
        <Notice>
          <Trans>You’re offline. Nothing you wrote has been lost; please try again.</Trans>
        </Notice>
      ) : null}
      {children}
    </div>
  )
}

export function Notice({
  children,
  tone = 'refuse',
}: {
  children: ReactNode
  tone?: 'refuse' | 'warn'
}) {
  const colour = tone === 'warn' ? 'border-warn text-warn' : 'border-refuse text-refuse'
  return <p className={`rounded-card border bg-surface p-4 ${colour}`}>{children}</p>
}
