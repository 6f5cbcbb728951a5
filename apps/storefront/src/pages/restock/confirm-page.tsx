import { Link } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/confirm-page.ts'
import { showHead } from '../../addresses/head.ts'
import { KeyButton } from '../../parts/account/key-button.tsx'
import { keyHeaders, readKey, spendKey } from '../../parts/account/key-page.ts'
import { shopOf } from '../../shop-context.ts'

const PATH = '/back-in-stock'

export const meta = showHead

export function headers() {
  return keyHeaders
}

export function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  return readKey(shop, request, { path: PATH, title: shop.i18n._(msg`Tell me when it’s back`) })
}

export function action({ request, context }: Route.ActionArgs) {
  return spendKey(request, PATH, async (token) => {
    const { href } = await shopOf(context).call('POST /sapi/mall-item/stockwish/confirm', { token })
    return { to: href }
  })
}

/** Where the first mail leads: the address is the reader's, and wants the second. */
export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <KeyButton
      page={loaderData}
      answer={actionData}
      title={<Trans>Shall we tell you when it’s back?</Trans>}
      intro={
        <Trans>
          Press the button and we’ll send one email to the address that got this link, as soon as
          the item can be bought again.
        </Trans>
      }
      button={<Trans>Yes, email me</Trans>}
      spoilt={
        <Trans>
          This link is more than two days old, or incomplete. Please ask again on the item’s page.
        </Trans>
      }
      doneTitle={<Trans>Thank you, that’s settled</Trans>}
      done={<Trans>We’ll email you once, as soon as it can be bought again.</Trans>}
      onward={
        <Link to={loaderData.to} className="btn btn-quiet mt-6">
          <Trans>Back to the item</Trans>
        </Link>
      }
    />
  )
}
