import { MOST_LOW_STOCK } from '@galleria/contract/goods-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { mall } from '../../api/mall.ts'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { GOODS_KEY, stockAlertsQuery, type StockAlerts } from './goods-queries.ts'
import styles from './goods.module.css'

/** From how few on goods count as few, and whether a mail says so. */
export function StockAlertsForm() {
  const { data } = useQuery(stockAlertsQuery)
  const [isOpen, open] = useState(false)
  if (!data) return null
  const { lowQty } = data
  return (
    <div className={styles['alerts']}>
      <Group gap="xs">
        <Text size="sm" c="dimmed">
          {data.isMailed ? (
            <Trans>
              Up to {lowQty} free count as few. An email tells in the morning what became few or
              sold out.
            </Trans>
          ) : (
            <Trans>Up to {lowQty} free count as few. No email tells about it.</Trans>
          )}
        </Text>
        {data.mayKeep && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-expanded={isOpen}
            onClick={() => open(!isOpen)}
          >
            <Trans>Change</Trans>
          </Button>
        )}
      </Group>
      {isOpen && <AlertsFields alerts={data} close={() => open(false)} />}
    </div>
  )
}

function AlertsFields({
  alerts,
  close,
}: {
  readonly alerts: StockAlerts
  readonly close: () => void
}) {
  const { t } = useLingui()
  const textOf = useProblemText()
  const cache = useQueryClient()
  const field = useRef<HTMLInputElement>(null)
  const [isWrong, setWrong] = useState(false)
  const keeping = useMutation({
    mutationFn: (asked: { lowQty: number; isMailed: boolean }) =>
      mall('POST /sapi/mall-merchant/goods/keepAlerts', asked),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: GOODS_KEY })
      close()
    },
  })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (keeping.isPending) return
    const typed = new FormData(event.currentTarget)
    const text = String(typed.get('lowQty') ?? '').trim()
    const lowQty = Number(text)
    const isRight = /^\d{1,4}$/.test(text) && lowQty <= MOST_LOW_STOCK
    setWrong(!isRight)
    if (!isRight) return field.current?.focus()
    keeping.mutate({ lowQty, isMailed: typed.get('isMailed') !== null })
  }
  return (
    <form noValidate onSubmit={submit} aria-label={t`When few are left`}>
      <Stack gap="sm" maw={420} mt="xs">
        <TextInput
          ref={field}
          name="lowQty"
          label={t`Few are left from`}
          description={t`Free pieces of a version, or steps of goods by measure`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          defaultValue={String(alerts.lowQty)}
          error={isWrong && t`Please enter a whole number from 0 to ${MOST_LOW_STOCK}.`}
        />
        <Checkbox
          name="isMailed"
          defaultChecked={alerts.isMailed}
          label={t`An email in the morning to everybody who keeps goods`}
        />
        {keeping.error && <Notice tone="warn">{textOf(keeping.error)}</Notice>}
        <Group gap="xs">
          <Button type="submit" loading={keeping.isPending}>
            <Trans>Save</Trans>
          </Button>
          <Button variant="default" disabled={keeping.isPending} onClick={close}>
            <Trans>Not now</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
