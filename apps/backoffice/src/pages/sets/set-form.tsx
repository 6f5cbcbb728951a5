import { LONGEST_CODE } from '@galleria/contract/item-rules'
import { SET_PERCENT, SET_QTY } from '@galleria/contract/set-desk-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Card, Stack, Text, TextInput, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'
import { Notice } from '../../parts/notice.tsx'
import { useSentForm, type ErrorOf } from '../../parts/use-answered-errors.ts'
import promotions from '../promotions/promotions.module.css'
import {
  fieldOf,
  partField,
  partRows,
  qtyField,
  readSet,
  setSchema,
  type Typed,
} from '@galleria/contract/set-form'
import { setsQuery, type SetBody, type OwnSet } from './set-queries.ts'
import { FormButtons } from '../../parts/form-buttons.tsx'

type Props = {
  /** What is changed; a new one without. */ readonly set?: OwnSet
  readonly close: () => void
}

/**
 * A set that is put together or changed. What is wrong stands at its field, whoever found it; what
 * was typed stays.
 */
export function SetForm({ set, close }: Props) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const keeping = useMutation({
    mutationFn: (body: SetBody) => mall('POST /sapi/mall-merchant/set/keep', body),
    onSuccess: (all) => {
      queries.setQueryData(setsQuery.queryKey, all)
      close()
    },
  })
  const { formProps, errorOf, notice } = useSentForm<Typed>({
    schema: setSchema,
    fieldOf,
    sentences: useSentences(),
    sending: keeping,
    send: (typed) => keeping.mutate(readSet(typed, set?.fingerprint)),
  })
  const title = set ? t`Change the set` : t`New set`
  return (
    <Card withBorder maw={760} my="md">
      <form {...formProps} aria-label={title}>
        <Stack gap="md">
          <Title order={set ? 3 : 2}>{title}</Title>
          <SetFields set={set} errorOf={errorOf} />
          {notice && <Notice tone="refuse">{notice}</Notice>}
          <FormButtons isPending={keeping.isPending} close={close}>
            {set ? <Trans>Save</Trans> : <Trans>Put it together</Trans>}
          </FormButtons>
        </Stack>
      </form>
    </Card>
  )
}

function SetFields({
  set,
  errorOf,
}: {
  readonly set: OwnSet | undefined
  readonly errorOf: ErrorOf
}) {
  const { t } = useLingui()
  const { least, most } = SET_PERCENT
  const { least: few, most: many } = SET_QTY
  const [main, ...parts] = set?.itemList ?? []
  return (
    <>
      <div className={promotions['fields']}>
        <CodeField
          name="skuCode"
          label={t`Main item`}
          value={main?.skuCode}
          isFixed={set !== undefined}
          error={errorOf('skuCode')}
        />
        <TextInput
          name="percentOff"
          label={t`Percent less than separately`}
          description={t`${least} to ${most}`}
          inputMode="numeric"
          maxLength={2}
          defaultValue={set?.percentOff}
          error={errorOf('percentOff')}
        />
      </div>
      <Text size="sm" c="dimmed">
        <Trans>
          The number of any version will do: buyers choose a version of each item. All items are of
          one shop.
        </Trans>
      </Text>
      {partRows.map((row) => {
        const number = row + 2
        return (
          <div key={row} className={promotions['fields']}>
            <CodeField
              name={partField(row)}
              label={t`Item ${number}`}
              value={parts[row]?.skuCode}
              error={errorOf(partField(row))}
            />
            <TextInput
              name={qtyField(row)}
              label={t`Quantity of item ${number}`}
              description={t`${few} to ${many}`}
              inputMode="numeric"
              maxLength={2}
              defaultValue={parts[row]?.qty ?? 1}
              error={errorOf(qtyField(row))}
            />
          </div>
        )
      })}
    </>
  )
}

function CodeField(props: {
  readonly name: string
  readonly label: string
  readonly value: string | undefined
  /** An item heads its set for good. */ readonly isFixed?: boolean
  readonly error: string | undefined
}) {
  const { t } = useLingui()
  return (
    <TextInput
      name={props.name}
      label={props.label}
      description={t`Item number`}
      maxLength={LONGEST_CODE}
      autoComplete="off"
      spellCheck={false}
      defaultValue={props.value}
      readOnly={props.isFixed}
      error={props.error}
    />
  )
}

/** What is wrong, by its code. */
function useSentences() {
  const { t } = useLingui()
  const whole = ({ least, most }: { least: number; most: number }) =>
    t`Please type a whole number from ${least} to ${most}.`
  return {
    required: t`Please fill this in.`,
    percent: whole(SET_PERCENT),
    qty: whole(SET_QTY),
  }
}
