import {
  currenciesOf,
  MOST_CHANGED_PRICES,
  priceEndings,
} from '@galleria/contract/price-change-rules'
import { sites, storefronts, type Site } from '@galleria/contract/storefronts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { mall } from '../../api/mall.ts'
import { whoQuery } from '../../api/queries.ts'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { readSearch, toPageArgument } from '../goods/goods-search.ts'
import { itemChoicesQuery } from '../items/item-queries.ts'
import {
  priceChangeQuery,
  PRICE_CHANGES_KEY,
  type PriceChangeForm,
} from './price-change-queries.ts'
import styles from './price-changes.module.css'
import { amountField, readChange, ways, type Way, type Wrong } from './read-change.ts'
import { useChangeWords } from './use-change-words.ts'

/** Which prices are to change, and how. It leads to a look at each of them; nothing changes by it. */
export function ChangeForm() {
  const { t } = useLingui()
  const textOf = useProblemText()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [wrong, setWrong] = useState<Wrong>()
  const [way, setWay] = useState<Way>('LOWER_PERCENT')
  const [chosen, choose] = useState<readonly Site[]>(['DE'])
  const look = useMutation({
    mutationFn: (form: PriceChangeForm) =>
      mall('POST /sapi/mall-merchant/priceChange/preview', form),
    onSuccess: (change) => {
      queries.setQueryData(priceChangeQuery(change.id).queryKey, change)
      void queries.invalidateQueries({ queryKey: [...PRICE_CHANGES_KEY, 'list'] })
      void navigate(`/price-changes/${change.id}`)
    },
  })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (look.isPending) return
    const read = readChange(new FormData(event.currentTarget))
    setWrong('wrong' in read ? read.wrong : undefined)
    if ('form' in read) look.mutate(read.form)
  }
  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label={t`New bulk change`}
      className={styles['form']}
      onChange={() => setWrong(undefined)}
    >
      <Stack gap="md">
        <WhichGoods />
        <WhichSites chosen={chosen} choose={choose} isWrong={wrong === 'siteList'} />
        <HowTheyChange way={way} setWay={setWay} chosen={chosen} wrong={wrong} />
        {look.isError && <Notice tone="refuse">{textOf(look.error)}</Notice>}
        <div>
          <Button type="submit" loading={look.isPending}>
            <Trans>Show what it would change</Trans>
          </Button>
        </div>
      </Stack>
    </form>
  )
}

/** As the page of goods is filtered, where one comes from there. */
function WhichGoods() {
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
          label={t`Name or item number`}
          defaultValue={before.keyword ?? ''}
          maxLength={100}
          autoComplete="off"
        />
        <NativeSelect
          name="categoryId"
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
  isWrong,
}: {
  readonly chosen: readonly Site[]
  readonly choose: (sites: readonly Site[]) => void
  readonly isWrong: boolean
}) {
  const { t } = useLingui()
  const format = useFormat()
  return (
    <Checkbox.Group
      label={t`Prices in`}
      value={[...chosen]}
      onChange={(values) => choose(sites.filter((site) => values.includes(site)))}
      error={isWrong ? t`Please choose a country at least.` : undefined}
    >
      <div className={styles['sites']}>
        {sites.map((site) => (
          <Checkbox
            key={site}
            name="site"
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
  wrong,
}: {
  readonly way: Way
  readonly setWay: (way: Way) => void
  readonly chosen: readonly Site[]
  readonly wrong: Wrong | undefined
}) {
  const { t } = useLingui()
  const names: Record<Way, string> = {
    LOWER_PERCENT: t`Lower by percent`,
    RAISE_PERCENT: t`Raise by percent`,
    LOWER_AMOUNT: t`Lower by an amount`,
    RAISE_AMOUNT: t`Raise by an amount`,
    END: t`Only another ending`,
  }
  const isMissing = wrong === 'by' ? t`Please enter a number above nothing.` : undefined
  return (
    <div role="group" aria-label={t`How they change`}>
      <div className={styles['fields']}>
        <NativeSelect
          name="way"
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
            error={isMissing}
          />
        )}
        {way.endsWith('AMOUNT') &&
          currenciesOf(chosen).map((currency) => (
            <TextInput
              key={currency}
              name={amountField(currency)}
              label={t`Amount in ${currency}`}
              inputMode="decimal"
              autoComplete="off"
              maxLength={10}
              error={isMissing}
            />
          ))}
        <NativeSelect
          name="ending"
          label={t`They end in`}
          error={wrong === 'ending' ? t`Please choose an ending.` : undefined}
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
