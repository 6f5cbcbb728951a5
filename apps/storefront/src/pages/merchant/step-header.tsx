import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { applicationSteps, type ApplicationStep } from '@galleria/contract/merchant-rules'
import { IconCheck } from '@galleria/ui/icons'
import { stepPath } from './merchant-paths.ts'

type StepHeaderProps = {
  current: ApplicationStep
  /** The steps with nothing left to do. */ done: ReadonlySet<ApplicationStep>
}

/**
 * Where in the application somebody is, and what is done already [MER-004]. Every step can be gone
 * to; on phones the names of the others make room.
 */
export function StepHeader({ current, done }: StepHeaderProps) {
  const { t } = useLingui()
  const place = applicationSteps.indexOf(current) + 1
  const total = applicationSteps.length
  return (
    <nav aria-label={t`Steps of the application`} className="mt-6">
      <p className="text-small text-muted sm:hidden">
        <Trans>
          Step {place} of {total}
        </Trans>
      </p>
      <ol className="mt-1 grid grid-cols-5 gap-2 sm:mt-0">
        {applicationSteps.map((step, index) => (
          <li key={step} className="min-w-0">
            <Link
              to={stepPath(step)}
              preventScrollReset
              aria-current={step === current ? 'step' : undefined}
              className={`grid min-h-11 content-start gap-1.5 border-t-4 pt-2 ${step === current ? 'border-accent font-medium' : done.has(step) ? 'border-accent/50 text-muted hover:text-ink' : 'border-line text-muted hover:text-ink'}`}
            >
              <span className="flex items-start gap-1.5">
                <span
                  aria-hidden="true"
                  className="grid h-6 w-4 shrink-0 place-items-center text-accent digits"
                >
                  {done.has(step) ? <IconCheck size={16} /> : index + 1}
                </span>
                <span className="min-w-0 wrap-anywhere max-sm:sr-only">
                  <StepName step={step} />
                </span>
                {done.has(step) ? (
                  <span className="sr-only">
                    <Trans comment="a step of the application">done</Trans>
                  </span>
                ) : null}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

export function StepName({ step }: { step: ApplicationStep }): ReactNode {
  switch (step) {
    case 'account':
      return <Trans>Contact</Trans>
    case 'company':
      return <Trans>Company and shop</Trans>
    case 'documents':
      return <Trans>Documents</Trans>
    case 'return':
      return <Trans>Return address</Trans>
    case 'send':
      return <Trans>Check and send</Trans>
  }
}
