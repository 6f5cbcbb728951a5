import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link, redirect } from 'react-router'
import type { WireReverse } from '@galleria/contract/after-sales'
import { IconBack } from '@galleria/ui/icons'
import { headOf } from '../../../addresses/head.ts'
import { loginFirst, readForBuyer } from '../../../parts/buyer/read-for-buyer.ts'
import type { Shop } from '../../../shop-context.ts'
import { reversePath } from '../../orders/operations.ts'
import { offeredReverseOperations } from '../reverse-timeline.ts'

type TellMall = {
  readonly id: string
  readonly operation: 'canAskMall' | 'canAddProof'
  readonly title: string
  readonly path: (id: string) => string
}

/**
 * The request about which its buyer tells the mall something; who cannot any more is shown the
 * request's own page, which says how it stands.
 */
export function readToTellMall(
  shop: Shop,
  request: Request,
  { id, operation, title, path }: TellMall,
) {
  return readForBuyer(request, async () => {
    if (!(await shop.user())) throw loginFirst(request, 'refund')
    const reverse = await shop.call('POST /sapi/mall-order/web/reverseorder/querybyid', { id })
    if (!offeredReverseOperations(reverse.operationList)[operation])
      throw redirect(reversePath(reverse.id), 303)
    return { head: headOf(shop, { title, path: path(reverse.id), isListed: false }), reverse }
  })
}

type TellMallPageProps = {
  readonly reverse: WireReverse
  readonly title: ReactNode
  readonly intro: ReactNode
  readonly children: ReactNode
}

export function TellMallPage({ reverse, title, intro, children }: TellMallPageProps) {
  const code = reverse.reverseTradeOrderCode
  return (
    <div className="wrap max-w-xl pt-4 pb-16 sm:pt-8">
      <Link to={reversePath(reverse.id)} className="tap text-muted hover:text-ink">
        <IconBack size={18} />
        <Trans>After-sales {code}</Trans>
      </Link>
      <h1 className="text-head">{title}</h1>
      <p className="mt-2 text-muted">{intro}</p>
      <div className="mt-6 grid gap-6">{children}</div>
    </div>
  )
}
