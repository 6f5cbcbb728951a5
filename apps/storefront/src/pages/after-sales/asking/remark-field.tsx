import { Plural, Trans } from '@lingui/react/macro'
import { REMARK_MAX } from '@galleria/contract/after-sales-rules'
import { LimitedTextArea } from '@galleria/ui/inputs/limited-text-area'
import { useFieldState } from '../../../parts/form/form-state.tsx'
import { OptionalMark } from '../../../parts/form/optional-mark.tsx'

/** What has happened, in the buyer's words, where an application is made or changed. */
export function RemarkField({ id, value }: { readonly id: string; readonly value: string }) {
  return (
    <LimitedTextArea
      id={id}
      name="remark"
      label={
        <>
          <Trans>What has happened?</Trans>
          <OptionalMark />
        </>
      }
      max={REMARK_MAX}
      error={useFieldState('remark').error}
      value={value}
      remaining={(left) => <Plural value={left} one="# character left" other="# characters left" />}
      limit={<Trans>Up to {REMARK_MAX} characters</Trans>}
    />
  )
}
