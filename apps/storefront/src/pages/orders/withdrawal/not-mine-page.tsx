import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/not-mine-page.ts'
import { showHead } from '../../../addresses/head.ts'
import { KeyButton } from '../../../parts/account/key-button.tsx'
import { shopOf } from '../../../shop-context.ts'
import { keyHeaders, readKey, spendKey } from '../../../parts/account/key-page.ts'

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
export default function NotMinePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <KeyButton
      page={loaderData}
      answer={actionData}
      title={<Trans>Didn’t make this withdrawal?</Trans>}
      intro={
        <Trans>
          Somebody used your email address to withdraw from a contract. Press the button and we’ll
          stop the withdrawal if that is still possible.
        </Trans>
      }
      button={<Trans>This was not me</Trans>}
      spoilt={
        <Trans>
          This link is more than 90 days old, or incomplete. Please open it from the email again.
        </Trans>
      }
      doneTitle={<Trans>Thank you</Trans>}
      done={
        <Trans>The statement no longer counts as yours. You don’t need to do anything else.</Trans>
      }
    />
  )
}
