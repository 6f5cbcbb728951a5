import { Trans } from '@lingui/react/macro'
import type { WireOrderLine } from '@galleria/contract/order'
import type { WireMoney } from '@galleria/contract/wire'
import { fromMajor, money, toMajor, type Currency } from '@galleria/kernel/money'
import { Thumbnail } from '@galleria/ui/picture'
import { useVersionText } from '../../../parts/buyer/version-text.ts'
import { Times } from '../../../parts/measure.tsx'
import { Price } from '../../../parts/price.tsx'
import { pickedOf, type Application } from '../asking/application.ts'
import { chosenSku, differencesOf, type Exchanges } from '../asking/exchange-choices.ts'
import { MoneyBeside } from '../asking/exchange-sku-field.tsx'
import { versionsOf } from '../asking/version-field.tsx'
import type { PreviewState } from '../asking/use-preview.ts'

/** What comes for what goes, line by line, and what money comes back beside it. */
export function ExchangeCard({
  application,
  lines,
  exchanges,
  previewed: { preview, isBusy, hasFailed, sentence, retry },
}: {
  application: Application
  lines: readonly WireOrderLine[]
  exchanges: Exchanges
  previewed: PreviewState
}) {
  const picked = pickedOf(application)
  const differences = picked.flatMap(
    ({ lineId, skuId }) => differencesOf(preview, lineId).get(skuId) ?? [],
  )
  // Of what is not chosen yet nobody knows what it costs.
  const isAllChosen =
    picked.length > 0 && picked.every((choice) => chosenSku(exchanges, choice) !== undefined)
  return (
    <section
      aria-busy={isBusy}
      className="card p-5 sm:p-6 lg:sticky lg:top-6 lg:col-start-2 lg:row-span-4 lg:row-start-1"
    >
      <h2 className="text-title">
        <Trans>What you get instead</Trans>
      </h2>
      <div aria-live="polite" className="mt-4 grid gap-4">
        {picked.length === 0 ? (
          <p className="text-muted">
            <Trans>Nothing is chosen yet.</Trans>
          </p>
        ) : (
          picked.map((choice) => {
            const line = lines.find(({ id }) => id === choice.lineId)
            const versions = versionsOf(preview, choice.lineId)
            const goods =
              versions.find(({ sku }) => String(sku.id) === choice.goodsSkuId) ?? versions[0]
            return line ? (
              <Swap
                key={choice.id}
                goods={goods?.sku ?? line.sku}
                qty={choice.qty}
                sku={chosenSku(exchanges, choice)}
                difference={differencesOf(preview, choice.lineId).get(choice.skuId)}
              />
            ) : null
          })
        )}
      </div>
      {isAllChosen ? (
        <p className="mt-4 border-t border-line pt-4 text-small text-muted">
          <WhatMoves differences={differences} />
        </p>
      ) : null}
      {hasFailed ? (
        <p role="alert" className="mt-3 text-small text-warn">
          {sentence ?? <Trans>The reasons could not be loaded at the moment.</Trans>}{' '}
          <button type="button" onClick={retry} className="link tap">
            <Trans>Try again</Trans>
          </button>
        </p>
      ) : null}
      <noscript>
        <button type="submit" name="intent" value="preview" className="btn btn-quiet mt-4 w-full">
          <Trans>Show what I have chosen</Trans>
        </button>
      </noscript>
    </section>
  )
}

/** Said before it is sent: what comes back of all of it together, what is to be paid, and when. */
function WhatMoves({ differences }: { differences: readonly WireMoney[] }) {
  const back = sumOf(differences.filter(({ value }) => value > 0))
  const toPay = sumOf(
    differences
      .filter(({ value }) => value < 0)
      .map((amount) => ({ ...amount, value: -amount.value })),
  )
  if (!back && !toPay) return <Trans>There is nothing to pay, and nothing to refund.</Trans>
  return (
    <>
      {toPay ? (
        <span className="block">
          <Trans>
            You pay <Price amount={toPay} className="font-bold text-ink" /> once your items have
            arrived and been accepted, because it costs more than you paid. The replacement is sent
            after that.
          </Trans>
        </span>
      ) : null}
      {back ? (
        <span className="block">
          <Trans>
            You get <Price amount={back} className="font-bold text-ink" /> back, because it costs
            less than you paid. It is refunded to the payment method you used once the replacement
            has been sent.
          </Trans>
        </span>
      ) : null}
    </>
  )
}

function sumOf(amounts: readonly WireMoney[]): WireMoney | undefined {
  const [first] = amounts
  if (!first) return undefined
  const currency = first.currency as Currency
  const total = amounts.reduce(
    (sum, { value }) => sum + (fromMajor(value, currency)?.minor ?? 0),
    0,
  )
  return { value: toMajor(money(total, currency)), currency }
}

function Swap({
  goods,
  qty,
  sku,
  difference,
}: {
  goods: Pick<WireOrderLine['sku'], 'id' | 'name' | 'attributes' | 'marketingUnit'>
  qty: number
  sku: Exchanges[string][number] | undefined
  difference: WireMoney | undefined
}) {
  const versionText = useVersionText()
  const from = versionText(goods.attributes)
  return (
    <div className="flex gap-3">
      {sku ? <Thumbnail url={sku.image} alt="" tint={sku.tint} size={56} /> : null}
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">
          <Times qty={qty} sku={goods} /> {goods.name}
        </p>
        <p>
          {sku ? (
            versionText(sku.attributes)
          ) : (
            <span className="text-warn">
              <Trans>not chosen yet</Trans>
            </span>
          )}
        </p>
        <p className="text-small text-muted">
          {sku?.id === goods.id ? (
            <Trans>the same item again</Trans>
          ) : (
            <Trans>instead of {from}</Trans>
          )}
        </p>
        {difference && difference.value !== 0 ? (
          <p className="text-small">
            <MoneyBeside amount={difference} />
          </p>
        ) : null}
      </div>
    </div>
  )
}
