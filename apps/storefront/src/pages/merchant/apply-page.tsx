import { useMemo, useRef, type ReactNode } from 'react'
import { Form, Link, redirect, useNavigation } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { sellerApplicationSchema } from '@galleria/contract/application-rules'
import { applicationSteps, stepOf, type ApplicationStep } from '@galleria/contract/merchant-rules'
import { isPhone } from '@galleria/contract/phone-check'
import { errorsOf, type FieldErrors } from '@galleria/ui/form/field-errors'
import { useFormErrors } from '@galleria/ui/form/use-form-errors'
import { IconBack } from '@galleria/ui/icons'
import type { Route } from './+types/apply-page.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { answerOffline } from '../../parts/buyer/answer-offline.ts'
import { loginFirst, readForBuyer } from '../../parts/buyer/read-for-buyer.ts'
import { ErrorText } from '../../parts/form/error-text.tsx'
import { FormNotice, Notice } from '../../parts/form/form-notice.tsx'
import { FormStateContext } from '../../parts/form/form-state.tsx'
import { shopOf } from '../../shop-context.ts'
import { draftOf, startDraft } from './application-form.ts'
import { DocumentFields } from './document-fields.tsx'
import { auditPath, readStep, stepBefore, stepPath } from './merchant-paths.ts'
import { saveStep, type StepAnswer } from './save-step.ts'
import { SendFields } from './send-fields.tsx'
import { AccountFields, CompanyFields, ReturnFields } from './step-fields.tsx'
import { stepErrorTexts } from './step-error-texts.tsx'
import { StepHeader, StepName } from './step-header.tsx'
import { readForm } from '../../parts/read-form.ts'

export const meta = showHead

export function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const search = new URL(request.url).searchParams
  return readForBuyer(request, async () => {
    const user = await shop.user()
    if (!user) throw loginFirst(request)
    const [{ application }, status] = await Promise.all([
      shop.call('POST /sapi/mall-merchant/apply/queryApply', {}),
      shop.call('POST /sapi/mall-merchant/status/queryMerchantStatus', {}),
    ])
    // What waits or is decided is looked at, not written; so is the shop one has already.
    if (
      status.merchantStatus !== 'none' ||
      application?.status === 'AUDIT' ||
      application?.status === 'PASS'
    )
      throw redirect(auditPath, 303)
    const draft = draftOf(application, startDraft(user, shop.front.country))
    const open = Object.keys(errorsOf(sellerApplicationSchema(isPhone), draft)).map(stepOf)
    // A step counts as done once it was saved, not because the account happened to know it.
    const done = application ? applicationSteps.filter((step) => !open.includes(step)) : []
    return {
      head: headOf(shop, {
        title: shop.i18n._(msg`Sell on Galleria`),
        path: '/merchant/apply',
        isListed: false,
      }),
      step: readStep(search),
      draft,
      done,
      open,
      documents: application?.documents ?? [],
      rejectReason: application?.status === 'REJECTED' ? application.rejectReason : '',
      isSaved: search.has('saved'),
      version: application?.version ?? 0,
    }
  })
}

export function action({ request, context }: Route.ActionArgs) {
  return saveStep(shopOf(context), request)
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const step = String((await readForm(request.clone())).get('step')) as ApplicationStep
  return answerOffline(serverAction, { step, isOffline: true } satisfies StepAnswer as StepAnswer)
}

/**
 * The application of somebody who wants to sell, in five steps that are saved on the server one by
 * one [MER-002].
 */
export default function ApplyPage({
  loaderData: { step, draft, done, open, documents, rejectReason, isSaved },
  actionData,
}: Route.ComponentProps) {
  const answer = actionData?.step === step ? actionData : undefined
  // What the server could not keep stays as it was typed.
  const shown = { ...draft, ...(answer?.typed as Partial<typeof draft> | undefined) }
  return (
    <div className="wrap pt-4 pb-16 sm:pt-8">
      <Link to="/buyer/index" className="tap text-muted hover:text-ink">
        <IconBack size={18} />
        <Trans>My account</Trans>
      </Link>
      <h1 className="text-head sm:text-hero">
        <Trans>Sell on Galleria</Trans>
      </h1>
      <p className="mt-2 max-w-2xl text-muted">
        <Trans>
          Tell us about your company. We look at every application ourselves and reply within three
          working days. We save what you enter, so you can finish later.
        </Trans>
      </p>
      {rejectReason ? (
        <p className="mt-6 rounded-card border border-warn bg-surface p-4 whitespace-pre-line wrap-anywhere">
          <span className="font-medium">
            <Trans>We could not approve your last application:</Trans>
          </span>{' '}
          {rejectReason}
        </p>
      ) : null}
      {isSaved ? (
        <p role="status" className="mt-6 rounded-card bg-soft p-4">
          <Trans>Your draft has been saved. You’ll find it here whenever you come back.</Trans>
        </p>
      ) : null}
      <StepHeader current={step} done={new Set(done)} />
      <StepForm key={step} step={step} answer={answer}>
        {step === 'account' ? <AccountFields draft={shown} /> : null}
        {step === 'company' ? <CompanyFields draft={shown} /> : null}
        {step === 'documents' ? <DocumentFields documents={documents} /> : null}
        {step === 'return' ? <ReturnFields draft={shown} /> : null}
        {step === 'send' ? <SendFields draft={shown} open={open} /> : null}
      </StepForm>
    </div>
  )
}

function StepForm({
  step,
  answer,
  children,
}: {
  step: ApplicationStep
  answer: StepAnswer | undefined
  children: ReactNode
}) {
  const form = useRef<HTMLFormElement>(null)
  const { state, formData } = useNavigation()
  const isBusy = state !== 'idle' && formData !== undefined
  // Every step is saved as it is, so the server judges it, after it has been saved.
  const { errors, listeners } = useFormErrors({ form, answer, find: () => ({}) })
  const shown = useMemo(() => ({ errors, textsOf: stepErrorTexts }), [errors])
  return (
    <Form
      ref={form}
      method="post"
      action={stepPath(step)}
      noValidate
      aria-busy={isBusy}
      onSubmit={(event) => {
        if (isBusy) event.preventDefault()
      }}
      onInput={listeners.onInput}
      className="card mt-6 grid max-w-2xl gap-5 px-4 py-5 sm:px-6"
    >
      <h2 className="text-title">
        <StepName step={step} />
      </h2>
      <input type="hidden" name="step" value={step} />
      <FormNotice answer={answer}>
        {step === 'send' ? <BeforeSending errors={errors} /> : null}
      </FormNotice>
      <FormStateContext value={shown}>{children}</FormStateContext>
      <StepButtons step={step} isBusy={isBusy} />
    </Form>
  )
}

/** What only the sending of the whole finds in another step. */
function BeforeSending({ errors }: { errors: FieldErrors }) {
  const before = Object.entries(errors).filter(([path]) => stepOf(path) !== 'send')
  const [first] = before
  if (!first) return null
  return (
    <Notice>
      {before.every(([, { code }]) => code.startsWith('document')) ? (
        <ErrorText error={first[1]} texts={stepErrorTexts()} />
      ) : (
        <Trans>
          Something is still missing in an earlier step. Please complete the marked parts.
        </Trans>
      )}
    </Notice>
  )
}

function StepButtons({ step, isBusy }: { step: ApplicationStep; isBusy: boolean }) {
  const previous = stepBefore(step)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <button
        type="submit"
        name="intent"
        value={step === 'send' ? 'send' : 'next'}
        aria-disabled={isBusy}
        className="btn btn-main min-h-12 max-sm:w-full sm:min-w-56"
      >
        {isBusy ? (
          <Trans>One moment …</Trans>
        ) : step === 'send' ? (
          <Trans>Submit application</Trans>
        ) : (
          <Trans>Save and continue</Trans>
        )}
      </button>
      <button
        type="submit"
        name="intent"
        value="later"
        aria-disabled={isBusy}
        className="btn btn-quiet max-sm:w-full"
      >
        <Trans>Save for later</Trans>
      </button>
      {previous ? (
        <Link to={stepPath(previous)} className="link tap max-sm:w-full max-sm:justify-center">
          <Trans>Back</Trans>
        </Link>
      ) : null}
    </div>
  )
}
