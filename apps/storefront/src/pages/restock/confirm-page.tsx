import { Form, Link, useNavigation } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/confirm-page.ts'
import { showHead } from '../../addresses/head.ts'
import { DoorFrame, Done } from '../../parts/account/account-frame.tsx'
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
export default function ConfirmPage({
  loaderData: { token, isDone, to },
  actionData,
}: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle'
  if (isDone)
    return (
      <DoorFrame title={<Trans>Thank you, that’s settled</Trans>}>
        <Done>
          <Trans>We’ll email you once, as soon as it can be bought again.</Trans>
        </Done>
        <Link to={to} className="btn btn-quiet mt-6">
          <Trans>Back to the item</Trans>
        </Link>
      </DoorFrame>
    )
  return (
    <DoorFrame
      title={<Trans>Shall we tell you when it’s back?</Trans>}
      intro={
        <Trans>
          Press the button and we’ll send one email to the address that got this link, as soon as
          the item can be bought again.
        </Trans>
      }
    >
      {actionData?.isSpoilt || !token ? (
        <p role="alert" className="mt-6 rounded-card border border-warn bg-surface p-4">
          <Trans>
            This link is more than two days old, or incomplete. Please ask again on the item’s page.
          </Trans>
        </p>
      ) : null}
      {token ? (
        <Form method="post" className="mt-6">
          <input type="hidden" name="token" value={token} />
          <button type="submit" className="btn btn-main" disabled={isBusy}>
            <Trans>Yes, email me</Trans>
          </button>
        </Form>
      ) : null}
    </DoorFrame>
  )
}
