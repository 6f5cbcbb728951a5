import { storefronts } from '@galleria/contract/storefronts'
import { useLingui } from '@lingui/react/macro'
import { Checkbox, Fieldset, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useFormat } from '../../parts/use-format.ts'
import type { ErrorOf } from '../../parts/use-answered-errors.ts'
import { sitesByCurrency } from './campaign-rules.ts'
import styles from './campaigns.module.css'

type Props = { readonly errorOf: ErrorOf; readonly nameMax: number }

/** For which orders a campaign is. */
export function TermsFields({ errorOf, nameMax }: Props) {
  const { t } = useLingui()
  const [currency, setCurrency] = useState('EUR')
  const time = (name: 'startTime' | 'endTime') => ({
    ...{ type: 'datetime-local', max: '9999-12-31T23:59', required: true },
    ...{ name, error: errorOf(name) },
  })
  return (
    <>
      <TextInput
        name="name"
        label={t`Name`}
        description={t`Read in the back office only`}
        autoComplete="off"
        maxLength={nameMax}
        required
        error={errorOf('name')}
      />
      <div className={styles['pair']}>
        <TextInput
          name="amount"
          label={t`Orders from`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          required
          error={errorOf('amount')}
        />
        <NativeSelect
          label={t`Currency`}
          value={currency}
          data={[...sitesByCurrency.keys()]}
          onChange={(event) => setCurrency(event.currentTarget.value)}
        />
      </div>
      <Sites key={currency} currency={currency} error={errorOf('siteList')} />
      <div className={styles['pair']}>
        <TextInput {...time('startTime')} label={t`From`} />
        <TextInput {...time('endTime')} label={t`Until`} />
      </div>
    </>
  )
}

/** All of its currency, unless some are left out. */
function Sites({
  currency,
  error,
}: {
  readonly currency: string
  readonly error: string | undefined
}) {
  const { t } = useLingui()
  const format = useFormat()
  return (
    <Fieldset legend={t`Storefronts`} data-invalid={error ? true : undefined}>
      <div className={styles['sites']}>
        {(sitesByCurrency.get(currency) ?? []).map((site) => (
          <Checkbox
            key={site}
            name="siteList"
            value={site}
            label={format.country(storefronts[site].country)}
            defaultChecked
          />
        ))}
      </div>
      {error && <p role="alert">{error}</p>}
    </Fieldset>
  )
}
