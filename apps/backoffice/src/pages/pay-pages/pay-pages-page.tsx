import { Trans, useLingui } from '@lingui/react/macro'
import { Card, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import cards from '../../parts/cards.module.css'
import { ListSkeleton } from '../../parts/list-skeleton.tsx'
import { LoadFailure } from '../../parts/notice.tsx'
import { LastLook } from './last-look.tsx'
import { OpenMatters } from './open-matters.tsx'
import { payPagesQuery } from './pay-pages-queries.ts'
import { ScriptCard } from './script-card.tsx'
import { SentHeaders } from './sent-headers.tsx'

/** What may run on the pages where one pays, and what was found when they were last looked at. */
export function PayPagesPage() {
  const { t } = useLingui()
  const { data: pages, ...query } = useQuery(payPagesQuery)
  return (
    <Stack gap="lg">
      <title>{t`Payment pages – Galleria back office`}</title>
      <div>
        <Title order={1}>
          <Trans>Payment pages</Trans>
        </Title>
        <Text c="dimmed" maw={640}>
          <Trans>
            What may run where buyers pay, and why. Once a day the mall fetches these pages as a
            browser does, and compares them with this list.
          </Trans>
        </Text>
      </div>
      {query.isError && !pages && (
        <LoadFailure error={query.error} retry={() => void query.refetch()} />
      )}
      {query.isPending && <ListSkeleton isNarrow />}
      {pages && (
        <>
          <OpenMatters pages={pages} />
          <LastLook pages={pages} />
          <Stack component="section" gap="sm" aria-labelledby="scripts">
            <Title order={2} id="scripts">
              <Trans>Scripts that may run</Trans>
            </Title>
            {pages.scriptList.length === 0 && (
              <Text>
                <Trans>No payment method that is offered loads a script of its provider.</Trans>
              </Text>
            )}
            <ul className={cards['cards']} aria-labelledby="scripts">
              {pages.scriptList.map((script) => (
                <li key={script.address}>
                  <Card withBorder className={cards['card'] ?? ''}>
                    <ScriptCard script={script} />
                  </Card>
                </li>
              ))}
            </ul>
          </Stack>
          <SentHeaders pages={pages} />
        </>
      )}
    </Stack>
  )
}
