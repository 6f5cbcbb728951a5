import { auditAreas, type AuditArea } from '@galleria/contract/merchant-audit-log'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import { useNavigate } from 'react-router'
import list from '../../parts/list.module.css'
import type { AuditPage } from './audit-log-queries.ts'
import { auditAddress, type AuditSearch } from './audit-search.ts'
import { areaNames } from './audit-words.ts'

type Props = {
  readonly path: string
  readonly search: AuditSearch
  readonly people: AuditPage['personList']
}

/** A log is narrowed by what was changed and by whom. */
export function AuditFilters({ path, search, people }: Props) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const go = (change: Partial<AuditSearch>) =>
    void navigate(auditAddress(path, { ...search, before: undefined, ...change }))
  return (
    <search className={list['filters']}>
      <NativeSelect
        aria-label={t`What was changed`}
        value={search.area ?? ''}
        onChange={(event) => go({ area: (event.currentTarget.value || undefined) as AuditArea })}
        data={[
          { value: '', label: t`Everything` },
          ...auditAreas.map((area) => ({ value: area, label: i18n._(areaNames[area]) })),
        ]}
      />
      <NativeSelect
        aria-label={t`By whom`}
        value={search.personId ?? ''}
        onChange={(event) => go({ personId: event.currentTarget.value || undefined })}
        data={[
          { value: '', label: t`Everybody` },
          ...people.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {(search.area || search.personId) && (
        <Button variant="subtle" onClick={() => go({ area: undefined, personId: undefined })}>
          <Trans>Clear filters</Trans>
        </Button>
      )}
    </search>
  )
}
