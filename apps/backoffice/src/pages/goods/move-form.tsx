import { LONGEST_STOCK_NOTE, stockReasons, type StockReason } from '@galleria/contract/goods-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import { mall } from '../../api/mall.ts'
import { Notice } from '../../parts/notice.tsx'
import type { Goods, NewMove } from './goods-queries.ts'
import { stockReasonWords } from './goods-words.ts'
import styles from './goods.module.css'
import { readTypedNumber } from '@galleria/contract/typed-number'
import { useGoodsWork } from './use-goods-work.ts'
import { useQuantityForm } from './use-quantity-form.ts'

/** Units that came in, or are not there any more, and why. */
export function MoveForm({ goods, close }: { readonly goods: Goods; readonly close: () => void }) {
  const { t, i18n } = useLingui()
  const { skuCode } = goods
  const moving = useGoodsWork(goods, (move: NewMove) =>
    mall('POST /sapi/mall-merchant/goods/move', move),
  )
  const { form, typed, check, listeners, error, requestKey } = useQuantityForm(goods, {
    isCount: false,
  })
  const reasons = Object.keys(stockReasons) as StockReason[]
  const optionsOf = (sign: 1 | -1) =>
    reasons
      .filter((reason) => stockReasons[reason] === sign)
      .map((reason) => ({ value: reason, label: i18n._(stockReasonWords[reason]) }))
  return (
    <form
      ref={form}
      noValidate
      className={styles['form']}
      aria-label={t`Change the stock of ${skuCode}`}
      {...listeners}
      onSubmit={(event) => {
        event.preventDefault()
        if (moving.isSending || !check()) return
        const { qty, note = '', reason } = typed()
        moving.run(
          {
            skuCode,
            reason: reason as StockReason,
            qty: readTypedNumber(qty) ?? 0,
            note: note.trim(),
            requestKey,
          },
          { onSuccess: close },
        )
      }}
    >
      <Stack gap="sm">
        <Group grow align="start">
          <NativeSelect
            name="reason"
            label={t`What happened`}
            data={[
              { group: t`More`, items: optionsOf(1) },
              { group: t`Less`, items: optionsOf(-1) },
            ]}
            data-autofocus
          />
          <TextInput
            name="qty"
            label={
              goods.marketingUnit ? t`How much (${goods.marketingUnit.unitName})` : t`How many`
            }
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            error={error}
            autoFocus
          />
        </Group>
        <NoteField />
        {moving.error && <Notice tone="warn">{moving.error}</Notice>}
        <Group gap="xs">
          <Button type="submit" loading={moving.isSending}>
            <Trans>Save</Trans>
          </Button>
          <Button variant="default" disabled={moving.isSending} onClick={close}>
            <Trans>Not now</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

export function NoteField() {
  const { t } = useLingui()
  return (
    <TextInput
      name="note"
      label={t`Note`}
      description={t`For example the number of a delivery note; only your shop sees it`}
      maxLength={LONGEST_STOCK_NOTE}
      autoComplete="off"
    />
  )
}
