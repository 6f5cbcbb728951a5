import type { DeskPromotion } from '@galleria/contract/promotion-wire'
import { isSite } from '@galleria/contract/storefronts'
import { useLingui as useCatalogue } from '@lingui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Badge, Button, Group, Text } from '@mantine/core'
import { useFormat } from '../../parts/use-format.ts'
import { stateNames, useTermsText } from './promotion-words.ts'
import styles from './promotions.module.css'

type ListProps = {
  readonly rows: readonly DeskPromotion[]
  readonly isBusy: boolean
  /** Nothing can be done by who only reads. */
  readonly canWrite: boolean
  readonly edit: (row: DeskPromotion) => void
  readonly step: (row: DeskPromotion, move: 'start' | 'end') => void
}

/** Promotions, the newest first: their terms, how they were used, and what can be done. */
export function PromotionList({ rows, ...rest }: ListProps) {
  const { t } = useLingui()
  return (
    <ul className={styles['rows']} aria-label={t`Promotions`}>
      {rows.map((row) => (
        <PromotionItem key={row.id} row={row} {...rest} />
      ))}
    </ul>
  )
}

function PromotionItem({
  row,
  isBusy,
  canWrite,
  edit,
  step,
}: Omit<ListProps, 'rows'> & { readonly row: DeskPromotion }) {
  const { t } = useLingui()
  const { i18n } = useCatalogue()
  const termsText = useTermsText()
  const { name } = row
  const can = (operation: string) => canWrite && row.operationList.includes(operation)
  return (
    <li>
      <div className={styles['what']}>
        <Group gap="xs">
          <Text fw={540} className={styles['name']}>
            {name}
          </Text>
          {row.code && <code>{row.code}</code>}
          <Badge variant={row.state === 'RUNNING' ? 'filled' : 'default'}>
            {i18n._(stateNames[row.state])}
          </Badge>
        </Group>
        <Text size="sm">{termsText(row)}</Text>
        <Where row={row} />
        <Use row={row} />
      </div>
      <Group gap="xs">
        {can('edit') && (
          <Button
            variant="default"
            disabled={isBusy}
            aria-label={t`Change ${name}`}
            onClick={() => edit(row)}
          >
            <Trans>Change</Trans>
          </Button>
        )}
        {can('start') && (
          <Button
            disabled={isBusy}
            aria-label={t`Start ${name}`}
            onClick={() => step(row, 'start')}
          >
            <Trans>Start</Trans>
          </Button>
        )}
        {can('end') && (
          <Button
            variant="default"
            disabled={isBusy}
            aria-label={row.state === 'DRAFT' ? t`Discard ${name}` : t`End ${name}`}
            onClick={() => step(row, 'end')}
          >
            {row.state === 'DRAFT' ? <Trans>Discard</Trans> : <Trans>End</Trans>}
          </Button>
        )}
      </Group>
    </li>
  )
}

function Where({ row }: { readonly row: DeskPromotion }) {
  const format = useFormat()
  const [start, end] = [format.moment(row.startTime), format.moment(row.endTime)]
  return (
    <Text size="sm" c="dimmed">
      {row.shop ? `${row.shop.name} · ` : ''}
      {isSite(row.site) ? format.site(row.site) : row.site}
      {' · '}
      <Trans>
        {start} to {end}
      </Trans>
    </Text>
  )
}

function Use({ row }: { readonly row: DeskPromotion }) {
  const format = useFormat()
  if (row.state === 'DRAFT') return null
  const [given, most] = [format.money(row.givenAmt), row.most]
  return (
    <Text size="sm" c="dimmed">
      <Plural value={row.uses} one="Used once" other="Used # times" />
      {most === null ? null : (
        <>
          {' '}
          <Trans>of {most}</Trans>
        </>
      )}
      {' · '}
      <Trans>{given} taken off</Trans>
      {row.held > 0 && (
        <>
          {' · '}
          <Plural value={row.held} one="# waits for payment" other="# wait for payment" />
        </>
      )}
      {row.code && row.isShown ? (
        <>
          {' · '}
          <Trans>shown to everybody</Trans>
        </>
      ) : null}
    </Text>
  )
}
