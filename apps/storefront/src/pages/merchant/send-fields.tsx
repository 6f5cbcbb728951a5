import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { addressLines, countryIn } from '@galleria/contract/address-lines'
import {
  requirements,
  type ApplicationStep,
  type Requirement,
} from '@galleria/contract/merchant-rules'
import { useFieldState } from '../../parts/form/form-state.tsx'
import { useShop } from '../../parts/use-shop.ts'
import type { Draft } from './application-form.ts'
import { stepPath } from './merchant-paths.ts'
import { StepName } from './step-header.tsx'

/** Everything once more, and what has to be ticked before it is sent. */
export function SendFields({
  draft,
  open,
}: {
  draft: Draft
  /** Steps with something missing or wrong. */ open: readonly ApplicationStep[]
}) {
  const { language } = useShop()
  const { returnAddress: to } = draft
  const isOpen = (step: ApplicationStep) => open.includes(step)
  return (
    <>
      <dl className="grid gap-3">
        <Part step="account" isOpen={isOpen('account')}>
          {[draft.contactName, draft.email, draft.contactPhone]}
        </Part>
        <Part step="company" isOpen={isOpen('company')}>
          {[
            [draft.company, countryIn(language, draft.country)].filter(Boolean).join(', '),
            draft.taxId,
            draft.shopName,
          ]}
        </Part>
        <Part step="documents" isOpen={isOpen('documents')}>
          {draft.documents.length > 0
            ? [
                <Plural
                  key="n"
                  value={draft.documents.length}
                  one="# document"
                  other="# documents"
                />,
              ]
            : []}
        </Part>
        <Part step="return" isOpen={isOpen('return')}>
          {addressLines({ name: '', company: '', ...to }, language)}
        </Part>
      </dl>
      <fieldset className="grid gap-1">
        <legend className="float-start mb-2 font-medium">
          <Trans>Before you send it, please confirm:</Trans>
        </legend>
        {requirements.map((one) => (
          <Tick key={one} one={one} isTicked={draft.agreed.includes(one)} />
        ))}
      </fieldset>
    </>
  )
}

function Part({
  step,
  isOpen,
  children,
}: {
  step: ApplicationStep
  isOpen: boolean
  children: readonly ReactNode[]
}) {
  const { t } = useLingui()
  return (
    <div className={`rounded-control border p-4 ${isOpen ? 'border-refuse' : 'border-line'}`}>
      <dt className="flex items-baseline justify-between gap-4 font-medium">
        <span>
          <StepName step={step} />
        </span>
        <Link
          to={stepPath(step)}
          className="link -my-2 tap text-small font-normal"
          aria-label={
            step === 'account'
              ? t`Change contact person`
              : step === 'company'
                ? t`Change company and shop`
                : step === 'documents'
                  ? t`Change documents`
                  : t`Change return address`
          }
        >
          <Trans>Change</Trans>
        </Link>
      </dt>
      {/* Nothing here has a key of its own: lines of text that never change places. */}
      {children.filter(Boolean).map((line, index) => (
        <dd key={index} className="wrap-anywhere">
          {line}
        </dd>
      ))}
      {isOpen ? (
        <dd className="mt-1 text-small text-refuse">
          <Trans>Something is still missing or incorrect here.</Trans>
        </dd>
      ) : null}
    </div>
  )
}

function Tick({ one, isTicked }: { one: Requirement; isTicked: boolean }) {
  const id = useId()
  const { error } = useFieldState(`agreed.${one}`)
  return (
    <div data-invalid={error ? '' : undefined} className="clear-both">
      <label htmlFor={id} className="flex min-h-11 items-start gap-3 py-2">
        <input
          id={id}
          type="checkbox"
          name={`agreed.${one}`}
          required
          defaultChecked={isTicked}
          aria-invalid={Boolean(error)}
          aria-describedby={`${id}-error`}
          className="mt-1 size-5 shrink-0 accent-accent"
        />
        <span>
          <RequirementText one={one} />
        </span>
      </label>
      <p id={`${id}-error`} aria-live="polite" className="ms-8 text-small text-refuse empty:hidden">
        {error}
      </p>
    </div>
  )
}

function RequirementText({ one }: { one: Requirement }): ReactNode {
  switch (one) {
    case 'registered':
      return <Trans>The company is registered for trade and for VAT in its country.</Trans>
    case 'returns':
      return (
        <Trans>
          Buyers can return goods to the return address within the legal period and get a refund.
        </Trans>
      )
    case 'safety':
      return (
        <Trans>
          Every item names its manufacturer and a responsible person in the EU, and carries the
          markings it needs.
        </Trans>
      )
    case 'packaging':
      return <Trans>Our packaging is registered in the countries we send to.</Trans>
    case 'terms':
      return <Trans>I am authorised to act for the company and accept the seller terms.</Trans>
  }
}
