import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { data, Form, redirect, useNavigation } from 'react-router'
import { isProblem } from '@galleria/contract/client'
import type { Route } from './+types/not-mine-page.ts'
import { headOf, showHead } from '../../../addresses/head.ts'
import { DoorFrame, Done } from '../../../parts/account/account-frame.tsx'
import { readForm } from '../../../parts/read-form.ts'
import { shopOf } from '../../../shop-context.ts'

export const meta = showHead

/** The address is a key, so nobody keeps the page and no other site learns where the reader came from. Our own does: without an origin a form that is sent without a script would be refused. */
export function headers() {
  return { 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' }
}

/** Shows a button and does nothing: programs that look at mails open their links, too. */
export function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const query = new URL(request.url).searchParams
  return {
    head: headOf(shop, {
      title: shop.i18n._(msg`This was not me`),
      path: '/withdrawal/not-me',
      isListed: false,
    }),
    token: query.get('token') ?? '',
    isDone: query.has('done'),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const token = String((await readForm(request)).get('token') ?? '')
  try {
    await shopOf(context).call('POST /sapi/mall-order/web/withdrawal/disown', { token })
  } catch (error) {
    if (!isProblem(error) || error.status >= 500) throw error
    return data({ isSpoilt: true }, 404)
  }
  return redirect('/withdrawal/not-me?done', 303)
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
