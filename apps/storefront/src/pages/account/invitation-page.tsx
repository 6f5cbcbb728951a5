import { data, redirect } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Route } from './+types/invitation-page.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { AccountFrame, Done } from '../../parts/account/account-frame.tsx'
import { AccountForm } from '../../parts/account/account-form.tsx'
import { checks } from '../../parts/account/checks.ts'
import { TextField } from '../../parts/form/text-field.tsx'
import { answerRefusal, textOf } from '../../parts/account/form-answer.ts'
import { sendForm } from '../../parts/account/send-form.ts'
import { CopyButton } from '../../parts/buyer/copy-button.tsx'
import { shopOf } from '../../shop-context.ts'
import { demandMember } from './member.ts'
import { readForm } from '../../parts/read-form.ts'

export const meta = showHead

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  await demandMember(shop, request)
  const invitation = await shop.call('POST /sapi/mall-customer/customer/queryInvitation', {})
  return {
    head: headOf(shop, {
      title: shop.i18n._(msg`Invitation`),
      path: '/buyer/account/invitation',
      isListed: false,
    }),
    invitation,
    link: `${shop.origin}/signup?invitation=${invitation.invitationCode}`,
    isDone: new URL(request.url).searchParams.has('done'),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  try {
    await shopOf(context).call('POST /sapi/mall-customer/customer/fillInTheInvitationCodeFlow', {
      invitationCode: textOf(form, 'invitationCode').toUpperCase(),
    })
  } catch (error) {
    return data(
      answerRefusal(error, request, form, {
        'invitation.unknown': 'invitationCode',
        'invitation.circle': 'invitationCode',
      }),
      422,
    )
  }
  return redirect('/buyer/account/invitation?done', 303)
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return sendForm(request, serverAction)
}

/** The own code to pass on, and the one of whoever passed on theirs [ACC-017]. */
export default function InvitationPage({
  loaderData: {
    invitation: { invitationCode, invitedCount, invitedBy, canFillIn },
    link,
    isDone,
  },
  actionData,
}: Route.ComponentProps) {
  return (
    <AccountFrame
      title={<Trans>Invitation</Trans>}
      intro={<Trans>Anyone who opens an account with your code counts as invited by you.</Trans>}
    >
      {isDone ? (
        <Done>
          <Trans>Thank you. We’ve noted who invited you.</Trans>
        </Done>
      ) : null}
      <OwnCode code={invitationCode} invitedCount={invitedCount} link={link} />
      <section aria-labelledby="their-code" className="mt-8">
        <h2 id="their-code" className="text-title">
          <Trans>Were you invited?</Trans>
        </h2>
        {canFillIn ? (
          <AccountForm
            intent="fill-in"
            answer={actionData}
            className="mt-3 grid gap-5"
            wanted={{ invitationCode: checks.invitationCode }}
            submit={<Trans>Save code</Trans>}
            busy={<Trans>Saving …</Trans>}
          >
            <TextField
              name="invitationCode"
              label={<Trans>Invitation code</Trans>}
              hint={<Trans>You can enter this once.</Trans>}
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={12}
            />
          </AccountForm>
        ) : (
          <p className="mt-2 text-muted wrap-anywhere">
            {invitedBy ? (
              <Trans>You were invited by {invitedBy}.</Trans>
            ) : (
              <Trans>You have told us who invited you.</Trans>
            )}
          </p>
        )}
      </section>
    </AccountFrame>
  )
}

function OwnCode({
  code,
  invitedCount,
  link,
}: {
  code: string
  invitedCount: number
  link: string
}) {
  const { t } = useLingui()
  return (
    <section aria-labelledby="own-code" className="card mt-6 p-5">
      <h2 id="own-code" className="text-title">
        <Trans>Your code</Trans>
      </h2>
      <p className="mt-2 flex flex-wrap items-center gap-2 text-title font-bold tracking-wider">
        {code}
        <CopyButton text={code} label={t`Copy code`} done={<Trans>Code copied.</Trans>} />
      </p>
      <p className="mt-2 flex items-center gap-x-2 text-small text-muted">
        <span className="min-w-0 wrap-anywhere">{link}</span>
        <CopyButton text={link} label={t`Copy link`} done={<Trans>Link copied.</Trans>} />
      </p>
      <p className="mt-3">
        <Plural
          value={invitedCount}
          _0="Nobody has used it yet."
          one="# person has opened an account with it."
          other="# people have opened an account with it."
        />
      </p>
    </section>
  )
}
