import { useId } from 'react'
import { Plural, Trans } from '@lingui/react/macro'
import { LimitedTextArea } from '@galleria/ui/inputs/limited-text-area'
import { useFieldState } from '../../../parts/form/form-state.tsx'
import { OptionalMark } from '../../../parts/form/optional-mark.tsx'

/** What is withdrawn from, where that is not all of it. */
export function ScopeField({ value, max }: { value: string; max: number }) {
  const id = useId()
  return (
    <LimitedTextArea
      id={id}
      name="scope"
      label={
        <>
          <Trans>Only for these goods</Trans>
          <OptionalMark />
        </>
      }
      max={max}
      rows={3}
      error={useFieldState('scope', { max }).error}
      value={value}
      remaining={(left) => <Plural value={left} one="# character left" other="# characters left" />}
      limit={
        <Trans>Leave it empty to withdraw from the whole contract. At most {max} characters.</Trans>
      }
    />
  )
}
