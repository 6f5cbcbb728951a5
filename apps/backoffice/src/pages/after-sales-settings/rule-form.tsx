import { MOST_BY_RULE_A_DAY, ruledTypes } from '@galleria/contract/after-sales-desk-rules'
import { buyersReasons } from '@galleria/contract/after-sales-rules'
import { isProblem } from '@galleria/contract/client'
import { storefronts } from '@galleria/contract/storefronts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { mall } from '../../api/mall.ts'
import type { Staff } from '../../api/queries.ts'
import { FormButtons } from '../../parts/form-buttons.tsx'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { readAmount } from '../after-sales/answer-rules.ts'
import { useReverseWords } from '../after-sales/reverse-words.ts'
import { approvalRulesQuery, type ApprovalRule, type RuleForm } from './settings-queries.ts'
import { ShopField } from './shop-field.tsx'

const currencies = [...new Set(Object.values(storefronts).map(({ currency }) => currency))]
type Wrong = 'typeList' | 'reasonList' | 'most.value' | 'mostADay'

/** A rule is off until somebody switches it on. */
export function RuleEditor({
  rule,
  shops,
  close,
}: {
  readonly rule: ApprovalRule | undefined
  readonly shops: Staff['shops']
  readonly close: () => void
}) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const textOf = useProblemText()
  const [wrong, mark] = useState<readonly Wrong[]>([])
  const saving = useMutation({
    mutationFn: (form: RuleForm) => mall('POST /sapi/mall-merchant/approvalrule/save', form),
    onSuccess: (list) => {
      queries.setQueryData(approvalRulesQuery.queryKey, list)
      close()
    },
  })
  const errors = isProblem(saving.error) ? (saving.error.body.errors ?? []) : []
  const errorOf = (path: Wrong, own: string) =>
    wrong.includes(path) ? own : errors.find((one) => one.path === path)?.message
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = readRule(new FormData(event.currentTarget), rule)
    const found = wrongIn(form)
    mark(found)
    if (found.length === 0 && !saving.isPending) saving.mutate(form)
  }
  return (
    <form onSubmit={submit} noValidate aria-label={t`Rule for approving`}>
      <Stack gap="sm" maw={560}>
        <ShopField shops={shops} fixed={rule?.shop.id} />
        <Choices rule={rule} errorOf={errorOf} />
        <Limits rule={rule} errorOf={errorOf} />
        <Checkbox
          name="needsPhoto"
          label={t`Only with a photo`}
          defaultChecked={rule?.needsPhoto ?? true}
        />
        <Checkbox name="isOn" label={t`Switched on`} defaultChecked={rule?.isOn ?? false} />
        {saving.isError && errors.length === 0 && (
          <Notice tone="refuse">{textOf(saving.error)}</Notice>
        )}
        <FormButtons isPending={saving.isPending} close={close}>
          <Trans>Save</Trans>
        </FormButtons>
      </Stack>
    </form>
  )
}

type FieldsProps = {
  readonly rule: ApprovalRule | undefined
  readonly errorOf: (path: Wrong, own: string) => string | undefined
}

/** Which requests, and for which reasons. */
function Choices({ rule, errorOf }: FieldsProps) {
  const { t } = useLingui()
  const words = useReverseWords()
  const missing = t`Please choose at least one.`
  return (
    <>
      <Checkbox.Group
        label={t`Request types`}
        defaultValue={[...(rule?.typeList ?? [])]}
        error={errorOf('typeList', missing)}
      >
        <Stack gap={4} mt={6}>
          {ruledTypes.map((type) => (
            <Checkbox key={type} name="typeList" value={type} label={words.type(type)} />
          ))}
        </Stack>
      </Checkbox.Group>
      <Checkbox.Group
        label={t`Reasons`}
        defaultValue={[...(rule?.reasonList ?? [])]}
        error={errorOf('reasonList', missing)}
      >
        <Stack gap={4} mt={6}>
          {buyersReasons.map((reason) => (
            <Checkbox key={reason} name="reasonList" value={reason} label={words.reason(reason)} />
          ))}
        </Stack>
      </Checkbox.Group>
    </>
  )
}

/** Up to how much money, and how often. */
function Limits({ rule, errorOf }: FieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <Group grow align="start">
        <TextInput
          name="most"
          label={t`Up to this amount`}
          inputMode="decimal"
          maxLength={9}
          defaultValue={rule ? String(rule.most.value) : ''}
          error={errorOf('most.value', t`Please state an amount.`)}
          required
        />
        <NativeSelect
          name="currency"
          label={t`Currency`}
          defaultValue={rule?.most.currency ?? currencies[0]}
          data={currencies}
        />
      </Group>
      <TextInput
        name="mostADay"
        type="number"
        min={1}
        max={MOST_BY_RULE_A_DAY}
        label={t`At most so many requests in 24 hours`}
        defaultValue={rule?.mostADay ?? 5}
        error={errorOf('mostADay', t`Please choose a number from 1 to ${MOST_BY_RULE_A_DAY}.`)}
        required
      />
    </>
  )
}

function readRule(form: FormData, rule: ApprovalRule | undefined): RuleForm {
  return {
    ...(rule ? { id: rule.id } : {}),
    shopId: Number(form.get('shopId')),
    isOn: form.has('isOn'),
    typeList: form.getAll('typeList') as RuleForm['typeList'],
    reasonList: form.getAll('reasonList') as RuleForm['reasonList'],
    most: {
      value: readAmount(String(form.get('most') ?? '')) ?? 0,
      currency: form.get('currency') as RuleForm['most']['currency'],
    },
    needsPhoto: form.has('needsPhoto'),
    mostADay: Number(form.get('mostADay')),
  }
}

function wrongIn({ typeList, reasonList, most, mostADay }: RuleForm): Wrong[] {
  const isDaily = Number.isInteger(mostADay) && mostADay >= 1 && mostADay <= MOST_BY_RULE_A_DAY
  return [
    ...(typeList.length === 0 ? ['typeList' as const] : []),
    ...(reasonList.length === 0 ? ['reasonList' as const] : []),
    ...(most.value > 0 ? [] : ['most.value' as const]),
    ...(isDaily ? [] : ['mostADay' as const]),
  ]
}
