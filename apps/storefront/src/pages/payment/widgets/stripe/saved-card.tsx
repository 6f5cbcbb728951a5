import { useEffect, useId, useState } from 'react'
import { Link } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { isProblem } from '@galleria/contract/client'
import { Price } from '../../../../parts/price.tsx'
import { CardText, type ShownCard } from '../../cards/card-text.tsx'
import { call, usePay } from '../use-pay.ts'
import { WidgetFrame, WidgetWaits } from '../widget-box.tsx'
import type { WidgetProps } from '../widget.ts'
import { reasonOfDecline } from './card-errors.ts'
import { openStripe } from './stripe-js.ts'

/**
 * STRIPE_PAY_QUICK: one of the cards that a member keeps. Stripe's script is needed only when the
 * bank asks.
 */
export default function SavedCard({ channel, contractId, amount }: WidgetProps) {
  const pay = usePay(contractId, channel.channelName)
  const { cards, hasFailed } = useSavedCards()
  const [chosen, setChosen] = useState<string>()
  const [isAsked, setAsked] = useState(false)
  const token =
    chosen ?? cards?.find(({ isDefault, isExpired }) => isDefault && !isExpired)?.payCenterToken

  async function submit() {
    if (pay.isBusy) return
    setAsked(!token)
    if (!token) return
    const started = await pay.start({ bindToken: token })
    if (!started) return
    const clientSecret = started.redirectInfo?.clientSecret
    if (!started.needConfirm || !clientSecret) return pay.finish('PENDING')
    const stripe = await openStripe(channel.config).catch(() => undefined)
    if (!stripe) return pay.stop('loaderFailed')
    const { error } = await stripe.handleNextAction({ clientSecret })
    if (!error || error.type === 'api_connection_error') return pay.finish('PENDING')
    pay.finish('FAILED', reasonOfDecline(error))
  }

  if (!cards && !hasFailed) return <WidgetWaits />
  return (
    <WidgetFrame message={hasFailed ? 'unreachable' : pay.message} wait={pay.wait}>
      <CardChoice cards={cards ?? []} chosen={token ?? undefined} choose={setChosen} />
      <p className="mt-3">
        <Link to="/buyer/cards" reloadDocument className="link tap">
          <Trans>Add or remove cards</Trans>
        </Link>
      </p>
      <p role="alert" className="mt-3 text-refuse empty:hidden">
        {isAsked && !token ? <Trans>Please select a payment card.</Trans> : null}
      </p>
      <button
        type="button"
        onClick={() => void submit()}
        aria-disabled={pay.isBusy}
        className="btn btn-main mt-5 min-h-12 w-full"
      >
        {pay.isBusy ? (
          <Trans>One moment …</Trans>
        ) : (
          <span>
            <Trans>
              Pay <Price amount={amount} />
            </Trans>
          </span>
        )}
      </button>
    </WidgetFrame>
  )
}

function CardChoice({
  cards,
  chosen,
  choose,
}: {
  cards: readonly ShownCard[]
  chosen: string | undefined
  choose: (token: string) => void
}) {
  const { t } = useLingui()
  const name = useId()
  return (
    <div role="radiogroup" aria-label={t`Your cards`} className="grid gap-2">
      {cards.map((card) => (
        <label
          key={card.id}
          className="flex min-h-14 items-center gap-3 rounded-control border border-field px-4 py-2 has-checked:border-accent has-disabled:opacity-60"
        >
          <input
            type="radio"
            name={name}
            disabled={card.isExpired}
            checked={card.payCenterToken === chosen}
            onChange={() => choose(card.payCenterToken ?? '')}
            className="size-5 accent-accent"
          />
          <CardText card={card} />
        </label>
      ))}
    </div>
  )
}

function useSavedCards() {
  const [cards, setCards] = useState<readonly ShownCard[]>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isGone = false
    call('POST /api/trantor/flow/customer_QueryCardByCustomerFlow', { isBind: 1 }).then(
      ({ data }) => {
        if (!isGone) setCards(data)
      },
      (error: unknown) => {
        if (!isProblem(error)) throw error
        if (!isGone) setFailed(true)
      },
    )
    return () => {
      isGone = true
    }
  }, [])
  return { cards, hasFailed }
}
