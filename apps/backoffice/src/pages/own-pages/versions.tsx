import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Text, Title } from '@mantine/core'
import { useFormat } from '../../parts/use-format.ts'
import type { PageText } from './own-page-queries.ts'
import styles from './own-pages.module.css'

type Version = PageText['versionList'][number]

/** The texts before this one; any of them can be taken up again. */
export function Versions({
  page,
  use,
}: {
  readonly page: PageText
  readonly use: (version: Version) => void
}) {
  const { t } = useLingui()
  const format = useFormat()
  if (page.versionList.length === 0) return null
  return (
    <>
      <Title order={2} size="h4" mt="lg" mb="xs">
        <Trans>Earlier texts</Trans>
      </Title>
      <ol className={styles['versions']}>
        {page.versionList.map((one) => {
          const at = format.moment(one.savedAt)
          const who = one.savedBy ?? t`came with the mall`
          return (
            <li key={one.version}>
              <Text size="sm">
                {one.title} · {at} · {who}
                {one.publishedAt && (
                  <>
                    {' · '}
                    <Trans>was published</Trans>
                  </>
                )}
              </Text>
              <Button
                variant="default"
                size="compact-sm"
                aria-label={t`Take up again: the text of ${at}`}
                onClick={() => use(one)}
              >
                <Trans>Take up again</Trans>
              </Button>
            </li>
          )
        })}
      </ol>
    </>
  )
}
