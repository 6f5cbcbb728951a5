import { data, Form, redirect, useNavigation } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { isProblem } from '@galleria/contract/client'
import type { Route } from './+types/not-me-page.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { DoorFrame, Done } from '../../parts/account/account-frame.tsx'
import { readForm } from '../../parts/read-form.ts'
import { shopOf } from '../../shop-context.ts'

export const meta = showHead

/** The address is a key, so nobody keeps the page and no other site learns where the reader came from. Our own does: without an origin a form that is sent without a script would be refused. */
const secret = { 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' }

export function headers() {
  return secret
}

/** Shows a button and does nothing: programs that look at mails open their links, too. It does not look at the key either, so that nothing can be learnt from it. */
export function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const query = new URL(request.url).searchParams
  return {
    head: headOf(shop, {
      title: shop.i18n._(msg`This was not me`),
      path: '/not-me',
      isListed: false,
    }),
    token: query.get('token') ?? '',
    isDone: query.has('done'),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const token = String((await readForm(request)).get('token') ?? '')
  try {
    await shopOf(context).call('POST /sapi/mall-order/web/order/stopOrderMails', { token })
  } catch (error) {
    if (!isProblem(error) || error.status >= 500) throw error
    return data({ isSpoilt: true }, 404)
  }
  return redirect('/not-me?done', 303)
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
