import type { WireDeskCategory } from '@galleria/contract/category-desk'
import { Trans, useLingui } from '@lingui/react/macro'
import { Stack, Switch, Text } from '@mantine/core'
import { mall } from '../../api/mall.ts'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { useCategoriesChange } from './categories-queries.ts'
import { nameOf } from './category-names.ts'

/** Whether goods of a category need an energy label; below one whose goods do, they do. */
export function EnergyField({
  category,
  categories,
}: {
  readonly category: WireDeskCategory
  readonly categories: readonly WireDeskCategory[]
}) {
  const { t, i18n } = useLingui()
  const textOf = useProblemText()
  const asking = useCategoriesChange((isNeeded: boolean) =>
    mall('POST /sapi/mall-operator/category/energyLabel', {
      id: category.id,
      version: category.version,
      isNeeded,
    }),
  )
  const above = categories.find(
    ({ id, needsEnergyLabel }) =>
      needsEnergyLabel && id !== category.id && category.path.includes(id),
  )
  if (above)
    return (
      <Text size="sm">
        <Trans>Goods need an energy label, because those of {nameOf(above, i18n.locale)} do.</Trans>
      </Text>
    )
  return (
    <Stack gap="xs">
      <Switch
        label={t`Goods need an energy label`}
        description={t`Nothing is sold here, or below, without its energy class.`}
        checked={category.needsEnergyLabel}
        disabled={asking.isPending}
        onChange={({ currentTarget }) => asking.mutate(currentTarget.checked)}
      />
      {asking.isError && <Notice tone="refuse">{textOf(asking.error)}</Notice>}
    </Stack>
  )
}
