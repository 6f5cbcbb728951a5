import type { FirstStep } from '@galleria/contract/goods-rules'
import { Trans } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { firstStepsQuery } from './first-steps-queries.ts'
import styles from './today.module.css'

type Step = { readonly to: string; readonly name: ReactNode; readonly about: ReactNode }

const steps: Record<FirstStep, Step> = {
  item: {
    to: '/items/new',
    name: <Trans>Write your first item</Trans>,
    about: (
      <Trans>Its name, pictures, versions and prices. It stays a draft until you send it.</Trans>
    ),
  },
  stock: {
    to: '/goods',
    name: <Trans>Enter your stock</Trans>,
    about: <Trans>Count what is in the house, version by version.</Trans>,
  },
  onSale: {
    to: '/items',
    name: <Trans>Put an item on sale</Trans>,
    about: <Trans>Send it to the mall, which looks at the first items of a new shop.</Trans>,
  },
  people: {
    to: '/people',
    name: <Trans>Invite your colleagues</Trans>,
    about: <Trans>Each with a role of their own. You can do this whenever you like.</Trans>,
  },
  secondFactor: {
    to: '/buyer/account/second-factor',
    name: <Trans>Protect your account</Trans>,
    about: <Trans>With a code from your phone or a passkey when you sign in.</Trans>,
  },
}
/** The account is the storefront's. */
const isOutside = (to: string) => to.startsWith('/buyer/')

/** What is left to do before the shop sells; nothing once it does. */
export function FirstSteps() {
  const { data: list = [] } = useQuery(firstStepsQuery)
  if (list.length === 0) return null
  return (
    <section className={`card ${styles['panel']}`} aria-labelledby="first-steps">
      <div className={styles['panelhead']}>
        <Title order={2} id="first-steps">
          <Trans>First steps</Trans>
        </Title>
      </div>
      <ol className={styles['steps']}>
        {list.map(({ step, isDone }) => (
          <li key={step} data-done={isDone || undefined}>
            {isDone ? (
              <IconCircleCheck size={22} stroke={1.5} aria-hidden />
            ) : (
              <IconCircle size={22} stroke={1.5} aria-hidden />
            )}
            <div>
              <StepLink to={steps[step].to}>{steps[step].name}</StepLink>
              {isDone ? (
                <small>
                  <Trans>Done</Trans>
                </small>
              ) : (
                <small>{steps[step].about}</small>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function StepLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return isOutside(to) ? <a href={to}>{children}</a> : <Link to={to}>{children}</Link>
}
