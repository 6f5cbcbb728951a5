import { useLingui } from '@lingui/react/macro'
import { IconPlus } from '@galleria/ui/icons'
import { startQuantity, type Counted } from './measure.tsx'
import { useAddToCart } from './use-add-to-cart.tsx'

/**
 * One piece into the cart from a list [PROD-004, PROD-006]. A form, so that it works before and
 * without script.
 */
export function QuickAdd({
  skuId,
  name,
  image,
  by,
}: {
  skuId: number
  name: string
  image: string
  /** Of goods by measure, their step. */ by?: Pick<Counted, 'adjustStep'>
}) {
  const { t } = useLingui()
  const { send, isBusy, added } = useAddToCart({ name, image })
  return (
    <form method="post" action="/add-to-cart" onSubmit={send} className="relative z-10">
      <input type="hidden" name="skuId" value={skuId} />
      {by ? <input type="hidden" name="skuQty" value={startQuantity(by)} /> : null}
      <button
        type="submit"
        aria-disabled={isBusy}
        aria-label={t`Add ${name} to basket`}
        className="grid size-11 place-items-center rounded-full border border-field bg-surface hover:border-ink hover:bg-plate"
      >
        <IconPlus />
      </button>
      {added}
    </form>
  )
}
