import {
  LONGEST_NAME,
  MOST_PERCENT,
  MOST_USES,
  promotionSchema,
  type PromotionKind,
} from '@galleria/contract/promotion-rules'
import { sites, storefronts, type Site } from '@galleria/contract/storefronts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Card, Group, NativeSelect, TextInput, Title } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Notice } from '../../parts/notice.tsx'
import { useSentForm, type ErrorOf } from '../../parts/use-answered-errors.ts'
import { useFormat } from '../../parts/use-format.ts'
import { GiftFields } from './gift-fields.tsx'
import { CouponFields } from './coupon-fields.tsx'
import { fieldOf, type Change, type Fields } from './draft-rules.ts'
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

/**
 * A new promotion or coupon, or a draft that is changed. What was typed stays, whatever the answer.
 */
export function PromotionForm({ desk, first, isBusy, error, save, close }: FormProps) {
  const { t } = useLingui()
  const [fields, setFields] = useState(first)
  const change: Change = (part) => setFields((before) => ({ ...before, ...part }))
  const { formProps, errorOf, notice, recheck } = useSentForm<Fields>({
    schema: promotionSchema(desk.key),
    read: () => fields,
    fieldOf,
    sentences: useSentences(),
    sending: { error, isPending: isBusy },
    send: save,
  })
  // What is typed here is kept by the fields, not by the form.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => recheck(), [fields])
  const title = first.id
    ? t`Change the draft`
    : desk.key === 'shop'
      ? t`New promotion`
      : t`New coupon`
  return (
    <Card withBorder maw={760} my="md">
      <form {...formProps} aria-label={title}>
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
          <WhereFields desk={desk} fields={fields} change={change} errorOf={errorOf} />
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
        {notice && (
          <div className={styles['failure']}>
            <Notice tone="refuse">{notice}</Notice>
          </div>
        )}
      </form>
    </Card>
  )
}

function WhereFields({
  desk,
  fields,
  change,
  errorOf,
}: {
  readonly desk: Desk
  readonly fields: Fields
  readonly change: Change
  readonly errorOf: ErrorOf
}) {
  const { t } = useLingui()
  const format = useFormat()
  return (
    <>
      {desk.shops.length > 1 && (
        <NativeSelect
          name="shopId"
          error={errorOf('shopId')}
          label={t`Shop`}
          value={fields.shopId}
          data={desk.shops.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(event) => change({ shopId: event.currentTarget.value })}
        />
      )}
      <NativeSelect
        name="site"
        error={errorOf('site')}
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
        error={errorOf('kind')}
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
        error={errorOf('lastDay')}
        onChange={(event) => change({ lastDay: event.currentTarget.value })}
      />
    </>
  )
}

/** What is wrong, by its code. */
function useSentences() {
  const { t } = useLingui()
  const within = (least: number, most: number) =>
    t`Please type a whole number from ${least} to ${most}.`
  return {
    required: t`Please fill this in.`,
    percent: within(1, MOST_PERCENT),
    amount: t`Please type an amount.`,
    uses: within(1, MOST_USES),
  }
}
