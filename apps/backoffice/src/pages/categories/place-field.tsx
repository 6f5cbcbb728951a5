import type { WireDeskCategory } from '@galleria/contract/category-desk'
import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { wordsOf, type Typed } from '../../parts/typed-prices.ts'
import { wayNameOf } from './category-names.ts'

/** Below which category one stands, or at the top. */
export function PlaceField({
  categories,
  parentId,
  error,
}: {
  readonly categories: readonly WireDeskCategory[]
  readonly parentId: number | null
  readonly error: string | undefined
}) {
  const { t, i18n } = useLingui()
  return (
    <NativeSelect
      name="parentId"
      label={t`Below`}
      defaultValue={parentId === null ? '' : String(parentId)}
      data={[
        { value: '', label: t`At the top` },
        ...categories.map((category) => ({
          value: String(category.id),
          label: wayNameOf(category, categories, i18n.locale),
        })),
      ]}
      error={error}
    />
  )
}

export function readPlace(typed: Typed): number | null {
  const place = wordsOf(typed, 'parentId')
  return place === '' ? null : Number(place)
}
