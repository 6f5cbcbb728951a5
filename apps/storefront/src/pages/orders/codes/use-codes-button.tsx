import { useRef, useState, type KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReplyOf } from '@galleria/contract/client'
import { useDialog } from '../../../parts/buyer/dialog.tsx'
import { DialogLink } from '../../../parts/buyer/dialog-link.tsx'
import { codesPath, type Operable } from '../operations.ts'
import { AskedDialog } from '../asked-dialog.tsx'
import { useAsked } from '../use-asked.ts'
import { NoCodes, VoucherCodes } from './voucher-codes.tsx'

const CODES = 'POST /sapi/mall-order/web/coupon/page' as const
/** As many as a call answers with; who has more reads them on the page. */
const MOST = 100

/**
 * To the codes of an order: of services over the page one is on, of shopping cards on their own
 * page; without script there for both [ORD-125].
 */
export function UseCodesButton({ order, className }: { order: Operable; className: string }) {
  const path = codesPath({ orderId: order.id })
  if (order.bizCode === 'virtual_shopping_card')
    return (
      <Link to={path} className={className}>
        <Trans>Use the card</Trans>
      </Link>
    )
  return <CodesDialog orderId={order.id} path={path} className={className} />
}

function CodesDialog({
  orderId,
  path,
  className,
}: {
  orderId: string
  path: string
  className: string
}) {
  const dialog = useDialog()
  const [opened, setOpened] = useState(0)
  const [asked, ask] = useAsked(async (call) => {
    const own = { tradeOrderId: orderId, pageSize: MOST }
    const [unused, used] = await Promise.all([
      call(CODES, { ...own, usedStatus: 'NOT_USED' }),
      call(CODES, { ...own, usedStatus: 'USED' }),
    ])
    return { unused, used }
  })
  // Each time it begins with the codes that can be used.
  const open = () => {
    setOpened(opened + 1)
    ask()
  }
  return (
    <>
      <DialogLink to={path} dialog={dialog} onOpen={open} className={className}>
        <Trans>Use the codes</Trans>
      </DialogLink>
      <AskedDialog
        dialog={dialog}
        width={560}
        title={<Trans>Your codes</Trans>}
        room="min-h-56"
        asked={asked}
      >
        {(codes) => <CodeTabs key={opened} {...codes} />}
      </AskedDialog>
    </>
  )
}

type Codes = ReplyOf<typeof CODES>
const tabs = ['unused', 'used'] as const

/** Two tabs, as the keyboard expects them: arrows go from one to the other [ORD-059]. */
function CodeTabs({ unused, used }: { unused: Codes; used: Codes }) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<(typeof tabs)[number]>('unused')
  const list = useRef<HTMLDivElement>(null)
  const shown = chosen === 'unused' ? unused : used
  function turn(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    const other = chosen === 'unused' ? 'used' : 'unused'
    setChosen(other)
    list.current?.querySelectorAll('button')[tabs.indexOf(other)]?.focus()
  }
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={t`Codes`}
        className="flex gap-x-6 border-b border-line"
      >
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`codes-tab-${tab}`}
            aria-selected={tab === chosen}
            aria-controls="codes-panel"
            tabIndex={tab === chosen ? 0 : -1}
            onKeyDown={turn}
            onClick={() => setChosen(tab)}
            className="tap -mb-px border-b-2 border-transparent text-muted hover:text-ink aria-selected:border-accent aria-selected:font-medium aria-selected:text-ink"
          >
            {tab === 'unused' ? <Trans>Unused</Trans> : <Trans>Used</Trans>}
            <span className="text-small text-muted">
              {tab === 'unused' ? unused.total : used.total}
            </span>
          </button>
        ))}
      </div>
      <div id="codes-panel" role="tabpanel" tabIndex={0} aria-labelledby={`codes-tab-${chosen}`}>
        {shown.total === 0 ? (
          <NoCodes isUsed={chosen === 'used'} />
        ) : (
          <VoucherCodes vouchers={shown.data} />
        )}
      </div>
    </>
  )
}
