import type { OperatorApplication } from '@galleria/contract/merchant-entry'
import { Trans } from '@lingui/react/macro'
import { useLingui } from '@lingui/react'
import { Anchor, Title } from '@mantine/core'

import { Link } from 'react-router'
import detail from '../../parts/detail.module.css'
import { Fact, Facts } from '../../parts/facts.tsx'
import { History } from '../../parts/history.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { DecisionForm } from './decision-form.tsx'
import styles from './operator.module.css'
import { applicationEvents, applicationStates } from './operator-words.ts'
import { StateBadge } from './state-badge.tsx'
import { useDecision } from './use-decision.tsx'

/** Who applies, what is shown for it, the decision, and how it came about. */
export function ApplicationDetail({ application }: Props) {
  const { i18n } = useLingui()
  const format = useFormat()
  const deciding = useDecision(application)
  const canDecide = application.operationList.length > 0
  return (
    <>
      <div className={detail['facts']}>
        <StateBadge state={application.status} />
        {application.submittedAt && <span>{format.moment(application.submittedAt)}</span>}
      </div>
      {!canDecide && deciding.notice}
      {application.isOwn && (
        <Notice tone="warn" title={<Trans>This is your own application</Trans>}>
          <Trans>Somebody else has to decide about it.</Trans>
        </Notice>
      )}
      {application.sameTaxId.map((seller) => (
        <Notice
          key={seller.sellerId}
          tone="warn"
          title={<Trans>There is a shop with this VAT ID already</Trans>}
        >
          <Link to={`/operator/sellers?q=${encodeURIComponent(application.taxId)}`}>
            {seller.name}
          </Link>
        </Notice>
      ))}
      <Company application={application} />
      <section aria-labelledby="shop">
        <Title order={2} id="shop">
          <Trans>Shop</Trans>
        </Title>
        <p className={styles['words']}>
          <strong>{application.shopName}</strong>
          {'\n'}
          {application.about}
        </p>
      </section>
      <Documents application={application} />
      {canDecide && <DecisionForm application={application} deciding={deciding} />}
      {application.rejectReason && (
        <section aria-labelledby="rejected">
          <Title order={2} id="rejected">
            <Trans>Why it was rejected</Trans>
          </Title>
          <p className={styles['words']}>{application.rejectReason}</p>
        </section>
      )}
      <section aria-labelledby="history">
        <Title order={2} id="history">
          <Trans>History</Trans>
        </Title>
        <History
          entries={application.progressList.map((row) => ({
            event: row.event,
            toState: row.to,
            actor: row.actor,
            at: row.at,
          }))}
          events={applicationEvents}
          nameOf={(state) => i18n._(applicationStates[state as keyof typeof applicationStates])}
        />
      </section>
    </>
  )
}
function DocumentName({
  isPicture,
  place,
}: {
  readonly isPicture: boolean
  readonly place: number
}) {
  return isPicture ? <Trans>Photo {place}</Trans> : <Trans>Document {place}</Trans>
}

type Props = { readonly application: OperatorApplication }

function Company({ application }: Props) {
  const format = useFormat()
  const { returnAddress: to, applicant } = application
  const since = format.day(applicant.memberSince.slice(0, 10))
  return (
    <section aria-labelledby="company">
      <Title order={2} id="company">
        <Trans>Company</Trans>
      </Title>
      <Facts>
        <Fact name={<Trans>Company</Trans>}>{application.company}</Fact>
        <Fact name={<Trans>VAT ID</Trans>}>{application.taxId}</Fact>
        <Fact name={<Trans>Country</Trans>}>
          {application.country && format.country(application.country)}
        </Fact>
        <Fact name={<Trans>Contact person</Trans>}>{application.contactName}</Fact>
        <Fact name={<Trans>Email</Trans>}>
          <Anchor href={`mailto:${application.email}`}>{application.email}</Anchor>
        </Fact>
        <Fact name={<Trans>Phone</Trans>}>{application.contactPhone}</Fact>
        <Fact name={<Trans>Account</Trans>}>
          {[applicant.nickname, applicant.email].filter(Boolean).join(', ')} (
          <Trans>since {since}</Trans>)
        </Fact>
        <Fact name={<Trans>Return address</Trans>}>
          {format.address({ name: '', company: '', ...to }).join(', ')}
        </Fact>
      </Facts>
    </section>
  )
}

function Documents({ application }: Props) {
  const format = useFormat()
  return (
    <section aria-labelledby="documents">
      <Title order={2} id="documents">
        <Trans>Documents</Trans>
      </Title>
      <ul className={styles['documents']}>
        {application.documents.map((file, index) => (
          <li key={file.id}>
            <a href={file.url} target="_blank" rel="noreferrer">
              {file.name || <DocumentName isPicture={file.isPicture} place={index + 1} />}
            </a>{' '}
            <span className={detail['minor']}>
              {format.count(Math.max(1, Math.round(file.bytes / 1024)))} kB
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
