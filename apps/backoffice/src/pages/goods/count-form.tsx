import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { mall } from '../../api/mall.ts'
import { Notice } from '../../parts/notice.tsx'
import { useFormat } from '../../parts/use-format.ts'
import type { Goods, NewCount } from './goods-queries.ts'
import styles from './goods.module.css'
import { NoteField } from './move-form.tsx'
import { readTypedNumber } from '@galleria/contract/typed-number'
import { useGoodsWork } from './use-goods-work.ts'
import { useQuantityForm } from './use-quantity-form.ts'

/**
 * How many are in the house, what is waiting for its parcel included. What left or came while
 * somebody counted is told, and read again.
 */
export function CountForm({ goods, close }: { readonly goods: Goods; readonly close: () => void }) {
  const { t } = useLingui()
  const format = useFormat()
  const { skuCode, marketingUnit } = goods
  const counting = useGoodsWork(goods, (count: NewCount) =>
    mall('POST /sapi/mall-merchant/goods/count', count),
  )
  const { form, typed, check, listeners, error, requestKey } = useQuantityForm(goods, {
    isCount: true,
  })
  const [onHand, held] = [goods.onHandQty, goods.heldQty].map((qty) =>
    format.quantity(qty, marketingUnit),
  )
  return (
    <form
      ref={form}
      noValidate
      className={styles['form']}
      aria-label={t`Count ${skuCode}`}
      {...listeners}
      onSubmit={(event) => {
        event.preventDefault()
        if (counting.isSending || !check()) return
        const { qty, note = '' } = typed()
        counting.run(
          {
            skuCode,
            countedQty: readTypedNumber(qty) ?? 0,
            seenQty: goods.onHandQty,
            note: note.trim(),
            requestKey,
          },
          { onSuccess: close },
        )
      }}
    >
      <Stack gap="sm">
        <Text size="sm">
          <Trans>
            The mall knows of {onHand} on hand. Count what is in the house, also the {held} held for
            orders that have not left yet.
          </Trans>
        </Text>
        <TextInput
          name="qty"
          label={marketingUnit ? t`Counted (${marketingUnit.unitName})` : t`Counted`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          error={error}
          autoFocus
        />
        <NoteField />
        {counting.error && <Notice tone="warn">{counting.error}</Notice>}
        <Group gap="xs">
          <Button type="submit" loading={counting.isSending}>
            <Trans>Save the count</Trans>
          </Button>
          <Button variant="default" disabled={counting.isSending} onClick={close}>
            <Trans>Not now</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
