import { Trans } from '@lingui/react/macro'
import { Card, Stack, Text, Title } from '@mantine/core'
import cards from '../../parts/cards.module.css'
import { Sites } from './sites.tsx'
import type { PayPages } from './pay-pages-queries.ts'
import styles from './pay-pages.module.css'

/** What the mall tells a browser with these pages; as it must arrive, to the letter. */
export function SentHeaders({ pages }: { readonly pages: PayPages }) {
  return (
    <Stack component="section" gap="sm" aria-labelledby="headers">
      <div>
        <Title order={2} id="headers">
          <Trans>What browsers are told</Trans>
        </Title>
        <Text c="dimmed" maw={640}>
          <Trans>
            The headers as the mall sends them. They must arrive like this: a proxy that changes one
            is on the list of money to look at.
          </Trans>
        </Text>
      </div>
      <ul className={cards['cards']} aria-labelledby="headers">
        {pages.policyList.map(({ policy, siteList }) => (
          <li key={policy}>
            <Card withBorder className={cards['card'] ?? ''}>
              <details>
                <summary>
                  content-security-policy · <Sites of={siteList} />
                </summary>
                <ul className={styles['lines']}>
                  {policy.split('; ').map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </details>
            </Card>
          </li>
        ))}
        <li>
          <Card withBorder className={cards['card'] ?? ''}>
            <details>
              <summary>
                <Trans>Other headers</Trans>
              </summary>
              <ul className={styles['lines']}>
                {pages.headerList.map(({ name, value }) => (
                  <li key={name}>
                    {name}: {value}
                  </li>
                ))}
              </ul>
            </details>
          </Card>
        </li>
      </ul>
    </Stack>
  )
}
