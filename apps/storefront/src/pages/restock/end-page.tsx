import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/end-page.ts'
import { showHead } from '../../addresses/head.ts'
import { KeyButton } from '../../parts/account/key-button.tsx'
import { keyHeaders, readKey, spendKey } from '../../parts/account/key-page.ts'
import { shopOf } from '../../shop-context.ts'

const PATH = '/back-in-stock/end'

export const meta = showHead

export function headers() {
  return keyHeaders
}

export function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  return readKey(shop, request, {
    path: PATH,
    title: shop.i18n._(msg`No more emails about sold-out items`),
  })
}

export function action({ request, context }: Route.ActionArgs) {
  return spendKey(request, PATH, (token) =>
    shopOf(context).call('POST /sapi/mall-item/stockwish/end', { token }),
  )
}

/** The way out of the mails about what is sold out. */
export default function EndPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <KeyButton
      page={loaderData}
      answer={actionData}
      title={<Trans>No more emails about sold-out items</Trans>}
      intro={
        <Trans>
          Press the button and we’ll forget everything you wanted to be told about. Emails about
          your orders are not affected.
        </Trans>
      }
      button={<Trans>Stop these emails</Trans>}
      spoilt={
        <Trans>This link is too old, or incomplete. Please open the one in the latest email.</Trans>
      }
      doneTitle={<Trans>You won’t get these emails again</Trans>}
      done={
        <Trans>
          You’re no longer waiting for anything. Emails about your orders are not affected.
        </Trans>
      }
    />
  )
}
