import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import type { Change, Fields } from './draft-rules.ts'
import type { ErrorOf } from '../../parts/use-answered-errors.ts'

/** What a shop gives along: one piece of its own goods, by the item number on its shelf. */
export function GiftFields({
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
        name="giftCode"
        label={t`Item number of the gift`}
        description={t`One piece of it, at zero`}
        value={fields.giftCode}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        error={errorOf('giftCode')}
        onChange={(event) => change({ giftCode: event.currentTarget.value })}
      />
      <TextInput
        name="withCode"
        label={t`Only with this item number`}
        description={t`Empty: with any goods`}
        value={fields.withCode}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        error={errorOf('withCode')}
        onChange={(event) => change({ withCode: event.currentTarget.value })}
      />
    </>
  )
}
