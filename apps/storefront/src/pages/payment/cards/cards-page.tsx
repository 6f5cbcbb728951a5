import { useState } from 'react'
import { data, redirect, useRevalidator } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { isProblem } from '@galleria/contract/client'
import type { Route } from './+types/cards-page.ts'
import { headOf, showHead } from '../../../addresses/head.ts'
import { answerOffline } from '../../../parts/buyer/answer-offline.ts'
import { SideMenu } from '../../../parts/buyer/side-menu.tsx'
import { Toast } from '../../../parts/buyer/toast.tsx'
import { loginFirst } from '../../../parts/buyer/read-for-buyer.ts'
import { readForm } from '../../../parts/read-form.ts'
import { shopOf } from '../../../shop-context.ts'
import { AddCard } from './add-card.tsx'
import { SavedCardRow } from './saved-card-row.tsx'
import { suggestHolder } from './suggest-holder.ts'

export const meta = showHead

/** The cards of a member; a guest signs in first. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const user = await shop.user()
  if (!user) throw redirect('/login?to=%2Fbuyer%2Fcards')
  const [{ data: cards, config }, addresses] = await Promise.all([
    shop.call('POST /api/trantor/flow/customer_QueryCardByCustomerFlow', { isBind: 1 }),
    shop.call('POST /sapi/mall-customer/shipping-address/queryShippingAddressListFlow', {}),
  ])
  return {
    head: headOf(shop, {
      title: shop.i18n._(msg`My cards`),
      path: '/buyer/cards',
      isListed: false,
    }),
    cards,
    config,
    holder: suggestHolder(user, addresses),
  }
}

type Outcome = 'deleted' | 'default' | 'gone'

/** What is done to a card that is kept: plain forms. */
export async function action({ request, context }: Route.ActionArgs) {
  const { call } = shopOf(context)
  const form = await readForm(request)
  const id = String(form.get('id') ?? '')
  const isDeletion = form.get('operation') === 'delete'
  try {
    await call(
      isDeletion
        ? 'POST /api/trantor/func/customer_DeleteCardFunc'
        : 'POST /api/trantor/func/customer_SetDefaultCardFunc',
      { id },
    )
    return { outcome: (isDeletion ? 'deleted' : 'default') as Outcome, at: Date.now() }
  } catch (error) {
    if (!isProblem(error) || error.status >= 500) throw error
    if (error.status === 401) throw loginFirst(request)
    return data({ outcome: 'gone' as Outcome, at: Date.now() }, 404)
  }
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOffline<unknown, { isOffline: true; at: number }>(serverAction, {
    isOffline: true,
    at: Date.now(),
  })
}

type Answer = { readonly at: number } & (
  | { readonly outcome: Outcome }
  | { readonly isOffline: true }
)

export default function CardsPage({
  loaderData: { cards, config, holder },
  actionData,
}: Route.ComponentProps) {
  const revalidator = useRevalidator()
  const [addedAt, setAddedAt] = useState<number>()
  const answer = actionData as Answer | undefined
  return (
    <div className="wrap gap-12 pt-4 pb-16 sm:pt-10 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)]">
      <SideMenu />
      <div className="max-w-2xl min-w-0">
        <h1 className="text-head sm:text-hero">
          <Trans>My cards</Trans>
        </h1>
        <p className="mt-3 text-muted">
          <Trans>
            Your card details are stored by the payment provider, never by us. You can choose one of
            your cards at the checkout.
          </Trans>
        </p>
        {cards.length === 0 ? (
          <p className="mt-6">
            <Trans>You have no saved cards yet.</Trans>
          </p>
        ) : (
          <ul className="mt-6 grid gap-4">
            {cards.map((card) => (
              <li key={card.id}>
                <SavedCardRow card={card} />
              </li>
            ))}
          </ul>
        )}
        {config ? (
          <AddCard
            config={config}
            holder={holder}
            onAdded={() => {
              setAddedAt(Date.now())
              void revalidator.revalidate()
            }}
          />
        ) : (
          <p className="mt-6 text-muted">
            <Trans>Cards cannot be saved here at the moment.</Trans>
          </p>
        )}
        {answer ? (
          <Toast
            about={answer.at}
            tone={'outcome' in answer && answer.outcome !== 'gone' ? 'done' : 'info'}
          >
            <OutcomeText answer={answer} />
          </Toast>
        ) : null}
        {addedAt ? (
          <Toast about={addedAt} tone="done">
            <Trans>Added successfully</Trans>
          </Toast>
        ) : null}
      </div>
    </div>
  )
}

function OutcomeText({ answer }: { answer: Answer }) {
  if ('isOffline' in answer)
    return <Trans>You’re offline. Please try again when you have a connection.</Trans>
  switch (answer.outcome) {
    case 'deleted':
      return <Trans>The card has been removed.</Trans>
    case 'default':
      return <Trans>This is now your default card.</Trans>
    case 'gone':
      return <Trans>This card has already been removed.</Trans>
  }
}
