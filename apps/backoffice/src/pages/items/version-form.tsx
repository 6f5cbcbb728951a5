import {
  HEAVIEST_KG,
  LARGEST_CM,
  LONGEST_CODE,
  LONGEST_GTIN,
  LONGEST_SIZE,
  versionSchema,
} from '@galleria/contract/item-rules'
import type { VoucherKind } from '@galleria/contract/voucher-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useRef, type FormEvent } from 'react'
import { mall } from '../../api/mall.ts'
import { GoodsPicture } from '../../parts/goods-picture.tsx'
import { Notice } from '../../parts/notice.tsx'
import { PriceFields } from '../../parts/price-fields.tsx'
import { restingKeys } from '../../parts/use-keys.ts'
import { useFinishNames } from '../../parts/use-version-text.ts'
import { ChangedMeanwhile, useOpened } from './changed-meanwhile.tsx'
import type { Item, ItemVersion, NewVersion } from './item-queries.ts'
import styles from './items.module.css'
import { readVersion } from './read-form.ts'
import { useItemForm, useItemWork } from './use-item-work.ts'

/**
 * Adds a version to an item, or changes one; its article number stays, and later prices are set
 * with the goods.
 */
export function VersionForm({
  item,
  version,
  close,
}: {
  readonly item: Item
  readonly version: ItemVersion | undefined
  readonly close: () => void
}) {
  const { t } = useLingui()
  const kind = item.voucher?.kind ?? null
  const work = useItemWork((changed: NewVersion) =>
    mall('POST /sapi/mall-merchant/item/version', changed),
  )
  const { formProps, check, errorAt } = useItemForm({
    ...{ failure: work.failure, schema: versionSchema(!version), read: readVersion },
  })
  const opened = useOpened(item)
  const sent = useRef<NewVersion['priceList']>([])
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (work.isSending || !check()) return
    const typed = readVersion(new FormData(event.currentTarget))
    sent.current = typed.priceList
    work.run(
      {
        ...typed,
        itemId: item.itemId,
        version: opened.version,
        ...(version ? { skuId: version.skuId, skuCode: version.skuCode, priceList: [] } : {}),
      },
      { onSuccess: close },
    )
  }
  return (
    <form
      {...formProps}
      className={styles['form']}
      {...restingKeys}
      onSubmit={submit}
      aria-label={version ? t`Version ${version.skuCode}` : t`New version`}
    >
      <Stack gap="md">
        {!version && (
          <TextInput
            name="skuCode"
            label={t`Item number`}
            description={t`Your own, as printed on labels. It can’t be changed later.`}
            maxLength={LONGEST_CODE}
            error={errorAt('skuCode')}
            autoComplete="off"
            required
          />
        )}
        <GtinField version={version} error={errorAt('gtin')} />
        <SizeField kind={kind} version={version} error={errorAt('sizeName')} />
        {!kind && <MeasureFields version={version} errorAt={errorAt} />}
        <PictureChoice item={item} version={version} error={errorAt('imageUrl')} />
        {!version && (
          <FirstPrices isCard={kind === 'shopping_card'} errorAt={errorAt} sent={sent} />
        )}
        {work.error && <Notice tone="refuse">{work.error}</Notice>}
        {!work.isDone && <ChangedMeanwhile opened={opened} close={close} />}
        <Group gap="xs">
          <Button type="submit" loading={work.isSending}>
            {version ? <Trans>Save the version</Trans> : <Trans>Add the version</Trans>}
          </Button>
          <Button variant="default" disabled={work.isSending} onClick={close}>
            <Trans>Not now</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

type ErrorAt = (path: string) => string | undefined

function FirstPrices({
  isCard,
  errorAt,
  sent,
}: {
  readonly isCard: boolean
  readonly errorAt: ErrorAt
  /** In the order in which the mall answers. */
  readonly sent: { readonly current: NewVersion['priceList'] }
}) {
  return (
    <PriceFields
      note={
        isCard ? (
          <Trans>
            What the card is worth, and costs. It is not sold in storefronts that you leave empty;
            you can change that later.
          </Trans>
        ) : (
          <Trans>
            VAT included. It is not sold in storefronts that you leave empty; you can change that
            later.
          </Trans>
        )
      }
      errorAt={(site) => {
        const index = sent.current.findIndex((price) => price.site === site)
        return errorAt(`priceList.${index}.amount`)
      }}
    />
  )
}

function GtinField({
  version,
  error,
}: {
  readonly version: ItemVersion | undefined
  readonly error: string | undefined
}) {
  const { t } = useLingui()
  return (
    <TextInput
      name="gtin"
      label={t`GTIN`}
      description={t`Optional: the number below the barcode`}
      defaultValue={version?.gtin ?? ''}
      maxLength={LONGEST_GTIN}
      inputMode="numeric"
      error={error}
      autoComplete="off"
    />
  )
}

/** What buyers choose a version by. */
function SizeField({
  kind,
  version,
  error,
}: {
  readonly kind: VoucherKind | null
  readonly version: ItemVersion | undefined
  readonly error: string | undefined
}) {
  const { t } = useLingui()
  const asked = {
    goods: { label: t`Size, in words`, description: t`For example: 120 × 60 cm` },
    service: {
      label: t`The service, in brief`,
      description: t`For example: up to 2 hours. Buyers choose by it.`,
    },
    shopping_card: {
      label: t`Name of the card`,
      description: t`For example: 50 euros. Buyers choose by it.`,
    },
  }
  return (
    <TextInput
      name="sizeName"
      {...asked[kind ?? 'goods']}
      defaultValue={version?.sizeName ?? ''}
      maxLength={LONGEST_SIZE}
      error={error}
      required
    />
  )
}

function MeasureFields({
  version,
  errorAt,
}: {
  readonly version: ItemVersion | undefined
  readonly errorAt: ErrorAt
}) {
  const { t } = useLingui()
  const finishes = useFinishNames()
  const number = (name: 'widthCm' | 'depthCm' | 'heightCm' | 'weightKg', most: number) => ({
    name,
    defaultValue: version ? String(version[name]) : '',
    error: errorAt(name) && t`Please enter a number from 0.1 to ${most}, with at most one decimal.`,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    maxLength: 8,
    required: true,
  })
  return (
    <>
      <NativeSelect
        name="finish"
        label={t`Colour or material`}
        description={t`Buyers filter by it`}
        defaultValue={version?.finish ?? 'oak'}
        data={finishes}
        error={errorAt('finish')}
      />
      <div className={styles['numbers']}>
        <TextInput label={t`Width in cm`} {...number('widthCm', LARGEST_CM)} />
        <TextInput label={t`Depth in cm`} {...number('depthCm', LARGEST_CM)} />
        <TextInput label={t`Height in cm`} {...number('heightCm', LARGEST_CM)} />
        <TextInput label={t`Weight in kg`} {...number('weightKg', HEAVIEST_KG)} />
      </div>
    </>
  )
}

/** Which of the item's pictures shows this version. */
function PictureChoice({
  item,
  version,
  error,
}: {
  readonly item: Item
  readonly version: ItemVersion | undefined
  readonly error: string | undefined
}) {
  const { t } = useLingui()
  if (item.imageList.length < 2 && !error) return null
  const chosen = version?.image?.url ?? item.imageList[0]?.url
  return (
    <fieldset className={styles['choices']}>
      <Text component="legend" size="sm" fw={540}>
        <Trans>Picture of this version</Trans>
      </Text>
      {item.imageList.map(({ url, tint }, index) => {
        const number = index + 1
        return (
          <label key={url}>
            <GoodsPicture url={url} tint={tint} name={t`Picture ${number}`} size={64} />
            <input type="radio" name="imageUrl" value={url} defaultChecked={url === chosen} />
          </label>
        )
      })}
      {error && (
        <Text role="alert" size="sm" c="var(--refuse)">
          {error}
        </Text>
      )}
    </fieldset>
  )
}
