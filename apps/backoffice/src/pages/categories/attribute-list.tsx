import type { WireAttribute } from '@galleria/contract/attribute-desk'
import type { WireDeskCategory } from '@galleria/contract/category-desk'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Card, Group, Stack, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { mall } from '../../api/mall.ts'
import cards from '../../parts/cards.module.css'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { AttributeForm } from './attribute-form.tsx'
import { attributeName, kindWords, useAttributesChange } from './attribute-queries.ts'
import { EnergyField } from './energy-field.tsx'
import { StepButtons } from './step-buttons.tsx'

/** What a category asks of its goods: its own, and what those above it ask. */
export function AttributeList({
  category,
  categories,
  attributes,
  name,
  close,
}: {
  readonly category: WireDeskCategory
  readonly categories: readonly WireDeskCategory[]
  readonly attributes: readonly WireAttribute[]
  readonly name: string
  readonly close: () => void
}) {
  const { t } = useLingui()
  const textOf = useProblemText()
  const [open, setOpen] = useState<number | 'new'>()
  const adder = useRef<HTMLButtonElement>(null)
  const ordering = useAttributesChange((asked: { fromList: number[]; toList: number[] }) =>
    mall('POST /sapi/mall-operator/attribute/order', { categoryId: category.id, ...asked }),
  )
  const own = attributes.filter(({ categoryId }) => categoryId === category.id)
  function shut() {
    setOpen(undefined)
    requestAnimationFrame(() => adder.current?.focus())
  }
  function move(index: number, by: -1 | 1) {
    const fromList = own.map(({ id }) => id)
    const toList = fromList.with(index, fromList[index + by]!).with(index + by, fromList[index]!)
    if (!ordering.isPending) ordering.mutate({ fromList, toList })
  }
  return (
    <Stack gap="sm" role="group" aria-label={t`Attributes of ${name}`}>
      <EnergyField category={category} categories={categories} />
      <Above category={category} attributes={attributes} />
      {own.length === 0 && open !== 'new' && (
        <Text size="sm" c="dimmed">
          <Trans>This category asks nothing of its own yet.</Trans>
        </Text>
      )}
      <ol className={cards['cards']} aria-label={t`Attributes`}>
        {own.map((attribute, index) => (
          <li key={attribute.id}>
            <Card withBorder className={cards['card'] ?? ''}>
              {open === attribute.id ? (
                <AttributeForm attribute={attribute} categoryId={category.id} close={shut} />
              ) : (
                <Shown
                  attribute={attribute}
                  isFirst={index === 0}
                  isLast={index === own.length - 1}
                  change={() => setOpen(attribute.id)}
                  move={(by) => move(index, by)}
                />
              )}
            </Card>
          </li>
        ))}
      </ol>
      {ordering.isError && <Notice tone="refuse">{textOf(ordering.error)}</Notice>}
      {open === 'new' && <AttributeForm categoryId={category.id} close={shut} />}
      {open !== 'new' && (
        <Group gap="xs">
          <Button ref={adder} size="compact-md" onClick={() => setOpen('new')}>
            <Trans>Add an attribute</Trans>
          </Button>
          <Button variant="default" size="compact-md" onClick={close}>
            <Trans context="a button">Done</Trans>
          </Button>
        </Group>
      )}
    </Stack>
  )
}

/** What those above it ask of its goods, too. */
function Above({
  category,
  attributes,
}: {
  readonly category: WireDeskCategory
  readonly attributes: readonly WireAttribute[]
}) {
  const { i18n } = useLingui()
  const names = category.path
    .slice(0, -1)
    .flatMap((id) =>
      attributes.filter(({ categoryId, isHidden }) => categoryId === id && !isHidden),
    )
    .map((one) => attributeName(one, i18n.locale))
    .join(', ')
  if (names === '') return null
  return (
    <Text size="sm">
      <Trans>From above: {names}</Trans>
    </Text>
  )
}

/** One of them: what it is, what it is asked for, and its options. */
function Shown({
  attribute,
  isFirst,
  isLast,
  change,
  move,
}: {
  readonly attribute: WireAttribute
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly change: () => void
  readonly move: (by: -1 | 1) => void
}) {
  const { t, i18n } = useLingui()
  const name = attributeName(attribute, i18n.locale)
  const { kind, unit, isFilter, isRequired, isHidden, itemCount, optionList } = attribute
  const facts = [
    unit ? `${i18n._(kindWords[kind])} (${unit})` : i18n._(kindWords[kind]),
    ...(isFilter ? [t`filter`] : []),
    ...(isRequired ? [t`needed before sale`] : []),
    ...(isHidden ? [t`hidden`] : []),
  ]
  const options = optionList
    .map((one) => {
      const word = one.nameList.find(({ language }) => language === i18n.locale)?.name ?? one.key
      return one.isHidden ? `(${word})` : word
    })
    .join(', ')
  return (
    <>
      <div className={cards['head']}>
        <h3>{name}</h3>
        <Text size="sm" c="dimmed">
          {facts.join(' · ')}
        </Text>
      </div>
      {options && <Text size="sm">{options}</Text>}
      <Text size="sm" c="dimmed">
        <Trans>Items that say it: {itemCount}</Trans>
      </Text>
      <Group gap="xs">
        <Button variant="default" size="compact-md" onClick={change} aria-label={t`Change ${name}`}>
          <Trans>Change</Trans>
        </Button>
        <StepButtons name={name} isFirst={isFirst} isLast={isLast} move={move} />
      </Group>
    </>
  )
}
