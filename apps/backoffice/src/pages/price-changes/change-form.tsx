import {
  changeField,
  currenciesOf,
  MOST_CHANGED_PRICES,
  priceChangeSchema,
  priceEndings,
  ways,
  type Way,
} from '@galleria/contract/price-change-rules'
import { sites, storefronts, type Site } from '@galleria/contract/storefronts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { mall } from '../../api/mall.ts'
import { whoQuery } from '../../api/queries.ts'
import { Notice } from '../../parts/notice.tsx'
import { useSentForm, type ErrorOf } from '../../parts/use-answered-errors.ts'
import { useFormat } from '../../parts/use-format.ts'
import { readSearch, toPageArgument } from '../goods/goods-search.ts'
import { readItemIds } from '../items/item-choice.ts'
import { itemChoicesQuery } from '../items/item-queries.ts'
import {
  priceChangeQuery,
  PRICE_CHANGES_KEY,
  type PriceChangeForm,
} from './price-change-queries.ts'
import styles from './price-changes.module.css'
import { fieldOf, readChange, toChange, type Typed } from './read-change.ts'
import { useChangeWords } from './use-change-words.ts'

/**
 * Which prices are to change, and how. It leads to a look at each of them; nothing changes by it.
 */
export function ChangeForm() {
  const { t } = useLingui()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [way, setWay] = useState<Way>('LOWER_PERCENT')
  const [chosen, choose] = useState<readonly Site[]>(['DE'])
  const [params] = useSearchParams()
  const itemIds = readItemIds(params)
  const look = useMutation({
    mutationFn: (form: PriceChangeForm) =>
      mall('POST /sapi/mall-merchant/priceChange/preview', form),
    onSuccess: (change) => {
      queries.setQueryData(priceChangeQuery(change.id).queryKey, change)
      void queries.invalidateQueries({ queryKey: [...PRICE_CHANGES_KEY, 'list'] })
      void navigate(`/price-changes/${change.id}`)
    },
  })
  const { formProps, errorOf, notice } = useSentForm<Typed>({
    schema: priceChangeSchema,
    read: readChange,
    fieldOf,
    sentences: {
      sites: t`Please choose at least one country.`,
      above: t`Please enter a number above zero.`,
      ending: t`Please choose an ending.`,
    },
    sending: look,
    send: (typed) => look.mutate(toChange(typed)),
  })
  return (
    <form {...formProps} aria-label={t`New bulk change`} className={styles['form']}>
      <Stack gap="md">
        {itemIds.length > 0 ? <WhichItems ids={itemIds} /> : <WhichGoods errorOf={errorOf} />}
        <WhichSites chosen={chosen} choose={choose} error={errorOf('siteList')} />
        <HowTheyChange way={way} setWay={setWay} chosen={chosen} errorOf={errorOf} />
        {notice && <Notice tone="refuse">{notice}</Notice>}
        <div>
          <Button type="submit" loading={look.isPending}>
            <Trans>Show what it would change</Trans>
          </Button>
        </div>
      </Stack>
    </form>
  )
}

/** Those that were ticked in the list of items, with all their versions. */
function WhichItems({ ids }: { readonly ids: readonly number[] }) {
  const { t } = useLingui()
  const { items } = useChangeWords()
  return (
    <div role="group" aria-label={t`Which goods`}>
      {ids.map((id) => (
        <input key={id} type="hidden" name="itemId" value={id} />
      ))}
      <Text>
        <strong>{items(ids.length)}</strong> · <Trans>with all their versions</Trans>
      </Text>
      <Link to="/price-changes">
        <Trans>Choose goods by what they are instead</Trans>
      </Link>
    </div>
  )
}

/** As the page of goods is filtered, where one comes from there. */
function WhichGoods({ errorOf }: { readonly errorOf: ErrorOf }) {
  const { t } = useLingui()
  const format = useFormat()
  const [params] = useSearchParams()
  const before = toPageArgument(readSearch(params))
  const { data: who } = useQuery(whoQuery)
  const { data: choices } = useQuery(itemChoicesQuery)
  const { stocks } = useChangeWords()
  const shops = who?.kind === 'staff' ? who.staff.shops : []
  const most = format.count(MOST_CHANGED_PRICES)
  return (
    <div role="group" aria-label={t`Which goods`}>
      <Text size="sm" c="dimmed" mb={6}>
        <Trans>At most {most} prices at once. What is left free chooses nothing.</Trans>
      </Text>
      <div className={styles['fields']}>
        <TextInput
          name="keyword"
          error={errorOf('keyword')}
          label={t`Name or item number`}
          defaultValue={before.keyword ?? ''}
          maxLength={100}
          autoComplete="off"
        />
        <NativeSelect
          name="categoryId"
          error={errorOf('categoryId')}
          label={t`Category`}
          data={[
            { value: '', label: t`All` },
            ...(choices?.categoryList ?? []).map(({ id, name }) => ({
              value: String(id),
              label: name,
            })),
          ]}
        />
        {shops.length > 1 && (
          <NativeSelect
            name="shopId"
            error={errorOf('shopId')}
            label={t`Shop`}
            defaultValue={String(before.shopId ?? '')}
            data={[
              { value: '', label: t`All` },
              ...shops.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        )}
        <NativeSelect
          name="stock"
          error={errorOf('stock')}
          label={t`Stock`}
          defaultValue={before.stock ?? ''}
          data={[
            { value: '', label: t`All` },
            ...(['LOW', 'SOLD_OUT', 'PAUSED'] as const).map((value) => ({
              value,
              label: stocks[value],
            })),
          ]}
        />
      </div>
    </div>
  )
}

function WhichSites({
  chosen,
  choose,
  error,
}: {
  readonly chosen: readonly Site[]
  readonly choose: (sites: readonly Site[]) => void
  readonly error: string | undefined
}) {
  const { t } = useLingui()
  const format = useFormat()
  return (
    <Checkbox.Group
      label={t`Prices in`}
      value={[...chosen]}
      onChange={(values) => choose(sites.filter((site) => values.includes(site)))}
      error={error}
      data-invalid={error ? true : undefined}
    >
      <div className={styles['sites']}>
        {sites.map((site) => (
          <Checkbox
            key={site}
            name="siteList"
            value={site}
            label={`${format.site(site)} (${storefronts[site].currency})`}
          />
        ))}
      </div>
    </Checkbox.Group>
  )
}

function HowTheyChange({
  way,
  setWay,
  chosen,
  errorOf,
}: {
  readonly way: Way
  readonly setWay: (way: Way) => void
  readonly chosen: readonly Site[]
  readonly errorOf: ErrorOf
}) {
  const { t } = useLingui()
  const names: Record<Way, string> = {
    LOWER_PERCENT: t`Lower by percent`,
    RAISE_PERCENT: t`Raise by percent`,
    LOWER_AMOUNT: t`Lower by an amount`,
    RAISE_AMOUNT: t`Raise by an amount`,
    FIXED_AMOUNT: t`To an amount`,
    END: t`Only another ending`,
  }
  return (
    <div role="group" aria-label={t`How they change`}>
      <div className={styles['fields']}>
        <NativeSelect
          name="way"
          error={errorOf('way')}
          label={t`How they change`}
          value={way}
          onChange={(event) =>
            setWay(ways.find((one) => one === event.currentTarget.value) ?? 'LOWER_PERCENT')
          }
          data={ways.map((value) => ({ value, label: names[value] }))}
        />
        {way.endsWith('PERCENT') && (
          <TextInput
            name="percent"
            label={t`Percent`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={7}
            error={errorOf('percent')}
          />
        )}
        {way.endsWith('AMOUNT') &&
          currenciesOf(chosen).map((currency) => (
            <TextInput
              key={currency}
              name={changeField(currency)}
              label={t`Amount in ${currency}`}
              inputMode="decimal"
              autoComplete="off"
              maxLength={10}
              error={errorOf(changeField(currency))}
            />
          ))}
        <NativeSelect
          name="ending"
          label={t`They end in`}
          error={errorOf('ending')}
          data={[
            { value: '', label: t`As worked out` },
            ...priceEndings.map((value) => ({ value, label: `.${value}` })),
          ]}
        />
      </div>
      <Rounding chosen={chosen} />
      {way.startsWith('LOWER') && (
        <Checkbox
          mt="sm"
          name="isReduced"
          label={t`Announce them as reduced`}
          description={t`Only what was sold for 30 days and becomes cheaper than in all of them is a reduction; the rest is left out and named.`}
        />
      )}
    </div>
  )
}

function Rounding({ chosen }: { readonly chosen: readonly Site[] }) {
  const currencies = currenciesOf(chosen)
  const inHundredths = currencies.filter((one) => one !== 'SEK').join(', ')
  return (
    <Text size="sm" c="dimmed" mt={6}>
      {inHundredths && (
        <Trans>
          {inHundredths}: each price is rounded once to the hundredth, half of one upwards, and then
          to the nearest price with the ending.
        </Trans>
      )}{' '}
      {currencies.includes('SEK') && (
        <Trans>SEK: each price comes out in whole kronor, whichever ending is chosen.</Trans>
      )}
    </Text>
  )
}
