import { isProblem } from '@galleria/contract/client'
import { storefronts } from '@galleria/contract/storefronts'
import { errorsOf } from '@galleria/ui/form/field-errors'
import { useFormErrors } from '@galleria/ui/form/use-form-errors'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { useMemo, useRef, useState, type FormEvent, type RefObject } from 'react'
import { mall } from '../../api/mall.ts'
import { Notice } from '../../parts/notice.tsx'
import { useFormat } from '../../parts/use-format.ts'
import type { Goods, NewPrices } from './goods-queries.ts'
import styles from './goods.module.css'
import {
  amountField,
  changedPrices,
  endedField,
  pricesSchema,
  reducedField,
  TIME_FIELD,
  writeAmount,
  type TypedPrices,
} from '@galleria/contract/price-form'
import { BeginsLater } from './begins-later.tsx'
import { pricesAt } from './planned-rules.ts'
import { useGoodsWork } from './use-goods-work.ts'

/** A price far from the last one is asked about twice. */
const FAR = 'price_far'

/** The prices of all storefronts together: what is changed is sent, all of it or none. */
export function PriceForm({ goods, close }: { readonly goods: Goods; readonly close: () => void }) {
  const { t } = useLingui()
  const { skuCode } = goods
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef<NewPrices['priceList']>([])
  const [isNothing, say] = useState(false)
  const [isLater, begin] = useState(false)
  const [shopTime, choose] = useState('')
  // What is planned is held against what will be the prices by then.
  const priceList = isLater && shopTime ? pricesAt(goods, shopTime) : goods.priceList
  const pricing = useGoodsWork(goods, sendPrices)
  const found = useMemo(
    () => (isProblem(pricing.failure) ? (pricing.failure.body.errors ?? []) : []),
    [pricing.failure],
  )
  const isFar = found.some(({ code }) => code === FAR)
  const { errors, check, listeners } = usePriceErrors(form, priceList, found, sent)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (pricing.isSending || !check()) return
    const typed = typedIn(form.current)
    const changed = changedPrices(priceList, typed)
    say(changed.length === 0)
    if (changed.length === 0) return
    sent.current = changed
    pricing.run(
      {
        skuCode,
        priceList: changed,
        isSure: typed['isSure'] !== undefined,
        ...(isLater ? { shopTime } : {}),
      },
      { onSuccess: close },
    )
  }
  return (
    <form
      ref={form}
      noValidate
      className={styles['form']}
      aria-label={t`Prices of ${skuCode}`}
      onSubmit={submit}
      {...listeners}
    >
      <Stack gap="md">
        <Hints goods={goods} />
        <BeginsLater
          goods={goods}
          isLater={isLater}
          begin={begin}
          choose={choose}
          error={errors(TIME_FIELD)}
        />
        <div className={styles['prices']}>
          {priceList.map((price) => (
            <PriceField
              // Another price by then is another one to begin from.
              key={`${price.site} ${price.salePrc?.value} ${price.originalPrc?.value}`}
              isLater={isLater}
              price={price}
              isCard={goods.voucherKind === 'shopping_card'}
              error={errors(amountField(price.site))}
            />
          ))}
        </div>
        {isFar && <Checkbox name="isSure" label={t`These prices are right`} />}
        {pricing.error && <Notice tone="warn">{pricing.error}</Notice>}
        {isNothing && (
          <Text size="sm" role="status">
            <Trans>Nothing has been changed.</Trans>
          </Text>
        )}
        <Buttons isLater={isLater} isSending={pricing.isSending} close={close} />
      </Stack>
    </form>
  )
}

function Buttons({
  isLater,
  isSending,
  close,
}: {
  readonly isLater: boolean
  readonly isSending: boolean
  readonly close: () => void
}) {
  return (
    <Group gap="xs">
      <Button type="submit" loading={isSending}>
        {isLater ? <Trans>Plan the prices</Trans> : <Trans>Save the prices</Trans>}
      </Button>
      <Button variant="default" disabled={isSending} onClick={close}>
        <Trans>Not now</Trans>
      </Button>
    </Group>
  )
}

/** What holds for all prices. */
function Hints({ goods }: { readonly goods: Goods }) {
  return (
    <>
      {goods.voucherKind === 'shopping_card' && (
        <Text size="sm">
          <Trans>A card is worth what it costs. Cards that were sold keep their worth.</Trans>
        </Text>
      )}
      <Text size="sm">
        <Trans>
          Prices are those that buyers pay, VAT included. An open bill with another price is shown
          to its buyer again before anything is ordered.
        </Trans>
      </Text>
    </>
  )
}

const typedIn = (form: HTMLFormElement | null): TypedPrices =>
  form ? (Object.fromEntries(new FormData(form)) as Record<string, string>) : {}

/** At once, or at their moment. */
function sendPrices({ shopTime, priceList, ...rest }: NewPrices): Promise<Goods> {
  if (shopTime === undefined)
    return mall('POST /sapi/mall-merchant/goods/price', { ...rest, priceList })
  return mall('POST /sapi/mall-merchant/goods/planPrices', {
    ...rest,
    shopTime,
    priceList: priceList.map(({ site, amount, isReduced }) => ({ site, amount, isReduced })),
  })
}

function PriceField({
  price,
  isLater,
  isCard,
  error,
}: {
  readonly isLater: boolean
  readonly price: Goods['priceList'][number]
  /** It is worth what it costs, so nothing is taken off. */ readonly isCard: boolean
  readonly error: string | undefined
}) {
  const { t } = useLingui()
  const format = useFormat()
  const { site, salePrc, originalPrc } = price
  const { currency } = storefronts[site]
  const place = format.site(site)
  const before = originalPrc ?? salePrc
  const [was, now] = [before && format.money(before), salePrc && format.money(salePrc)]
  const nowText = !now ? t`Not sold there` : isLater ? t`By then ${now}` : t`Now ${now}`
  return (
    <div className={styles['price']}>
      <TextInput
        name={amountField(site)}
        label={t`${place} (${currency})`}
        description={nowText}
        defaultValue={salePrc ? writeAmount(salePrc.value) : ''}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        error={error}
      />
      {was && !isCard && (
        <Checkbox
          size="xs"
          name={reducedField(site)}
          label={t`Announce as reduced from ${was}`}
          aria-label={t`${place}: announce as reduced from ${was}`}
          defaultChecked={originalPrc !== null}
        />
      )}
      {was && (
        <Checkbox
          size="xs"
          mt={6}
          name={endedField(site)}
          label={t`No longer sell it there`}
          aria-label={t`${place}: no longer sell it there`}
        />
      )}
    </div>
  )
}

type Found = readonly { readonly path: string; readonly message?: string }[]

/** What is wrong stands at its field: the mall names the place in the list that was sent. */
function usePriceErrors(
  form: RefObject<HTMLFormElement | null>,
  prices: Goods['priceList'],
  found: Found,
  sent: RefObject<NewPrices['priceList']>,
) {
  const { t } = useLingui()
  const answer = useMemo(
    () =>
      found.length === 0
        ? undefined
        : {
            errors: Object.fromEntries(
              found.map(({ path, message }) => {
                const site = sent.current[Number(path.split('.')[1])]?.site
                return [site ? amountField(site) : path, { code: '', sentence: message }]
              }),
            ),
          },
    [found, sent],
  )
  const { errors, check, listeners } = useFormErrors({
    form,
    answer,
    find: (element) => errorsOf(pricesSchema(prices), typedIn(element)),
  })
  return {
    check,
    listeners,
    errors: (field: string) => {
      const error = errors[field]
      if (!error) return undefined
      return (
        error.sentence ??
        (field === TIME_FIELD ? t`Please choose a day and an hour.` : t`Please type an amount.`)
      )
    },
  }
}
