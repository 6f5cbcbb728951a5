import { Form, useNavigation } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/not-me-page.ts'
import { showHead } from '../../addresses/head.ts'
import { DoorFrame, Done } from '../../parts/account/account-frame.tsx'
import { shopOf } from '../../shop-context.ts'
import { keyHeaders, readKey, spendKey } from '../../parts/account/key-page.ts'

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
export default function NotMePage({
  loaderData: { token, isDone },
  actionData,
}: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle'
  if (isDone)
    return (
      <DoorFrame title={<Trans>You won’t get these emails again</Trans>}>
        <Done>
          <Trans>
            We will no longer email you about that person’s orders. You don’t need to do anything
            else, and you have not been charged.
          </Trans>
        </Done>
      </DoorFrame>
    )
  return (
    <DoorFrame
      title={<Trans>Didn’t place this order?</Trans>}
      intro={
        <Trans>
          Somebody used your email address for an order, perhaps by mistake. Press the button and
          we’ll stop emailing you about that person’s orders, even those that are paid.
        </Trans>
      }
    >
      {actionData?.isSpoilt || !token ? (
        <p role="alert" className="mt-6 rounded-card border border-warn bg-surface p-4">
          <Trans>
            This link is more than 90 days old, or incomplete. Please open the one in the latest
            email.
          </Trans>
        </p>
      ) : null}
      {token ? (
        <Form method="post" className="mt-6">
          <input type="hidden" name="token" value={token} />
          <button type="submit" className="btn btn-main" disabled={isBusy}>
            <Trans>Stop sending me these emails</Trans>
          </button>
        </Form>
      ) : null}
    </DoorFrame>
  )
}
