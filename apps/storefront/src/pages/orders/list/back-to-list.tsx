import { Trans } from '@lingui/react/macro'
import { Link, useLocation, useNavigate } from 'react-router'
import { IconBack } from '@galleria/ui/icons'

/** What a list hands over to an order that is opened from it: its own address. */
export type FromList = { readonly list: string }

/**
 * Back to the orders: from a list that was opened before, the way one came, so that it stands where
 * it was left.
 */
export function BackToList() {
  const navigate = useNavigate()
  const { state } = useLocation() as { state: unknown }
  const list = listOf(state)
  return (
    <Link
      to={list ?? '/buyer/orders'}
      onClick={(event) => {
        const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
        if (list === undefined || event.button !== 0 || isElsewhere) return
        event.preventDefault()
        void navigate(-1)
      }}
      className="tap text-muted hover:text-ink print:hidden"
    >
      <IconBack size={18} />
      <Trans>My orders</Trans>
    </Link>
  )
}

function listOf(state: unknown): string | undefined {
  const list = (state as Partial<FromList> | null)?.list
  return typeof list === 'string' && /^\/buyer\/orders(\?|$)/.test(list) ? list : undefined
}
