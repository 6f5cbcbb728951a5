import type { ReactNode } from 'react'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { addressLines } from '@galleria/contract/address-lines'
import { isProblem } from '@galleria/contract/client'
import type { WireApplication, WireMerchantStatus } from '@galleria/contract/merchant-entry'
import { DateText } from '@galleria/ui/date'
import { IconAlert, IconBack, IconCheck, IconClock } from '@galleria/ui/icons'
import type { Route } from './+types/audit-page.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { answerOffline } from '../../parts/buyer/answer-offline.ts'
import { commands, Dialog, DialogButtons, useDialog } from '../../parts/buyer/dialog.tsx'
import { loginFirst, readForBuyer } from '../../parts/buyer/read-for-buyer.ts'
import { Timeline } from '../../parts/buyer/timeline.tsx'
import { useShop } from '../../parts/use-shop.ts'
import { shopOf } from '../../shop-context.ts'
import { backofficePath, stepPath } from './merchant-paths.ts'

export const meta = showHead

export function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  return readForBuyer(request, async () => {
    if (!(await shop.user())) throw loginFirst(request)
    const [{ application }, status] = await Promise.all([
      shop.call('POST /sapi/mall-merchant/apply/queryApply', {}),
      shop.call('POST /sapi/mall-merchant/status/queryMerchantStatus', {}),
    ])
    // Nothing to look at yet: the way leads to the form.
    if (status.merchantStatus === 'none' && (!application || application.status === 'DRAFT'))
      throw redirect('/merchant/apply', 303)
    return {
      head: headOf(shop, {
        title: shop.i18n._(msg`Your application as a seller`),
        path: '/merchant/audit',
        isListed: false,
      }),
      application,
      status,
    }
  })
}

type Answer = { readonly sentence?: string; readonly isOffline?: true }

/** Takes the application back, to correct it. */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    await shopOf(context).call('POST /sapi/mall-merchant/apply/withdrawApply', {})
    return redirect(stepPath('send'), 303)
  } catch (error) {
    if (!isProblem(error) || error.status >= 500) throw error
    if (error.status === 401) throw loginFirst(request)
    return data<Answer>({ sentence: error.body.title }, 409)
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOffline(serverAction, { isOffline: true } satisfies Answer as Answer)
}

/** How it stands with an application, why, and what happens next [MER-003]. */
export default function AuditPage({
  loaderData: { application, status },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className="wrap pt-4 pb-16 sm:pt-8">
      <Link to="/buyer/index" className="tap text-muted hover:text-ink">
        <IconBack size={18} />
        <Trans>My account</Trans>
      </Link>
      <h1 className="text-head sm:text-hero">
        <Trans>Your application as a seller</Trans>
      </h1>
      <div role="alert" className="empty:hidden">
        {actionData ? (
          <p className="mt-6 rounded-card border border-refuse bg-surface p-4 text-refuse">
            {actionData.isOffline ? (
              <Trans>You’re offline. Please try again when you have a connection.</Trans>
            ) : (
              actionData.sentence
            )}
          </p>
        ) : null}
      </div>
      {status.merchantStatus === 'none' ? (
        <Judgement application={application} />
      ) : (
        <ShopState status={status} />
      )}
      {application ? (
        <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <section className="card p-5 sm:p-6">
            <h2 className="text-title">
              <Trans>History</Trans>
            </h2>
            <Timeline
              entries={application.progressList.toReversed().map((row) => ({
                key: row.at + row.event,
                at: row.at,
                what: <EventText event={row.event} />,
                who: row.actor === 'operator' ? <Trans>Galleria</Trans> : <Trans>You</Trans>,
              }))}
            />
          </section>
          <Summary application={application} />
        </div>
      ) : null}
    </div>
  )
}

function State({
  tone,
  icon,
  title,
  children,
  buttons,
}: {
  tone: 'wait' | 'good' | 'bad'
  icon: ReactNode
  title: ReactNode
  children: ReactNode
  buttons?: ReactNode
}) {
  const colour = { wait: 'text-warn', good: 'text-accent', bad: 'text-refuse' }[tone]
  return (
    <section className="card mt-6 flex flex-wrap items-start gap-4 p-5 sm:p-6">
      <span className={`mt-0.5 ${colour}`}>{icon}</span>
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-title">{title}</h2>
        <div className="mt-1 grid gap-2 wrap-anywhere">{children}</div>
        {buttons ? <div className="mt-5 flex flex-wrap gap-3">{buttons}</div> : null}
      </div>
    </section>
  )
}

function Judgement({ application }: { application: WireApplication | null }) {
  const { locale, front } = useShop()
  if (application?.status === 'AUDIT') {
    return (
      <State
        tone="wait"
        icon={<IconClock size={28} />}
        title={<Trans>We are looking at it</Trans>}
        buttons={application.operationList.includes('withdraw') ? <Withdraw /> : null}
      >
        {application.submittedAt ? (
          <p>
            <Trans>
              Sent on{' '}
              <DateText
                iso={application.submittedAt}
                shape="moment"
                locale={locale}
                timeZone={front.timeZone}
              />
            </Trans>
          </p>
        ) : null}
        <p className="text-muted">
          <Trans>
            What happens next: we check your company, documents and return address, and email you
            within three working days. Until then you can withdraw the application and change it.
          </Trans>
        </p>
      </State>
    )
  }
  if (application?.status === 'REJECTED') {
    return (
      <State
        tone="bad"
        icon={<IconAlert size={28} />}
        title={<Trans>It needs changes</Trans>}
        buttons={
          <Link to="/merchant/apply" className="btn btn-main">
            <Trans>Correct and send again</Trans>
          </Link>
        }
      >
        <p>
          <span className="font-medium">
            <Trans>The reason:</Trans>
          </span>{' '}
          <span className="whitespace-pre-line">{application.rejectReason}</span>
        </p>
        <p className="text-muted">
          <Trans>
            What happens next: everything you entered is still there. Make the changes named above,
            confirm the requirements again and send it, and we’ll take another look.
          </Trans>
        </p>
      </State>
    )
  }
  return (
    <State
      tone="good"
      icon={<IconCheck size={28} />}
      title={<Trans>Your application was approved</Trans>}
    >
      <p className="text-muted">
        <Trans>You no longer work for this shop.</Trans>
      </p>
    </State>
  )
}

function ShopState({ status }: { status: WireMerchantStatus }) {
  // The back office is an app of its own: a plain link.
  const open = (
    <a href={backofficePath} className="btn btn-main">
      <Trans>Open the back office</Trans>
    </a>
  )
  if (status.merchantStatus === 'seller')
    return (
      <State
        tone="good"
        icon={<IconCheck size={28} />}
        title={<Trans>Your shop is open</Trans>}
        buttons={open}
      >
        <p className="text-muted">
          <Trans>
            What happens next: your shop has delivery rates to start with, and you use the back
            office with this account.
          </Trans>
        </p>
      </State>
    )
  if (status.merchantStatus === 'frozen')
    return (
      <State
        tone="bad"
        icon={<IconAlert size={28} />}
        title={<Trans>Your shop has been suspended</Trans>}
        buttons={open}
      >
        <p className="text-muted">
          <Trans>
            Your goods are not on sale at the moment. Please keep sending existing orders and
            answering after-sales applications. You’ll find the reason in the back office.
          </Trans>
        </p>
      </State>
    )
  return (
    <State
      tone="bad"
      icon={<IconAlert size={28} />}
      title={<Trans>Your shop has left Galleria</Trans>}
      buttons={open}
    >
      <p className="text-muted">
        <Trans>
          You can still see everything in the back office, but you can no longer make changes.
          Please write to us about open orders.
        </Trans>
      </p>
    </State>
  )
}

/** Asked once more: what waits in line loses its place. */
function Withdraw() {
  const dialog = useDialog()
  const { state, formData } = useNavigation()
  const isBusy = state !== 'idle' && formData !== undefined
  return (
    <>
      <button {...commands(dialog, 'show-modal')} className="btn btn-quiet">
        <Trans>Withdraw it and make changes</Trans>
      </button>
      <Dialog dialog={dialog} title={<Trans>Withdraw the application?</Trans>}>
        <p className="mt-3">
          <Trans>
            It becomes a draft again. When you send it again, it goes to the back of the queue.
          </Trans>
        </p>
        <Form
          method="post"
          onSubmit={(event) => {
            if (isBusy) event.preventDefault()
          }}
        >
          <DialogButtons>
            <button {...commands(dialog, 'close')} className="btn btn-quiet">
              <Trans>Don’t withdraw</Trans>
            </button>
            <button type="submit" aria-disabled={isBusy} className="btn btn-main">
              <Trans>Withdraw it</Trans>
            </button>
          </DialogButtons>
        </Form>
      </Dialog>
    </>
  )
}

function Summary({ application }: { application: WireApplication }) {
  const { language } = useShop()
  return (
    <section className="card grid gap-3 p-5 sm:p-6">
      <h2 className="text-title">
        <Trans>What you sent</Trans>
      </h2>
      <dl className="grid gap-3 wrap-anywhere">
        <Fact name={<Trans>Shop</Trans>}>{application.shopName}</Fact>
        <Fact name={<Trans>Company</Trans>}>{application.company}</Fact>
        <Fact name={<Trans>VAT number</Trans>}>{application.taxId}</Fact>
        <Fact name={<Trans>Contact person</Trans>}>{application.contactName}</Fact>
        <Fact name={<Trans>Return address</Trans>}>
          {addressLines({ name: '', company: '', ...application.returnAddress }, language).join(
            ', ',
          )}
        </Fact>
      </dl>
    </section>
  )
}
function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function EventText({ event }: { event: string }): ReactNode {
  switch (event) {
    case 'begin':
      return <Trans>The application was started</Trans>
    case 'submit':
      return <Trans>The application was sent</Trans>
    case 'withdraw':
      return <Trans>The application was withdrawn</Trans>
    case 'approve':
      return <Trans>The application was approved</Trans>
    case 'reject':
      return <Trans>The application was sent back for changes</Trans>
    default:
      return <Trans>The application was changed</Trans>
  }
}
