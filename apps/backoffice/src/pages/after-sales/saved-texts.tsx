import type { MerchantReverse } from '@galleria/contract/after-sales'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { savedAnswersQuery } from '../after-sales-settings/settings-queries.ts'
import { useReverseDesk } from './reverse-desk.ts'

/**
 * A text that the shop has saved, to be put where it is written and changed there. Nothing where
 * there is none, or at the mall's desk.
 */
export function SavedTexts({
  reverse,
  put,
}: {
  readonly reverse: MerchantReverse
  readonly put: (text: string) => void
}) {
  const { t } = useLingui()
  const { isMall } = useReverseDesk()
  const saved = useQuery({ ...savedAnswersQuery, enabled: !isMall })
  const own = (saved.data ?? []).filter(({ shop }) => shop.id === reverse.shopId)
  const [id, choose] = useState<string>()
  const chosen = own.find((one) => String(one.id) === id) ?? own[0]
  if (!chosen) return null
  return (
    <Group gap="xs" align="end">
      <NativeSelect
        label={t`Saved text`}
        value={String(chosen.id)}
        data={own.map((one) => ({ value: String(one.id), label: one.title }))}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <Button variant="default" onClick={() => put(chosen.content)}>
        <Trans>Use this text</Trans>
      </Button>
    </Group>
  )
}
