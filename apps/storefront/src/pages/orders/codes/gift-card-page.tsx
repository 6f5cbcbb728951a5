import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link, redirect } from 'react-router'
import { isProblem } from '@galleria/contract/client'
import { IconBack } from '@galleria/ui/icons'
import type { Route } from './+types/gift-card-page.ts'
import { headOf, showHead } from '../../../addresses/head.ts'
import { shopOf } from '../../../shop-context.ts'
import { GiftCardCode } from './gift-card-code.tsx'
import { giftCardPath, orderPath } from '../operations.ts'
import { readForBuyer } from '../../../parts/buyer/read-for-buyer.ts'

export const meta = showHead

/** Of a card that cannot be used no code is shown: the list of orders is the place to be. */
export function loader({ request, context, params }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const { giftCardId } = params
  return readForBuyer(request, async () => {
    try {
      return {
        head: headOf(shop, {
          title: shop.i18n._(msg`Your gift card`),
          path: giftCardPath(giftCardId),
          isListed: false,
        }),
        card: await shop.call('POST /sapi/mall-marketing/giftCards/queryGiftCardCode', {
          id: giftCardId,
        }),
      }
    } catch (error) {
      if (isProblem(error) && error.code === 'gift_card.state') throw redirect('/buyer/orders', 303)
      throw error
    }
  })
}

export default function GiftCardPage({ loaderData: { card } }: Route.ComponentProps) {
  return (
    <div className="wrap max-w-3xl pt-4 pb-16 sm:pt-8">
      <Link to={orderPath(card.tradeOrderId)} className="tap text-muted hover:text-ink">
        <IconBack size={18} />
        <Trans>Back to the order</Trans>
      </Link>
      <h1 className="mb-5 text-head">
        <Trans>Your gift card</Trans>
      </h1>
      <div className="card p-5 sm:p-6">
        <GiftCardCode card={card} />
      </div>
    </div>
  )
}
