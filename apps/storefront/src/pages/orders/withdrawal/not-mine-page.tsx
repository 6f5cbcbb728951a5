import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Form, useNavigation } from 'react-router'
import type { Route } from './+types/not-mine-page.ts'
import { showHead } from '../../../addresses/head.ts'
import { DoorFrame, Done } from '../../../parts/account/account-frame.tsx'
import { shopOf } from '../../../shop-context.ts'
import { keyHeaders, readKey, spendKey } from '../key-page.ts'

const PATH = '/withdrawal/not-me'

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
    shopOf(context).call('POST /sapi/mall-order/web/withdrawal/disown', { token }),
  )
}

/** The way out for who reads the mailbox that somebody else gave with a statement. */
export default function NotMinePage({
  loaderData: { token, isDone },
  actionData,
}: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle'
  if (isDone)
    return (
      <DoorFrame title={<Trans>Thank you</Trans>}>
        <Done>
          <Trans>
            The statement no longer counts as yours. There is nothing else you have to do.
          </Trans>
        </Done>
      </DoorFrame>
    )
  return (
    <DoorFrame
      title={<Trans>Was this withdrawal not yours?</Trans>}
      intro={
        <Trans>
          Somebody gave your mail address with a withdrawal from a contract. Press the button, and
          we stop it as far as that is still possible.
        </Trans>
      }
    >
      {actionData?.isSpoilt || !token ? (
        <p role="alert" className="mt-6 rounded-card border border-warn bg-surface p-4">
          <Trans>
            This link is older than 90 days, or was cut short on its way. Please open it from the
            mail once more.
          </Trans>
        </p>
      ) : null}
      {token ? (
        <Form method="post" className="mt-6">
          <input type="hidden" name="token" value={token} />
          <button type="submit" className="btn btn-main" disabled={isBusy}>
            <Trans>This was not me</Trans>
          </button>
        </Form>
      ) : null}
    </DoorFrame>
  )
}
