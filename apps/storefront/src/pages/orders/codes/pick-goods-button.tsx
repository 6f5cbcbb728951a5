import { useState, type FormEvent, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { Thumbnail } from '@galleria/ui/picture'
import { commands, Dialog, DialogButtons, useDialog } from '../../../parts/buyer/dialog.tsx'
import { DialogLink } from '../../../parts/buyer/dialog-link.tsx'
import { useVersionText } from '../../../parts/buyer/version-text.ts'
import { useQuantityText } from '../../../parts/measure.tsx'
import { eligibleLines } from '../../after-sales/asking/line-parts.ts'
import { applyPath } from '../operations.ts'
import { useAsked } from '../use-asked.ts'

const WIDTH = 560

type PickGoodsProps = { orderId: string; className: string; children: ReactNode }

/**
 * About which goods of an order something is asked: picked over the page; without script in the
 * form itself [ORD-057, ORD-058].
 */
export function PickGoodsButton({ orderId, className, children }: PickGoodsProps) {
  const dialog = useDialog()
  const navigate = useNavigate()
  const versionText = useVersionText()
  const quantity = useQuantityText()
  const [isNothingPicked, setNothingPicked] = useState(false)
  const [order, ask] = useAsked((call) =>
    call('POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer', { id: orderId }),
  )
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const picked = new FormData(event.currentTarget).getAll('line').map(String)
    setNothingPicked(picked.length === 0)
    if (picked.length > 0) void navigate(applyPath(orderId, picked))
  }
  return (
    <>
      <DialogLink to={applyPath(orderId)} dialog={dialog} onOpen={ask} className={className}>
        {children}
      </DialogLink>
      <Dialog dialog={dialog} width={WIDTH} title={<Trans>What is it about?</Trans>}>
        <form onSubmit={send} noValidate>
          {order === 'unknown' ? (
            <p role="alert" className="mt-4 text-refuse">
              <Trans>This could not be loaded. Please try again.</Trans>
            </p>
          ) : (
            <ul className="mt-4 min-h-24 divide-y divide-line" aria-busy={!order}>
              {eligibleLines(order?.tradeOrderLineList ?? []).map(({ id, sku, canReverseQty }) => {
                const tradeQty = quantity(canReverseQty, sku)
                return (
                  <li key={id}>
                    <label className="flex cursor-pointer items-center gap-4 py-3">
                      <input
                        type="checkbox"
                        name="line"
                        value={id}
                        className="size-5 accent-accent"
                      />
                      <Thumbnail url={sku.image} tint={sku.tint} alt="" size={56} />
                      <span className="min-w-0">
                        <span className="block font-medium wrap-anywhere">{sku.name}</span>
                        <span className="block text-small text-muted">
                          {versionText(sku.attributes)}
                        </span>
                        <span className="block text-small text-muted">
                          <Trans>Quantity: {tradeQty}</Trans>
                        </span>
                      </span>
                    </label>
                  </li>
                )
              })}
            </ul>
          )}
          {isNothingPicked ? (
            <p role="alert" className="mt-2 text-refuse first-letter:uppercase">
              <Trans>please select at least one product</Trans>
            </p>
          ) : null}
          <DialogButtons>
            <button {...commands(dialog, 'close')} className="btn btn-quiet">
              <Trans>Close</Trans>
            </button>
            <button type="submit" className="btn btn-main">
              <Trans>Continue</Trans>
            </button>
          </DialogButtons>
        </form>
      </Dialog>
    </>
  )
}
