import {
  approvalRuleSchema,
  MOST_BY_RULE_A_DAY,
  ruledTypes,
  type TypedRule,
} from '@galleria/contract/after-sales-desk-rules'
import { buyersReasons } from '@galleria/contract/after-sales-rules'
import { readTypedAmount } from '@galleria/contract/typed-number'
import { storefronts } from '@galleria/contract/storefronts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'
import type { Staff } from '../../api/queries.ts'
import { FormButtons } from '../../parts/form-buttons.tsx'
import { Notice } from '../../parts/notice.tsx'
import { wordsOf } from '../../parts/typed-prices.ts'
import { useSentForm, type ErrorOf } from '../../parts/use-answered-errors.ts'
import { useReverseWords } from '../after-sales/reverse-words.ts'
import { approvalRulesQuery, type ApprovalRule, type RuleForm } from './settings-queries.ts'
import { ShopField } from './shop-field.tsx'

const currencies = [...new Set(Object.values(storefronts).map(({ currency }) => currency))]

/** A rule as it is typed. */
type Typed = TypedRule &
  Pick<RuleForm, 'typeList' | 'reasonList' | 'needsPhoto' | 'isOn'> & {
    readonly shopId: string
    readonly currency: string
  }

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
  const saving = useMutation({
    mutationFn: (form: RuleForm) => mall('POST /sapi/mall-merchant/approvalrule/save', form),
    onSuccess: (list) => {
      queries.setQueryData(approvalRulesQuery.queryKey, list)
      close()
    },
  })
  const { formProps, errorOf, notice } = useSentForm<Typed>({
    schema: approvalRuleSchema,
    read: readTyped,
    fieldOf: (path) => (path === 'most.value' ? 'most' : path),
    sentences: {
      choose: t`Please choose at least one.`,
      amount: t`Please state an amount.`,
      daily: t`Please choose a number from 1 to ${MOST_BY_RULE_A_DAY}.`,
    },
    sending: saving,
    send: (typed) => saving.mutate(toRule(typed, rule)),
  })
  return (
    <form {...formProps} aria-label={t`Rule for approving`}>
      <Stack gap="sm" maw={560}>
        <ShopField shops={shops} fixed={rule?.shop.id} error={errorOf('shopId')} />
        <Choices rule={rule} errorOf={errorOf} />
        <Limits rule={rule} errorOf={errorOf} />
        <Checkbox
          name="needsPhoto"
          label={t`Only with a photo`}
          defaultChecked={rule?.needsPhoto ?? true}
        />
        <Checkbox name="isOn" label={t`Switched on`} defaultChecked={rule?.isOn ?? false} />
        {notice && <Notice tone="refuse">{notice}</Notice>}
        <FormButtons isPending={saving.isPending} close={close}>
          <Trans>Save</Trans>
        </FormButtons>
      </Stack>
    </form>
  )
}

type FieldsProps = {
  readonly rule: ApprovalRule | undefined
  readonly errorOf: ErrorOf
}

/** Which requests, and for which reasons. */
function Choices({ rule, errorOf }: FieldsProps) {
  const { t } = useLingui()
  const words = useReverseWords()
  return (
    <>
      <Checkbox.Group
        label={t`Request types`}
        defaultValue={[...(rule?.typeList ?? [])]}
        error={errorOf('typeList')}
        data-invalid={errorOf('typeList') ? true : undefined}
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
        error={errorOf('reasonList')}
        data-invalid={errorOf('reasonList') ? true : undefined}
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
          error={errorOf('most')}
          required
        />
        <NativeSelect
          name="currency"
          error={errorOf('currency')}
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
        error={errorOf('mostADay')}
        required
      />
    </>
  )
}

const readTyped = (typed: FormData): Typed => ({
  shopId: wordsOf(typed, 'shopId'),
  currency: wordsOf(typed, 'currency'),
  most: wordsOf(typed, 'most'),
  mostADay: wordsOf(typed, 'mostADay'),
  typeList: typed.getAll('typeList') as RuleForm['typeList'],
  reasonList: typed.getAll('reasonList') as RuleForm['reasonList'],
  needsPhoto: typed.has('needsPhoto'),
  isOn: typed.has('isOn'),
})

function toRule(
  { shopId, currency, most, mostADay, ...chosen }: Typed,
  rule: ApprovalRule | undefined,
): RuleForm {
  return {
    ...(rule ? { id: rule.id } : {}),
    ...chosen,
    shopId: Number(shopId),
    most: {
      value: readTypedAmount(most) ?? 0,
      currency: currency as RuleForm['most']['currency'],
    },
    mostADay: Number(mostADay),
  }
}
