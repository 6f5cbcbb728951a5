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
    text: msg`Nothing has been ordered and you have not been charged. Items we don’t have enough of are marked below: take fewer or remove them, then continue.`,
  },
  priceChanged: {
    title: msg`A price or the delivery cost has changed`,
    text: msg`Nothing has been ordered and you have not been charged. Your basket shows the current amounts; if you’re happy with them, continue to checkout.`,
  },
  cartChanged: {
    title: msg`Your basket has changed`,
    text: msg`You may have changed it in another window. Nothing has been ordered and you have not been charged. Please check it again.`,
  },
  groupOver: {
    title: msg`This group can no longer be joined`,
    text: msg`It is full or has closed. Nothing has been ordered and you have not been charged. You can find other groups or start a new one on the item’s page.`,
  },
  groupOwn: {
    title: msg`You are in this group already`,
    text: msg`You can only join a group once. You’ll find an invitation for others in your order.`,
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
    return <Trans>You’re offline, so nothing has been changed. Please try again.</Trans>
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
