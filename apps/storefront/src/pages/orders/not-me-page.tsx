import { Form, useNavigation } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/not-me-page.ts'
import { showHead } from '../../addresses/head.ts'
import { DoorFrame, Done } from '../../parts/account/account-frame.tsx'
import { shopOf } from '../../shop-context.ts'
import { keyHeaders, readKey, spendKey } from './key-page.ts'

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
      <DoorFrame title={<Trans>No more of these mails</Trans>}>
        <Done>
          <Trans>
            Nothing about orders of whoever gave your address comes to it any more. There is nothing
            else you have to do, and nothing was charged to you.
          </Trans>
        </Done>
      </DoorFrame>
    )
  return (
    <DoorFrame
      title={<Trans>Was this order not yours?</Trans>}
      intro={
        <Trans>
          Somebody gave your mail address with an order, perhaps by a slip. Press the button, and we
          send nothing more about the orders of that person to your address, not even about those
          that are paid.
        </Trans>
      }
    >
      {actionData?.isSpoilt || !token ? (
        <p role="alert" className="mt-6 rounded-card border border-warn bg-surface p-4">
          <Trans>
            This link is older than 90 days, or was cut short on its way. Please open the one in the
            latest of these mails.
          </Trans>
        </p>
      ) : null}
      {token ? (
        <Form method="post" className="mt-6">
          <input type="hidden" name="token" value={token} />
          <button type="submit" className="btn btn-main" disabled={isBusy}>
            <Trans>Send me no more of these mails</Trans>
          </button>
        </Form>
      ) : null}
    </DoorFrame>
  )
}
