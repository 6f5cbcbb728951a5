import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox, Group, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { StyleFields, type TableStyle } from './style-fields.tsx'
import styles from './goods-table.module.css'

/**
 * All goods of the own shops as a CSV, in the way that the shop's program reads it; and the
 * headings alone.
 */
export function TakeOut() {
  const { t, i18n } = useLingui()
  const [style, setStyle] = useState<TableStyle>({ separator: ',', decimalSign: '.' })
  const [hasMark, setMark] = useState(true)
  const query = new URLSearchParams({
    separator: style.separator,
    decimal: style.decimalSign,
    mark: hasMark ? '1' : '0',
    lang: i18n.locale,
  })
  return (
    <section aria-labelledby="take-out" className={styles['section']}>
      <Title order={2} id="take-out">
        <Trans>Take your goods out</Trans>
      </Title>
      <Text size="sm" c="dimmed" maw={640}>
        <Trans>
          One row for each version, with texts, measures, prices and stock. What you change in it
          can be sent in again below; what you leave as it is stays as it is.
        </Trans>
      </Text>
      <div className={styles['fields']}>
        <StyleFields {...style} change={(changed) => setStyle({ ...style, ...changed })} />
        <Checkbox
          className={styles['box']}
          checked={hasMark}
          onChange={(event) => setMark(event.currentTarget.checked)}
          label={t`Marked as UTF-8, for Excel`}
        />
      </div>
      <Group gap="xs">
        <Button component="a" href={`/goods-table/goods.csv?${query}`} download>
          <Trans>Download the goods</Trans>
        </Button>
        <Button
          component="a"
          variant="default"
          href={`/goods-table/template.csv?${query}`}
          download
        >
          <Trans>Download an empty table</Trans>
        </Button>
      </Group>
    </section>
  )
}
