import type { ReactNode } from 'react'
import { data, Link, redirect } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { STREAK_DAYS, STREAK_POINTS } from '@galleria/contract/membership-rules'
import type { WireSignInLog, WireTask } from '@galleria/contract/membership-tasks'
import { IconCheck } from '@galleria/ui/icons'
import type { Route } from './+types/tasks-page.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { Done } from '../../parts/account/account-frame.tsx'
import { AccountForm } from '../../parts/account/account-form.tsx'
import { answerRefusal, textOf, type FormAnswer } from '../../parts/account/form-answer.ts'
import { sendForm } from '../../parts/account/send-form.ts'
import { readForm } from '../../parts/read-form.ts'
import { shopOf, type Shop } from '../../shop-context.ts'
import { demandMember } from '../account/member.ts'
import { GiftText } from './gift-text.tsx'
import { MemberFrame } from './member-frame.tsx'
import { tasksPath } from './member-paths.ts'

export const meta = showHead

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  await demandMember(shop, request)
  const { site } = shop
  const [log, tasks] = await Promise.all([
    shop.call('POST /sapi/mall-customer/customer-sign-in-log/find-sign-in-log', { site }),
    shop.call('POST /sapi/mall-customer/customer-task/find-customer-completion-list', { site }),
  ])
  return {
    head: headOf(shop, { title: shop.i18n._(msg`Tasks`), path: tasksPath, isListed: false }),
    log,
    tasks,
    done: new URL(request.url).searchParams.get('done'),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  try {
    const { points } = await doTask(shopOf(context), textOf(form, 'intent'))
    return redirect(`${tasksPath}?done=${points > 0 ? 'given' : 'before'}`, 303)
  } catch (error) {
    return data(answerRefusal(error, request, form), 422)
  }
}

/** What a press of a button asks the mall to look at. */
function doTask({ call, site }: Shop, intent: string): Promise<{ points: number }> {
  switch (intent) {
    case 'SIGN_IN':
      return call('POST /sapi/mall-customer/customer-sign-in-log/sign-in', { site })
    case 'POST_ORDER_REVIEW':
      return call('POST /sapi/mall-customer/post-order-review/send-growth-and-points', {
        site,
        growthEventType: intent,
      })
    case 'COMPLETE_PROFILE':
      return call('POST /sapi/mall-customer/complete-customer-profile/send-growth-and-point', {
        site,
        growthEventType: intent,
      })
    default:
      throw data(null, 400)
  }
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return sendForm(request, serverAction)
}

/** What members get points for beside orders [GRW-002]. */
export default function TasksPage({
  loaderData: { log, tasks, done },
  actionData,
}: Route.ComponentProps) {
  return (
    <MemberFrame title={<Trans>Tasks</Trans>}>
      <DoneText done={done} />
      <SignIn log={log} answer={actionData} />
      <ul className="mt-5 grid gap-5">
        {tasks.map((task) => (
          <Task key={task.growthEventType} task={task} answer={actionData} />
        ))}
      </ul>
    </MemberFrame>
  )
}

/** An address can be sent by anybody: it says no sum. */
function DoneText({ done }: { done: string | null }) {
  switch (done) {
    case 'given':
      return (
        <Done>
          <Trans>Thank you. Your points and growth points have been added.</Trans>
        </Done>
      )
    case 'before':
      return (
        <Done>
          <Trans>There was nothing new to claim.</Trans>
        </Done>
      )
    default:
      return null
  }
}

function SignIn({ log, answer }: { log: WireSignInLog; answer: FormAnswer | undefined }) {
  const { t } = useLingui()
  const { continuousDays, isSignedIn, todayPoints, todayGrowthValue } = log
  // Of the week in a row that is under way.
  const inWeek =
    continuousDays > 0 && continuousDays % STREAK_DAYS === 0 && isSignedIn
      ? STREAK_DAYS
      : continuousDays % STREAK_DAYS
  return (
    <section aria-labelledby="check-in" className="card mt-6 p-5 sm:p-6">
      <h2 id="check-in" className="text-title">
        <Trans>Daily check-in</Trans>
      </h2>
      <p className="mt-1 text-muted">
        <Trans>
          One point and one growth point each day, and {STREAK_POINTS} points more on every seventh
          day in a row.
        </Trans>
      </p>
      <ol aria-label={t`Days in a row`} className="mt-4 flex gap-2">
        {Array.from({ length: STREAK_DAYS }, (_, index) => (
          <li
            key={index}
            data-done={index < inWeek ? '' : undefined}
            className="grid size-10 place-items-center rounded-full border border-line text-small text-muted data-done:border-accent data-done:bg-soft data-done:text-accent"
          >
            {index < inWeek ? (
              <IconCheck size={18} />
            ) : (
              `+${index === STREAK_DAYS - 1 ? STREAK_POINTS + 1 : 1}`
            )}
          </li>
        ))}
      </ol>
      <p className="mt-3">
        <Plural
          value={continuousDays}
          _0="No days in a row yet"
          one="# day in a row"
          other="# days in a row"
        />
      </p>
      {isSignedIn ? (
        <p className="mt-3 flex items-center gap-2 font-medium text-accent">
          <IconCheck size={18} />
          <Trans>Done for today. Come back tomorrow.</Trans>
        </p>
      ) : (
        <AccountForm
          intent="SIGN_IN"
          answer={answer}
          className="mt-4 grid gap-4"
          submit={
            <Trans>
              Check in: <GiftText points={todayPoints} growthValue={todayGrowthValue} />
            </Trans>
          }
          busy={<Trans>Checking in …</Trans>}
        />
      )}
    </section>
  )
}

function Task({ task, answer }: { task: WireTask; answer: FormAnswer | undefined }) {
  const { openCount } = task
  return (
    <li className="card p-5 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-title">
          <TaskName type={task.growthEventType} />
        </h2>
        <p className="price text-muted">
          <GiftText points={task.points} growthValue={task.growthValue} />
        </p>
      </div>
      <p className="mt-1 text-muted">
        <TaskAbout type={task.growthEventType} />
      </p>
      {openCount > 0 ? (
        <AccountForm
          intent={task.growthEventType}
          answer={answer}
          className="mt-4 grid gap-4"
          submit={
            <Trans>
              Claim:{' '}
              <GiftText
                points={task.points * openCount}
                growthValue={task.growthValue * openCount}
              />
            </Trans>
          }
          busy={<Trans>Claiming …</Trans>}
        />
      ) : null}
      {openCount > 0 ? null : task.isComplete ? (
        <p className="mt-3 flex items-center gap-2 font-medium text-accent">
          <IconCheck size={18} />
          {task.growthEventType === 'SHARE_PRODUCT' ? (
            <Trans>Done for today. Come back tomorrow.</Trans>
          ) : (
            <Trans>Done</Trans>
          )}
        </p>
      ) : (
        <p className="mt-2">
          <TaskWay type={task.growthEventType} />
        </p>
      )}
    </li>
  )
}

type Named = { readonly type: WireTask['growthEventType'] }

function TaskName({ type }: Named): ReactNode {
  switch (type) {
    case 'POST_ORDER_REVIEW':
      return <Trans>Review what you bought</Trans>
    case 'COMPLETE_PROFILE':
      return <Trans>Complete your profile</Trans>
    case 'SHARE_PRODUCT':
      return <Trans>Share an item</Trans>
  }
}

function TaskAbout({ type }: Named): ReactNode {
  switch (type) {
    case 'POST_ORDER_REVIEW':
      return <Trans>For each review of an item you received, whatever it says.</Trans>
    case 'COMPLETE_PROFILE':
      return <Trans>Once, with everything filled in except the picture.</Trans>
    case 'SHARE_PRODUCT':
      return <Trans>Once a day, with “Share” on the page of an item.</Trans>
  }
}

/** Where it is done. */
function TaskWay({ type }: Named): ReactNode {
  switch (type) {
    case 'POST_ORDER_REVIEW':
      return (
        <Link to="/buyer/comments" className="link tap">
          <Trans>My reviews</Trans>
        </Link>
      )
    case 'COMPLETE_PROFILE':
      return (
        <Link to="/buyer/account/profile" className="link tap">
          <Trans>To my profile</Trans>
        </Link>
      )
    case 'SHARE_PRODUCT':
      return (
        <Link to="/search" className="link tap">
          <Trans>Look around</Trans>
        </Link>
      )
  }
}
