import { Link, useSearchParams } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { IconCheck } from '@galleria/ui/icons'
import { reversePath } from './operations.ts'

/**
 * Back from the application form: it has been sent, and this is where it can be followed [AS-072,
 * AS-073].
 */
export function SubmittedNote() {
  const [params] = useSearchParams()
  const reverseId = params.get('applied') ?? ''
  if (!/^asv_[0-9a-z]{26}$/.test(reverseId)) return null
  return (
    <div role="status" className="card mt-2 mb-6 flex items-start gap-3 border-accent p-5">
      <span className="shrink-0 text-accent">
        <IconCheck />
      </span>
      <div>
        <p className="font-medium first-letter:uppercase">
          <Trans>submitted</Trans>
        </p>
        <p className="first-letter:uppercase">
          <Trans>your application has been submitted</Trans>
        </p>
        <Link to={reversePath(reverseId)} className="link tap">
          <Trans>Follow the application</Trans>
        </Link>
      </div>
    </div>
  )
}
