import { data, redirect } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { DateText } from '@galleria/ui/date'
import type { Route } from './+types/bound-page.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { AccountFrame, Done } from '../../parts/account/account-frame.tsx'
import { AccountForm } from '../../parts/account/account-form.tsx'
import { answerRefusal, textOf, type FormAnswer } from '../../parts/account/form-answer.ts'
import { sendForm } from '../../parts/account/send-form.ts'
import { commands, Dialog, useDialog } from '../../parts/buyer/dialog.tsx'
import { useShop } from '../../parts/use-shop.ts'
import { shopOf } from '../../shop-context.ts'
import { demandMember } from './member.ts'
import { ThirdNote } from './third-note.tsx'
import { readForm } from '../../parts/read-form.ts'

export const meta = showHead
const HERE = '/buyer/account/bound'

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  await demandMember(shop, request)
  const query = new URL(request.url).searchParams
  if (query.get('third') === 'prove')
    throw redirect(`/buyer/account/prove?to=${encodeURIComponent(HERE)}`)
  const [bound, types] = await Promise.all([
    shop.call('GET /auth/web/third-account/list-bound', {}),
    shop.call('POST /auth/web/third-account/list-types', {}),
  ])
  return {
    head: headOf(shop, { title: shop.i18n._(msg`Linked accounts`), path: HERE, isListed: false }),
    bound,
    types,
    done: query.get('done'),
    third: query.get('third'),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  try {
    await shopOf(context).call('POST /auth/web/third-account/unbind', {
      accountType: textOf(form, 'accountType'),
    })
  } catch (error) {
    return data(answerRefusal(error, request, form), 422)
  }
  return redirect(`${HERE}?done=unbound`, 303)
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return sendForm(request, serverAction)
}

/** The other providers this account can be entered by [ACC-014]. */
export default function BoundPage({
  loaderData: { bound, types, done, third },
  actionData,
}: Route.ComponentProps) {
  const open = types.filter(
    ({ accountType }) => !bound.some((one) => one.accountType === accountType),
  )
  return (
    <AccountFrame
      title={<Trans>Linked accounts</Trans>}
      intro={
        <Trans>
          Sign in to Galleria with an account you already have elsewhere. We only receive your name
          and email address.
        </Trans>
      }
    >
      {done === 'unbound' ? (
        <Done>
          <Trans>The account is no longer linked. Your account there has not changed.</Trans>
        </Done>
      ) : null}
      <ThirdNote outcome={third} isLinking />
      {bound.length === 0 ? (
        <p className="mt-6 text-muted">
          <Trans>You have no linked accounts.</Trans>
        </p>
      ) : null}
      <ul className="mt-6 grid gap-3">
        {bound.map((one) => (
          <li key={one.accountType}>
            <BoundRow
              {...one}
              name={
                types.find(({ accountType }) => accountType === one.accountType)?.name ??
                one.accountType
              }
              answer={actionData}
            />
          </li>
        ))}
        {open.map(({ accountType, name }) => (
          <li
            key={accountType}
            className="card flex flex-wrap items-center justify-between gap-3 p-5"
          >
            <span className="font-medium wrap-anywhere">{name}</span>
            <a
              href={`/auth/web/third-account/start?type=${encodeURIComponent(accountType)}&returnTo=${encodeURIComponent(HERE)}`}
              className="btn btn-main"
            >
              <Trans>Link {name}</Trans>
            </a>
          </li>
        ))}
      </ul>
    </AccountFrame>
  )
}

type BoundRowProps = {
  accountType: string
  label: string
  boundAt: string
  name: string
  answer: FormAnswer | undefined
}
function BoundRow({ accountType, label, boundAt, name, answer }: BoundRowProps) {
  const { locale, front } = useShop()
  const dialog = useDialog()
  return (
    <div className="card flex flex-wrap items-center justify-between gap-3 p-5">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-small text-muted wrap-anywhere">
          {label} ·{' '}
          <Trans>
            linked on <DateText iso={boundAt} locale={locale} timeZone={front.timeZone} />
          </Trans>
        </p>
      </div>
      <button {...commands(dialog, 'show-modal')} className="btn btn-quiet">
        <Trans>Unlink</Trans>
      </button>
      <Dialog
        dialog={dialog}
        title={<Trans>Unlink {name}?</Trans>}
        isAnswer={answer?.values?.['accountType'] === accountType}
      >
        <p className="mt-3 mb-5">
          <Trans>
            You will no longer be able to sign in with it. Your Galleria account stays as it is.
          </Trans>
        </p>
        <AccountForm
          intent="unbind"
          answer={answer}
          isGrave
          submit={<Trans>Unlink</Trans>}
          busy={<Trans>One moment …</Trans>}
          beside={
            <button {...commands(dialog, 'close')} className="btn btn-quiet max-sm:w-full">
              <Trans>Keep it</Trans>
            </button>
          }
        >
          <input type="hidden" name="accountType" value={accountType} />
        </AccountForm>
      </Dialog>
    </div>
  )
}
