import { Form, useNavigation } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/end-page.ts'
import { showHead } from '../../addresses/head.ts'
import { DoorFrame, Done } from '../../parts/account/account-frame.tsx'
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
export default function EndPage({
  loaderData: { token, isDone },
  actionData,
}: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle'
  if (isDone)
    return (
      <DoorFrame title={<Trans>You won’t get these emails again</Trans>}>
        <Done>
          <Trans>
            You’re no longer waiting for anything. Emails about your orders are not affected.
          </Trans>
        </Done>
      </DoorFrame>
    )
  return (
    <DoorFrame
      title={<Trans>No more emails about sold-out items</Trans>}
      intro={
        <Trans>
          Press the button and we’ll forget everything you wanted to be told about. Emails about
          your orders are not affected.
        </Trans>
      }
    >
      {actionData?.isSpoilt || !token ? (
        <p role="alert" className="mt-6 rounded-card border border-warn bg-surface p-4">
          <Trans>
            This link is too old, or incomplete. Please open the one in the latest email.
          </Trans>
        </p>
      ) : null}
      {token ? (
        <Form method="post" className="mt-6">
          <input type="hidden" name="token" value={token} />
          <button type="submit" className="btn btn-main" disabled={isBusy}>
            <Trans>Stop these emails</Trans>
          </button>
        </Form>
      ) : null}
    </DoorFrame>
  )
}
