import { storefronts, type Site } from '@galleria/contract/storefronts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, Fieldset, NativeSelect, TextInput } from '@mantine/core'
import type { NewPrizes } from './campaign-queries.ts'
import { readAmount, sitesByCurrency } from './campaign-rules.ts'
import { useFormat } from '../../parts/use-format.ts'
import styles from './campaigns.module.css'

/** The rule of a campaign as it is typed: times are of the clock on the wall here. */
export type TypedTerms = {
  readonly name: string
  readonly currency: string
  readonly sites: readonly Site[]
  readonly amount: string
  readonly starts: string
  readonly ends: string
}

export function beginTerms(): TypedTerms {
  return {
    name: '',
    currency: 'EUR',
    sites: sitesByCurrency.get('EUR') ?? [],
    amount: '',
    starts: '',
    ends: '',
  }
}

/** Undefined while something is missing. */
export function readTerms(terms: TypedTerms): Omit<NewPrizes, 'prizeList'> | undefined {
  const value = readAmount(terms.amount)
  const { name, starts, ends } = terms
  if (!value || !name.trim() || !starts || !ends || ends <= starts) return undefined
  if (terms.sites.length === 0) return undefined
  return {
    name,
    siteList: [...terms.sites],
    orderAmtFrom: { value },
    startTime: new Date(starts).toISOString(),
    endTime: new Date(ends).toISOString(),
  }
}

type Props = {
  readonly terms: TypedTerms
  readonly change: (part: Partial<TypedTerms>) => void
  /** It was sent, so that what is missing is said. */
  readonly isChecked: boolean
  readonly nameMax: number
}

/** For which orders a campaign is. */
export function TermsFields({ terms, change, isChecked, nameMax }: Props) {
  const { t } = useLingui()
  const isMissing = (typed: string) => isChecked && typed.trim() === ''
  return (
    <>
      <TextInput
        label={t`Name`}
        description={t`Read in the back office only`}
        autoComplete="off"
        maxLength={nameMax}
        required
        value={terms.name}
        error={isMissing(terms.name) && t`Please give it a name.`}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <div className={styles['pair']}>
        <TextInput
          label={t`Orders from`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          required
          value={terms.amount}
          error={isChecked && readAmount(terms.amount) === undefined && t`Please type an amount.`}
          onChange={(event) => change({ amount: event.currentTarget.value })}
        />
        <NativeSelect
          label={t`Currency`}
          value={terms.currency}
          data={[...sitesByCurrency.keys()]}
          onChange={(event) => {
            const currency = event.currentTarget.value
            change({ currency, sites: sitesByCurrency.get(currency) ?? [] })
          }}
        />
      </div>
      <Sites terms={terms} change={change} isChecked={isChecked} />
      <div className={styles['pair']}>
        <TextInput
          type="datetime-local"
          max="9999-12-31T23:59"
          label={t`From`}
          required
          value={terms.starts}
          error={isMissing(terms.starts) && t`Please choose a day and a time.`}
          onChange={(event) => change({ starts: event.currentTarget.value })}
        />
        <TextInput
          type="datetime-local"
          max="9999-12-31T23:59"
          label={t`Until`}
          required
          value={terms.ends}
          error={
            (isMissing(terms.ends) && t`Please choose a day and a time.`) ||
            (isChecked && terms.ends <= terms.starts && t`This is before the beginning.`)
          }
          onChange={(event) => change({ ends: event.currentTarget.value })}
        />
      </div>
    </>
  )
}

function Sites({ terms, change, isChecked }: Omit<Props, 'nameMax'>) {
  const { t } = useLingui()
  const format = useFormat()
  const offered = sitesByCurrency.get(terms.currency) ?? []
  return (
    <Fieldset legend={t`Storefronts`}>
      <div className={styles['sites']}>
        {offered.map((site) => (
          <Checkbox
            key={site}
            label={format.country(storefronts[site].country)}
            checked={terms.sites.includes(site)}
            onChange={(event) => {
              const isChosen = event.currentTarget.checked
              change({
                sites: offered.filter((one) =>
                  one === site ? isChosen : terms.sites.includes(one),
                ),
              })
            }}
          />
        ))}
      </div>
      {isChecked && terms.sites.length === 0 && (
        <p role="alert">
          <Trans>Please choose at least one.</Trans>
        </p>
      )}
    </Fieldset>
  )
}
