import { useLingui } from '@lingui/react/macro'
import { Checkbox, Stack, TextInput } from '@mantine/core'
import { useFormat } from '../../parts/use-format.ts'
import type { Goods } from './goods-queries.ts'
import { LATER_FIELD, TIME_FIELD } from '@galleria/contract/price-form'

/**
 * Prices begin at once, unless somebody says that they begin later: a moment that is half typed
 * must not be none.
 */
export function BeginsLater({
  goods: { timeZone },
  isLater,
  begin,
  choose,
  error,
}: {
  readonly goods: Goods
  readonly isLater: boolean
  readonly begin: (isLater: boolean) => void
  readonly choose: (shopTime: string) => void
  readonly error: string | undefined
}) {
  const { t } = useLingui()
  const format = useFormat()
  const zone = format.timeZone(timeZone)
  return (
    <Stack gap="xs">
      <Checkbox
        name={LATER_FIELD}
        label={t`They begin later`}
        onChange={(event) => begin(event.currentTarget.checked)}
      />
      {isLater && (
        <TextInput
          type="datetime-local"
          name={TIME_FIELD}
          label={t`From`}
          description={t`By the clock of your shop: ${zone}`}
          max="9999-12-31T23:59"
          maw={280}
          onChange={(event) => choose(event.currentTarget.value)}
          error={error}
        />
      )}
    </Stack>
  )
}
