import { MOST_LOW_STOCK, stockAlertsSchema } from '@galleria/contract/goods-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mall } from '../../api/mall.ts'
import { Notice } from '../../parts/notice.tsx'
import { useSentForm } from '../../parts/use-answered-errors.ts'
import { GOODS_KEY, lowStockAlertsQuery, type LowStockAlerts } from './goods-queries.ts'
import styles from './goods.module.css'

/** From how few on goods count as few, and whether a mail says so. */
export function LowStockAlertsForm() {
  const { data } = useQuery(lowStockAlertsQuery)
  const [isOpen, open] = useState(false)
  if (!data) return null
  const { lowQty } = data
  return (
    <div className={styles['alerts']}>
      <Group gap="xs">
        <Text size="sm" c="dimmed">
          {data.isMailed ? (
            <Trans>
              {lowQty} or fewer available count as low stock. An email in the morning lists what ran
              low or sold out.
            </Trans>
          ) : (
            <Trans>
              {lowQty} or fewer available count as low stock. No email is sent about it.
            </Trans>
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

type TypedAlerts = { readonly lowQty: string; readonly isMailed?: string }

function AlertsFields({
  alerts,
  close,
}: {
  readonly alerts: LowStockAlerts
  readonly close: () => void
}) {
  const { t } = useLingui()
  const cache = useQueryClient()
  const keeping = useMutation({
    mutationFn: (asked: { lowQty: number; isMailed: boolean }) =>
      mall('POST /sapi/mall-merchant/goods/keepAlerts', asked),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: GOODS_KEY })
      close()
    },
  })
  const { formProps, errorOf, notice } = useSentForm<TypedAlerts>({
    schema: stockAlertsSchema,
    sentences: { whole: t`Please enter a whole number from 0 to ${MOST_LOW_STOCK}.` },
    sending: keeping,
    send: ({ lowQty, isMailed }) =>
      keeping.mutate({ lowQty: Number(lowQty), isMailed: isMailed !== undefined }),
  })
  return (
    <form {...formProps} aria-label={t`When few are left`}>
      <Stack gap="sm" maw={420} mt="xs">
        <TextInput
          name="lowQty"
          label={t`Few are left from`}
          description={t`Free pieces of a version, or steps of goods by measure`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          defaultValue={String(alerts.lowQty)}
          error={errorOf('lowQty')}
        />
        <Checkbox
          name="isMailed"
          defaultChecked={alerts.isMailed}
          label={t`An email in the morning to everybody who manages goods`}
        />
        {notice && <Notice tone="warn">{notice}</Notice>}
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
