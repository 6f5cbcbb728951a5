import { auditFields, type AuditState } from '@galleria/contract/merchant-audit-log'
import type { KeyScope } from '@galleria/contract/merchant-rights'
import type { MessageDescriptor } from '@lingui/core'
import { deviceName } from '@galleria/contract/device-name'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useFormat } from '../../parts/use-format.ts'
import { operatorRoleNames } from '../operators/operator-role-words.ts'
import { roleNames } from '../people/role-words.ts'
import { scopeNames } from '../programs/scope-words.ts'
import type { AuditDesk, AuditLine } from './audit-log-queries.ts'
import styles from './audit-log.module.css'
import { fieldNames, stateNames, subjectNames } from './audit-words.ts'
import { callNames } from './call-words.ts'

type Change = AuditLine['changeList'][number]
type About = NonNullable<AuditLine['about']>

/** One change: who did what, to what, from what to what, and from where. */
export function AuditLineItem({
  line,
  desk,
}: {
  readonly line: AuditLine
  readonly desk: AuditDesk
}) {
  const { i18n, t } = useLingui()
  const format = useFormat()
  const moreCount = format.count(line.moreCount)
  const person = line.person ?? t`Galleria`
  const keyName = line.keyName ?? ''
  const role = line.role && i18n._(roleNames[line.role])
  const from = [deviceName(line.userAgent), line.network].filter(Boolean).join(' · ')
  return (
    <li>
      <div className={styles['head']}>
        <strong>{i18n._(callNames[line.call])}</strong>
        {line.about && <AboutLink about={line.about} desk={desk} />}
        <time dateTime={line.time}>{format.moment(line.time)}</time>
      </div>
      {line.changeList.length > 0 && (
        <ul className={styles['changes']}>
          {line.changeList.map((change, index) => (
            <li key={index}>
              <ChangeText change={change} call={line.call} />
            </li>
          ))}
          {line.moreCount > 0 && (
            <li>
              <Trans>and {moreCount} more</Trans>
            </li>
          )}
        </ul>
      )}
      <p className={styles['who']}>
        {line.keyName !== null ? t`Key ${keyName} of ${person}` : person}
        {role && `, ${role}`}
        {line.sellerName && ` · ${line.sellerName}`}
        {from && ` · ${from}`}
      </p>
    </li>
  )
}

/** To its page, where the reader has one. */
function AboutLink({ about, desk }: { readonly about: About; readonly desk: AuditDesk }) {
  const { i18n } = useLingui()
  const kind = i18n._(subjectNames[about.kind])
  const path = pathOf(about, desk)
  return (
    <span className={styles['about']}>
      {kind} {path ? <Link to={path}>{about.name}</Link> : about.name}
    </span>
  )
}

function pathOf({ kind, id, name }: About, desk: AuditDesk): string | undefined {
  const root = desk === 'operator' ? '/operator' : ''
  if (kind === 'order' && id) return `${root}/orders/${id}`
  if (kind === 'reverse' && id && desk === 'merchant') return `/after-sales/${id}`
  if (kind === 'sku' && desk === 'merchant') return `/goods/${encodeURIComponent(name)}`
  return undefined
}

function ChangeText({
  change,
  call,
}: {
  readonly change: Change
  readonly call: AuditLine['call']
}) {
  const { i18n, t } = useLingui()
  const show = useShow(call)
  const { about, field, of, from, to } = change
  const whose = about && [i18n._(subjectNames[about.kind]), about.name].filter(Boolean).join(' ')
  const name = [whose, i18n._(fieldNames[field]), of].filter(Boolean).join(' · ')
  return (
    <>
      <span className={styles['field']}>{name}:</span>{' '}
      {from !== null && (
        <>
          <del>{show(change, from)}</del>
          <span aria-hidden> → </span>
        </>
      )}
      {to === null ? (
        <span className={styles['field']}>{t`removed`}</span>
      ) : (
        <ins>{show(change, to)}</ins>
      )}
    </>
  )
}

/** Roles in a shop and at the mall have names of their own. */
function roleWordsOf(call: AuditLine['call']): Readonly<Record<string, MessageDescriptor>> {
  return call.startsWith('mall-operator/') ? operatorRoleNames : roleNames
}

function useShow(call: AuditLine['call']): (change: Change, value: string) => string {
  const { i18n, t } = useLingui()
  const format = useFormat()
  return ({ field }, value) => {
    const kind = auditFields[field]
    if (kind === 'state') return i18n._(stateNames[value as AuditState] ?? { id: value })
    if (kind === 'role') return i18n._(roleWordsOf(call)[value] ?? { id: value })
    if (kind === 'time') return format.moment(value)
    if (kind === 'scopes')
      return value
        .split(' ')
        .map((scope) => i18n._(scopeNames[scope as KeyScope] ?? { id: scope }))
        .join(' · ')
    if (kind === 'flag') return value === 'true' ? t`yes` : t`no`
    return value
  }
}
