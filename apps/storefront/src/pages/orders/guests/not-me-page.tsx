import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/not-me-page.ts'
import { showHead } from '../../../addresses/head.ts'
import { KeyButton } from '../../../parts/account/key-button.tsx'
import { shopOf } from '../../../shop-context.ts'
import { keyHeaders, readKey, spendKey } from '../../../parts/account/key-page.ts'

const PATH = '/not-me'

export const meta = showHead

export function headers() {
  return keyHeaders
}

export function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  return readKey(shop, request, { path: PATH, title: shop.i18n._(msg`This was not me`) })
}

export function action({ request, context }: Route.ActionArgs) {
  return spendKey(request, PATH, (token) =>
    shopOf(context).call('POST /sapi/mall-order/web/order/stopOrderMails', { token }),
  )
}

/** The way out of mails that go to an address which somebody else gave. */
export default function NotMePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <KeyButton
      page={loaderData}
      answer={actionData}
      title={<Trans>Didn’t place this order?</Trans>}
      intro={
        <Trans>
          Somebody used your email address for an order, perhaps by mistake. Press the button and
          we’ll stop emailing you about that person’s orders, even those that are paid.
        </Trans>
      }
      button={<Trans>Stop sending me these emails</Trans>}
      spoilt={
        <Trans>
          This link is more than 90 days old, or incomplete. Please open the one in the latest
          email.
        </Trans>
      }
      doneTitle={<Trans>You won’t get these emails again</Trans>}
      done={
        <Trans>
          We will no longer email you about that person’s orders. You don’t need to do anything
          else, and you have not been charged.
        </Trans>
      }
    />
  )
}
