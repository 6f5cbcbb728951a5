import type { WireAttribute } from '@galleria/contract/attribute-desk'
import {
  LONGEST_ATTRIBUTE_KEY,
  LONGEST_OPTION_NAME,
  MOST_OPTIONS,
} from '@galleria/contract/attribute-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox, Fieldset, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { NameFields, readNames } from './attribute-names.tsx'
import styles from './attributes.module.css'
import { StepButtons } from './step-buttons.tsx'
import type { ErrorOf } from '../../parts/use-answered-errors.ts'

type Known = WireAttribute['optionList'][number]
type Option = {
  /** Of its English name. */ readonly field: string
  /** Absent while it is new: its key is made of its name. */ readonly known?: Known
}
type Options = ReturnType<typeof useOptions>

/** The options of a form in their order; the fields keep what is typed when they change places. */
export function useOptions(known: readonly Known[]) {
  const [list, set] = useState<readonly Option[]>(() =>
    known.length > 0
      ? known.map((one) => ({ field: `option-${one.key}`, known: one }))
      : [{ field: 'new-0' }, { field: 'new-1' }],
  )
  const [count, setCount] = useState(2)
  return {
    list,
    add: () => {
      set([...list, { field: `new-${count}` }])
      setCount(count + 1)
    },
    drop: (index: number) => set(list.toSpliced(index, 1)),
    move: (index: number, by: -1 | 1) =>
      set(list.with(index, list[index + by]!).with(index + by, list[index]!)),
  }
}

const hiddenField = ({ field }: Option) => `${field}.hidden`

export function OptionFields({
  options,
  errorOf,
}: {
  readonly options: Options
  readonly errorOf: ErrorOf
}) {
  const { t } = useLingui()
  const { list, add, drop, move } = options
  return (
    <Fieldset legend={t`Options`}>
      <Stack gap="sm">
        <ol className={styles['options']}>
          {list.map((option, index) => {
            const number = index + 1
            const name = t`Option ${number}`
            return (
              <li key={option.field}>
                <NameFields
                  name={option.field}
                  label={name}
                  longest={LONGEST_OPTION_NAME}
                  names={option.known?.nameList ?? []}
                  error={errorOf(option.field)}
                />
                <Group gap="xs">
                  {option.known ? (
                    <Checkbox
                      name={hiddenField(option)}
                      label={t`Hidden: can no longer be chosen`}
                      defaultChecked={option.known.isHidden}
                    />
                  ) : (
                    <Button variant="subtle" size="compact-md" onClick={() => drop(index)}>
                      <Trans>Leave {name} out</Trans>
                    </Button>
                  )}
                  <StepButtons
                    name={name}
                    isFirst={index === 0}
                    isLast={index === list.length - 1}
                    move={(by) => move(index, by)}
                  />
                </Group>
              </li>
            )
          })}
        </ol>
        {list.length < MOST_OPTIONS && (
          <Button
            variant="default"
            size="compact-md"
            onClick={add}
            style={{ justifySelf: 'start', alignSelf: 'start' }}
          >
            <Trans>Add an option</Trans>
          </Button>
        )}
      </Stack>
    </Fieldset>
  )
}

/** The options as they are typed, each new one with a key of its English name that no other has. */
export function readOptions(typed: Pick<FormData, 'get'>, list: readonly Option[]) {
  const taken = new Set(list.flatMap(({ known }) => (known ? [known.key] : [])))
  return list.map((option) => {
    const names = readNames(typed, option.field)
    const key = option.known?.key ?? keyOf(names.name, taken)
    taken.add(key)
    return { key, isHidden: typed.get(hiddenField(option)) !== null, ...names }
  })
}

export function keyOf(name: string, taken: ReadonlySet<string>): string {
  const plain = name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_ATTRIBUTE_KEY - 3)
    .replaceAll(/^-+|-+$/g, '')
  const word = plain || 'option'
  if (!taken.has(word)) return word
  for (let nth = 2; ; nth += 1) if (!taken.has(`${word}-${nth}`)) return `${word}-${nth}`
}
