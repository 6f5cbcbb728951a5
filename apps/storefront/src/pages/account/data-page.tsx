import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { WireSession } from '@galleria/contract/account'
import { IconDownload } from '@galleria/ui/account-icons'
import { DateText } from '@galleria/ui/date'
import { useSecondsLeft } from '@galleria/ui/inputs/use-seconds-left'
import type { Route } from './+types/data-page.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { AccountFrame, Done } from '../../parts/account/account-frame.tsx'
import { AccountNotice } from '../../parts/account/account-form.tsx'
import { answerRefusal, textOf } from '../../parts/account/form-answer.ts'
import { sendForm } from '../../parts/account/send-form.ts'
import { useShop } from '../../parts/use-shop.ts'
import { shopOf } from '../../shop-context.ts'
import { deviceName } from '@galleria/contract/device-name'
import { demandMember } from './member.ts'
import { readForm } from '../../parts/read-form.ts'

export const meta = showHead
const HERE = '/buyer/account/data'

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  await demandMember(shop, request)
  const query = new URL(request.url).searchParams
  const waitS = Math.min(86_400, Math.max(0, Number(query.get('wait')) || 0))
  return {
    head: headOf(shop, { title: shop.i18n._(msg`My data`), path: HERE, isListed: false }),
    sessions: await shop.call('POST /auth/web/user/session-list', {}),
    done: query.get('done'),
    waitS,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context)
  const form = await readForm(request)
  try {
    if (form.get('intent') === 'everywhere') {
      await shop.call('POST /auth/web/user/logout-all', {})
      return redirect('/login?note=signed-out', 303)
    }
    await shop.call('POST /auth/web/user/session-revoke', { id: textOf(form, 'id') })
  } catch (error) {
    return data(answerRefusal(error, request, form), 422)
  }
  return redirect(`${HERE}?done=revoked`, 303)
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return sendForm(request, serverAction)
}

/** What we know of a member, where it is signed in, and the way out. */
export default function DataPage({
  loaderData: { sessions, done, waitS },
  actionData,
}: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle'
  const left = useSecondsLeft(waitS)
  return (
    <AccountFrame title={<Trans>My data</Trans>}>
      {done === 'revoked' ? (
        <Done>
          <Trans>That device is signed out.</Trans>
        </Done>
      ) : null}
      <div className="mt-4">
        <AccountNotice
          answer={actionData ?? (waitS > 0 ? { intent: 'export', waitS } : undefined)}
          left={left}
        />
      </div>
      <section aria-labelledby="export" className="card mt-6 p-5">
        <h2 id="export" className="text-title">
          <Trans>Download your data</Trans>
        </h2>
        <p className="mt-2 text-muted">
          <Trans>
            Everything we hold about you in one file: your profile, addresses, orders, payments,
            after-sales, reviews and sign-ins. You can read it, and so can other software.
          </Trans>
        </p>
        <form method="post" action="/buyer/account/export" className="mt-4">
          <button type="submit" disabled={left > 0} className="btn btn-quiet">
            <IconDownload size={18} />
            <Trans>Download as JSON</Trans>
          </button>
        </form>
      </section>
      <section aria-labelledby="sessions" className="card mt-6 p-5">
        <h2 id="sessions" className="text-title">
          <Trans>Where you are signed in</Trans>
        </h2>
        <p className="mt-2 text-muted">
          <Trans>Don’t recognise one? Sign it out and change your password.</Trans>
        </p>
        <ul className="mt-3 divide-y divide-line">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} isBusy={isBusy} />
          ))}
        </ul>
        <Form method="post" className="mt-4">
          <input type="hidden" name="intent" value="everywhere" />
          <button type="submit" aria-disabled={isBusy} className="btn btn-quiet">
            <Trans>Sign out everywhere</Trans>
          </button>
        </Form>
      </section>
      <section aria-labelledby="delete" className="card mt-6 p-5">
        <h2 id="delete" className="text-title">
          <Trans>Delete your account</Trans>
        </h2>
        <p className="mt-2 text-muted">
          <Trans>
            Permanently, with everything in it. What we must keep for tax reasons is kept without
            your name.
          </Trans>
        </p>
        <p className="mt-2">
          <Link to="/buyer/account/delete" className="link tap">
            <Trans>Delete my account …</Trans>
          </Link>
        </p>
      </section>
    </AccountFrame>
  )
}

function SessionRow({
  session: { id, isCurrent, userAgent, createdAt, lastSeenAt },
  isBusy,
}: {
  session: WireSession
  isBusy: boolean
}) {
  const { t } = useLingui()
  const { locale, front } = useShop()
  const device = deviceName(userAgent) || t`Unknown device`
  const when = { locale, timeZone: front.timeZone, shape: 'moment' } as const
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          {device}
          {isCurrent ? (
            <span className="ms-2 chip align-middle font-normal">
              <Trans>this device</Trans>
            </span>
          ) : null}
        </p>
        <p className="text-small text-muted">
          <Trans>
            Last used <DateText iso={lastSeenAt} {...when} />, signed in{' '}
            <DateText iso={createdAt} {...when} />
          </Trans>
        </p>
      </div>
      {isCurrent ? null : (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="revoke" />
          <input type="hidden" name="id" value={id} />
          <button
            type="submit"
            aria-disabled={isBusy}
            aria-label={t`Sign out ${device}`}
            className="btn btn-quiet"
          >
            <Trans>Sign out</Trans>
          </button>
        </Form>
      )}
    </li>
  )
}
