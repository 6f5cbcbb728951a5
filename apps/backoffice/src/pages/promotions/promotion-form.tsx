import { isProblem } from '@galleria/contract/client'
import { LONGEST_NAME, MOST_PERCENT, type PromotionKind } from '@galleria/contract/promotion-rules'
import { sites, storefronts, type Site } from '@galleria/contract/storefronts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Card, Group, NativeSelect, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { GiftFields } from './gift-fields.tsx'
import { CouponFields } from './coupon-fields.tsx'
import { missingIn, type Change, type ErrorOf, type Fields } from './draft-rules.ts'
import type { Desk } from './promotion-queries.ts'
import styles from './promotions.module.css'

type FormProps = {
  readonly desk: Desk
  readonly first: Fields
  readonly isBusy: boolean
  readonly error: unknown
  readonly save: (fields: Fields) => void
  readonly close: () => void
}

/** A new promotion or coupon, or a draft that is changed. What was typed stays, whatever the answer. */
export function PromotionForm({ desk, first, isBusy, error, save, close }: FormProps) {
  const { t } = useLingui()
  const textOf = useProblemText()
  const [fields, setFields] = useState(first)
  const [missing, setMissing] = useState<readonly (keyof Fields)[]>([])
  const change: Change = (part) => setFields((before) => ({ ...before, ...part }))
  const errorOf: ErrorOf = (name) =>
    missing.includes(name as keyof Fields) ? t`Please fill this in.` : fieldError(error, name)
  const title = first.id
    ? t`Change the draft`
    : desk.key === 'shop'
      ? t`New promotion`
      : t`New coupon`
  return (
    <Card withBorder maw={760} my="md">
      <form
        noValidate
        aria-label={title}
        onSubmit={(event) => {
          event.preventDefault()
          const lacking = missingIn(fields, desk)
          setMissing(lacking)
          if (lacking.length === 0) {
            if (!isBusy) save(fields)
            return
          }
          const field = event.currentTarget.elements.namedItem(lacking[0] ?? '')
          if (field instanceof HTMLElement) field.focus()
        }}
      >
        <Title order={2} mb="sm">
          {title}
        </Title>
        <div className={styles['fields']}>
          <TextInput
            name="name"
            label={t`Name`}
            description={t`Buyers see it in the basket and in the order summary`}
            value={fields.name}
            maxLength={LONGEST_NAME}
            error={errorOf('name')}
            onChange={(event) => change({ name: event.currentTarget.value })}
            data-autofocus
          />
          <WhereFields desk={desk} fields={fields} change={change} />
          <TermsFields
            fields={fields}
            change={change}
            errorOf={errorOf}
            canGive={desk.key === 'shop'}
          />
          {desk.key === 'mall' && (
            <CouponFields fields={fields} change={change} errorOf={errorOf} />
          )}
        </div>
        <Group mt="md">
          <Button type="submit" loading={isBusy}>
            <Trans>Save as a draft</Trans>
          </Button>
          <Button variant="default" onClick={close}>
            <Trans>Close</Trans>
          </Button>
        </Group>
        {error ? (
          <div className={styles['failure']}>
            <Notice tone="refuse">{textOf(error)}</Notice>
          </div>
        ) : null}
      </form>
    </Card>
  )
}

function WhereFields({
  desk,
  fields,
  change,
}: {
  readonly desk: Desk
  readonly fields: Fields
  readonly change: Change
}) {
  const { t } = useLingui()
  const format = useFormat()
  return (
    <>
      {desk.shops.length > 1 && (
        <NativeSelect
          name="shopId"
          label={t`Shop`}
          value={fields.shopId}
          data={desk.shops.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(event) => change({ shopId: event.currentTarget.value })}
        />
      )}
      <NativeSelect
        name="site"
        label={t`Storefront`}
        value={fields.site}
        data={sites.map((site) => ({ value: site, label: format.site(site) }))}
        onChange={(event) => change({ site: event.currentTarget.value as Site })}
      />
    </>
  )
}

function TermsFields({
  fields,
  change,
  errorOf,
  canGive,
}: {
  readonly fields: Fields
  readonly change: Change
  readonly errorOf: ErrorOf
  /** Only a shop has goods to give. */
  readonly canGive: boolean
}) {
  const { t } = useLingui()
  const { currency } = storefronts[fields.site]
  return (
    <>
      <NativeSelect
        name="kind"
        label={t`What it takes off`}
        value={fields.kind}
        data={[
          { value: 'PERCENT', label: t`A percentage` },
          { value: 'AMOUNT', label: t`An amount` },
          ...(canGive ? [{ value: 'GIFT', label: t`Nothing: it gives something` }] : []),
        ]}
        onChange={(event) => change({ kind: event.currentTarget.value as PromotionKind })}
      />
      {fields.kind === 'GIFT' ? (
        <GiftFields fields={fields} change={change} errorOf={errorOf} />
      ) : fields.kind === 'PERCENT' ? (
        <TextInput
          name="percentOff"
          label={t`Percent`}
          description={t`1 to ${MOST_PERCENT}`}
          inputMode="numeric"
          value={fields.percentOff}
          error={errorOf('percentOff')}
          onChange={(event) => change({ percentOff: event.currentTarget.value })}
        />
      ) : (
        <TextInput
          name="amountOff"
          label={t`Amount (${currency})`}
          inputMode="decimal"
          value={fields.amountOff}
          error={errorOf('amountOff')}
          onChange={(event) => change({ amountOff: event.currentTarget.value })}
        />
      )}
      <TextInput
        name="from"
        label={t`From a value of goods (${currency})`}
        description={t`Empty: always`}
        inputMode="decimal"
        value={fields.from}
        error={errorOf('from')}
        onChange={(event) => change({ from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        name="firstDay"
        label={t`First day`}
        value={fields.firstDay}
        error={errorOf('firstDay')}
        onChange={(event) => change({ firstDay: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        name="lastDay"
        label={t`Last day`}
        value={fields.lastDay}
        error={errorOf('lastDay') ?? errorOf('endTime')}
        onChange={(event) => change({ lastDay: event.currentTarget.value })}
      />
    </>
  )
}

/** What the mall says of one field. */
function fieldError(error: unknown, name: string): string | undefined {
  if (!isProblem(error)) return undefined
  const { errors = [] } = error.body as { errors?: { path: string; message?: string }[] }
  const found = errors.find(({ path }) => path === name)
  return found && (found.message ?? error.body.detail)
}
