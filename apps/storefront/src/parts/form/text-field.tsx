import { useId, type InputHTMLAttributes, type ReactNode } from 'react'
import { Field } from '@galleria/ui/inputs/field'
import { useFieldState } from './form-state.tsx'
import { OptionalMark } from './optional-mark.tsx'

export type TextFieldProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'value' | 'required' | 'className'
> & {
  name: string
  label: ReactNode
  hint?: ReactNode
  beside?: ReactNode
  /** What stands in it at first. */
  value?: string | undefined
  maxLength: number
  isOptional?: boolean
  /** What a right value looks like, for its error. */
  example?: string | undefined
  /** Its place on the page. */
  place?: string
}

/** A line of text. What was typed before comes back with the form's answer. */
export function TextField({
  name,
  label,
  hint,
  beside,
  value,
  isOptional = false,
  example,
  place = '',
  ...input
}: TextFieldProps) {
  const id = useId()
  const state = useFieldState(name, { max: input.maxLength, example })
  return (
    <Field
      id={id}
      className={place}
      label={
        <>
          {label}
          {isOptional ? <OptionalMark /> : null}
        </>
      }
      hint={hint}
      error={state.error}
      beside={beside}
    >
      {(attributes) => (
        <input
          type="text"
          autoCapitalize="none"
          spellCheck={false}
          {...attributes}
          {...input}
          name={name}
          required={!isOptional}
          defaultValue={state.value ?? value}
          className="field"
        />
      )}
    </Field>
  )
}
