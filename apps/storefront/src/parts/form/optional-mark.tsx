import { Trans } from '@lingui/react/macro'

/** Behind the label of what may stay empty. */
export function OptionalMark() {
  return (
    <span className="font-normal text-muted">
      {' '}
      <Trans>(optional)</Trans>
    </span>
  )
}
