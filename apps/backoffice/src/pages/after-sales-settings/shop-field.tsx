import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import type { Staff } from '../../api/queries.ts'

/**
 * For which shop something new is; nothing to choose where there is one, or where it stands
 * already.
 */
export function ShopField({
  shops,
  fixed,
  error,
}: {
  readonly shops: Staff['shops']
  readonly fixed: number | undefined
  readonly error: string | undefined
}) {
  const { t } = useLingui()
  return shops.length > 1 && fixed === undefined ? (
    <NativeSelect
      name="shopId"
      error={error}
      label={t`Shop`}
      data={shops.map(({ id, name }) => ({ value: String(id), label: name }))}
    />
  ) : (
    <input type="hidden" name="shopId" value={fixed ?? shops[0]?.id} />
  )
}
