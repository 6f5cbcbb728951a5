import { Trans, useLingui } from '@lingui/react/macro'
import { Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { rightsOf, whoQuery } from '../../api/queries.ts'
import { ApprovalRules } from './approval-rules.tsx'
import { SavedAnswers } from './saved-answers.tsx'
import { ReturnAddresses } from './return-addresses.tsx'

/** How a shop deals with what buyers ask back, before anybody asks. */
export function SettingsPage() {
  const { t } = useLingui()
  const { data: who } = useQuery(whoQuery)
  const shops = who?.kind === 'staff' ? who.staff.shops : []
  const mayWrite = rightsOf(who).includes('after-sales')
  return (
    <>
      <title>{t`After-sales settings – Galleria back office`}</title>
      <Title order={1}>
        <Trans>After-sales settings</Trans>
      </Title>
      <p>
        <Link to="/after-sales">
          <Trans>Back to the requests</Trans>
        </Link>
      </p>
      <Stack gap="xl">
        <ReturnAddresses mayWrite={mayWrite} />
        <SavedAnswers mayWrite={mayWrite} shops={shops} />
        <ApprovalRules mayWrite={mayWrite} shops={shops} />
      </Stack>
    </>
  )
}
