import type { ReactNode } from 'react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { IconAlert } from '@galleria/ui/icons'
import type { CartNotice } from './cart-notices.ts'
import type { CartRefusal } from './change-cart.ts'

const noticeTexts = {
  soldOut: {
    title: msg`Something has just been sold out`,
    text: msg`Nothing was ordered and nothing was charged. What we no longer have enough of is marked below: take fewer, or remove it, and go on.`,
  },
  priceChanged: {
    title: msg`A price or the delivery cost has changed`,
    text: msg`Nothing was ordered and nothing was charged. Your cart shows the amounts of this moment; if they suit you, go on to checkout.`,
  },
  cartChanged: {
    title: msg`Your cart has changed`,
    text: msg`Perhaps you changed it in another window. Nothing was ordered and nothing was charged. Please look through it once more.`,
  },
  groupOver: {
    title: msg`This group cannot be ordered in any more`,
    text: msg`It is full, or its time is over. Nothing was ordered and nothing was charged. On the page of the item you see other groups and can start a new one.`,
  },
  groupOwn: {
    title: msg`You are in this group already`,
    text: msg`Nobody joins a group twice. You find the invitation for others in your order.`,
  },
} as const satisfies Record<CartNotice, { title: MessageDescriptor; text: MessageDescriptor }>

/** Why the person is back in the cart. */
export function NoticeBox({ notice }: { notice: CartNotice | undefined }) {
  const { i18n } = useLingui()
  if (!notice) return null
  const { title, text } = noticeTexts[notice]
  return (
    <Warning>
      <strong className="block font-bold">{i18n._(title)}</strong>
      {i18n._(text)}
    </Warning>
  )
}

/** Why a change did not happen. */
export function RefusalBox({ refusal }: { refusal: CartRefusal | undefined }) {
  return refusal ? (
    <Warning>
      <RefusalText refusal={refusal} />
    </Warning>
  ) : null
}

export function RefusalText({ refusal: { code, text, available } }: { refusal: CartRefusal }) {
  if (code === 'network')
    return (
      <Trans>There is no connection at the moment, so nothing was changed. Please try again.</Trans>
    )
  if (code === 'stock.exceeded' && available)
    return (
      <Plural
        value={available}
        one="There is only # left, so the quantity stays as it was."
        other="There are only # left, so the quantity stays as it was."
      />
    )
  if (code === 'stock.exceeded' || code === 'stock.sold_out')
    return <Trans>This has just been sold out.</Trans>
  return text
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="mt-5 flex gap-3 rounded-card border border-warn bg-surface p-4">
      <span className="shrink-0 text-warn">
        <IconAlert />
      </span>
      <p className="max-w-2xl">{children}</p>
    </div>
  )
}
