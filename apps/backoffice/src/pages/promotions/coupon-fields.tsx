import { useLingui } from '@lingui/react/macro'
import { Checkbox, TextInput } from '@mantine/core'
import type { Change, Fields } from './draft-rules.ts'
import type { ErrorOf } from '../../parts/use-answered-errors.ts'

/** What a coupon has besides: its code, how often it can be used, and who sees it. */
export function CouponFields({
  fields,
  change,
  errorOf,
}: {
  readonly fields: Fields
  readonly change: Change
  readonly errorOf: ErrorOf
}) {
  const { t } = useLingui()
  return (
    <>
      <TextInput
        name="code"
        label={t`Code`}
        description={t`3 to 20 letters, digits or hyphens`}
        value={fields.code}
        maxLength={20}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        error={errorOf('code')}
        onChange={(event) => change({ code: event.currentTarget.value })}
      />
      <TextInput
        name="most"
        label={t`Uses in all`}
        description={t`Empty: as many as there are`}
        inputMode="numeric"
        value={fields.most}
        error={errorOf('most')}
        onChange={(event) => change({ most: event.currentTarget.value })}
      />
      <TextInput
        name="mostEach"
        label={t`Uses of one person`}
        description={t`Empty: as many as they like`}
        inputMode="numeric"
        value={fields.mostEach}
        error={errorOf('mostEach')}
        onChange={(event) => change({ mostEach: event.currentTarget.value })}
      />
      <Checkbox
        name="isShown"
        mt="lg"
        label={t`Show it to everybody at the checkout`}
        checked={fields.isShown}
        onChange={(event) => change({ isShown: event.currentTarget.checked })}
      />
    </>
  )
}
