import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/end-reminders-page.ts'
import { showHead } from '../../addresses/head.ts'
import { KeyButton } from '../../parts/account/key-button.tsx'
import { keyHeaders, readKey, spendKey } from '../../parts/account/key-page.ts'
import { shopOf } from '../../shop-context.ts'

const PATH = '/review-reminders/end'

export const meta = showHead

export function headers() {
  return keyHeaders
}

export function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  return readKey(shop, request, {
    path: PATH,
    title: shop.i18n._(msg`No more reminders to review`),
  })
}

export function action({ request, context }: Route.ActionArgs) {
  return spendKey(request, PATH, (token) =>
    shopOf(context).call('POST /sapi/mall-content/reviewreminder/end', { token }),
  )
}

/** The way out of the mails that ask for a review. */
export default function EndRemindersPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <KeyButton
      page={loaderData}
      answer={actionData}
      title={<Trans>No more reminders to review</Trans>}
      intro={
        <Trans>
          Press the button and we won’t ask you for reviews by email any more. Emails about your
          orders are not affected.
        </Trans>
      }
      button={<Trans>Stop these emails</Trans>}
      spoilt={
        <Trans>This link is too old, or incomplete. Please open the one in the latest email.</Trans>
      }
      doneTitle={<Trans>You won’t get these emails again</Trans>}
      done={
        <Trans>
          We no longer ask you for reviews by email. You can switch it on again under My reviews.
        </Trans>
      }
    />
  )
}
