import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { WireItem, WireSku } from '@galleria/contract/item'
import type { WireMoney } from '@galleria/contract/wire'
import { formatMoney } from '@galleria/ui/format'
import { Thumbnail } from '@galleria/ui/picture'
import { useFinishName } from '../../parts/finish-name.tsx'
import { Price } from '../../parts/price.tsx'
import { useAddToCart } from '../../parts/use-add-to-cart.tsx'
import { useOnceHydrated } from '../../parts/use-once-hydrated.ts'
import { useShop } from '../../parts/use-shop.ts'
import { pricesOf, skuName } from './set-form.ts'
import { sizeText } from './size-text.ts'

type Choice = {
  readonly skuId: number
  readonly finish: string
  readonly widthCm: number
  readonly depthCm: number
  readonly price: WireMoney
  readonly image: string
  readonly tint: string
}
/** One of the goods of a set, the main item among them; there is at least one choice. */
export type SetPart = {
  readonly itemId: number
  readonly name: string
  readonly path: string
  readonly qty: number
  readonly choices: readonly Choice[]
}

export type ItemSetView = { readonly parts: readonly SetPart[]; readonly percentOff: number }

type SetProps = { set: ItemSetView; item: WireItem; sku: WireSku }

/**
 * What its shop put together with an item, each part in the version one wants: bought as one, for
 * less than singly where the shop takes something off. A plain form before there is script.
 */
export function ItemSet({ set, item, sku }: SetProps) {
  const { t } = useLingui()
  const { form, rows, choose } = useChoices({ set, item, sku })
  const { send, isBusy, refusal, added } = useAddToCart({ name: item.name, image: sku.image })
  const { single, price } = pricesOf(
    rows.map(({ part, choice }) => ({ value: choice.price.value, qty: part.qty })),
    set.percentOff,
  )
  const { currency } = sku.salePrc
  return (
    <section className="mt-14 border-t border-line pt-12">
      <h2 className="text-title">
        <Trans>Buy it as a set</Trans>
      </h2>
      <p className="mt-1 text-muted">
        <Trans>
          Put together by {item.shop.name}. You choose the finish and size of each piece.
        </Trans>
      </p>
      <form
        ref={form}
        method="post"
        action="/add-to-cart"
        onSubmit={send}
        aria-label={t`Set`}
        className="mt-5 max-w-3xl"
      >
        <input type="hidden" name="set" value={item.id} />
        <ul className="divide-y divide-line border-y border-line">
          {rows.map(({ part, choice }) => (
            <PartRow
              key={part.itemId}
              part={part}
              choice={choice}
              choose={(skuId) => choose(part.itemId, skuId)}
            />
          ))}
        </ul>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
          <div>
            <p className="text-large">
              <Trans>Set price</Trans>{' '}
              <output className="font-bold">
                <Price amount={{ value: price, currency }} />
              </output>
            </p>
            {price < single ? (
              <p className="text-small text-muted">
                <Trans>
                  Bought separately: <Price amount={{ value: single, currency }} />
                </Trans>
              </p>
            ) : null}
          </div>
          <button type="submit" aria-disabled={isBusy} className="btn btn-main min-h-12">
            <Trans>Add the set to basket</Trans>
          </button>
        </div>
        {refusal ? (
          <p role="alert" className="mt-3 text-refuse">
            {refusal}
          </p>
        ) : null}
        {refusal ? null : added}
      </form>
    </section>
  )
}

/** Which version of each part. */
function useChoices({ set: { parts }, item, sku }: SetProps) {
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({})
  const form = useRef<HTMLFormElement>(null)
  // What was chosen before hydration counts as well.
  useOnceHydrated(() => {
    if (!form.current) return
    const early = new FormData(form.current)
    setChosen(
      Object.fromEntries(
        parts
          .map(({ itemId }) => [itemId, Number(early.get(skuName(itemId)))] as const)
          .filter(([itemId, skuId]) => itemId !== item.id || skuId !== sku.id),
      ),
    )
  })
  // The item comes in the version that the page shows, until another one is chosen here.
  const rows = parts.map((part) => {
    const wanted = chosen[part.itemId] ?? (part.itemId === item.id ? sku.id : undefined)
    return {
      part,
      choice: part.choices.find(({ skuId }) => skuId === wanted) ?? part.choices[0]!,
    }
  })
  return {
    form,
    rows,
    choose: (itemId: number, skuId: number) => setChosen({ ...chosen, [itemId]: skuId }),
  }
}

type RowProps = {
  part: SetPart
  choice: Choice
  choose: (skuId: number) => void
}

function PartRow({ part: { itemId, name, path, qty, choices }, choice, choose }: RowProps) {
  const { t } = useLingui()
  const { locale } = useShop()
  const nameOf = useFinishName()
  const isOfSizes = new Set(choices.map((one) => sizeText(one, locale))).size > 1
  const isOfPrices = new Set(choices.map(({ price }) => price.value)).size > 1
  const wordsOf = (one: Choice) =>
    [
      nameOf(one.finish),
      ...(isOfSizes ? [sizeText(one, locale)] : []),
      ...(isOfPrices ? [formatMoney(one.price, locale)] : []),
    ].join(', ')
  return (
    <li className="flex items-center gap-3 py-3 sm:gap-4">
      <Thumbnail url={choice.image} alt="" tint={choice.tint} />
      <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-[1fr_20rem] sm:items-center">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span>
            <Link to={path} className="font-medium hover:text-accent">
              {name}
            </Link>
            {qty > 1 ? <span className="text-muted"> × {qty}</span> : null}
          </span>{' '}
          <Price amount={choice.price} />
        </p>
        <select
          name={skuName(itemId)}
          value={choice.skuId}
          onChange={(event) => choose(Number(event.target.value))}
          aria-label={t`Version of ${name}`}
          className="field text-ellipsis"
        >
          {choices.map((one) => (
            <option key={one.skuId} value={one.skuId}>
              {wordsOf(one)}
            </option>
          ))}
        </select>
      </div>
    </li>
  )
}
