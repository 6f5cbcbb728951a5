import { Trans } from '@lingui/react/macro'
import { Notice } from '../../parts/notice.tsx'
import { useFormat } from '../../parts/use-format.ts'
import type { ShownOrder } from './desk.ts'

/**
 * What is sent after its buyer's authorisation has ended is never paid: a warning in the days
 * before, and what to do afterwards.
 */
export function PromiseNotice({ promise }: Pick<ShownOrder, 'promise'>) {
  const format = useFormat()
  if (!promise) return null
  if (promise.isOver)
    return (
      <Notice tone="refuse" title={<Trans>The payment authorisation has ended</Trans>}>
        <Trans>
          What is not shipped yet can no longer be charged. Do not ship it; cancel these goods, and
          the buyer can order again.
        </Trans>
      </Notice>
    )
  return (
    <Notice
      tone="warn"
      title={<Trans>Ship by {format.moment(promise.until)}, or it can’t be charged</Trans>}
    >
      <Trans>
        The buyer’s payment is authorised until then. What is not shipped by that time can no longer
        be charged.
      </Trans>
    </Notice>
  )
}
