import type { WireAttribute } from '@galleria/contract/attribute-desk'
import type { WireDeskCategory } from '@galleria/contract/category-desk'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Text } from '@mantine/core'
import { useRef, useState, type ReactNode, type Ref } from 'react'
import cards from '../../parts/cards.module.css'
import { languageName } from '../../parts/language-name.ts'
import { nameOf, wayNameOf } from './category-names.ts'
import { MoveForm } from './move-form.tsx'
import { NameForm } from './name-form.tsx'
import { RetireForm } from './retire-form.tsx'
import { StepButtons } from './step-buttons.tsx'
import { AttributeList } from './attribute-list.tsx'
import { attributeName } from './attribute-queries.ts'

/** One category: its name for whoever reads, where the English one stands in, and its place. */
export function CategoryCard({
  category,
  categories,
  attributes,
  isFirst,
  isLast,
  move,
  onRetired,
}: {
  readonly category: WireDeskCategory
  readonly categories: readonly WireDeskCategory[]
  /** Of all categories. */ readonly attributes: readonly WireAttribute[]
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly move: (by: -1 | 1) => void
  /** It is not there any more. */ readonly onRetired: () => void
}) {
  const { t, i18n } = useLingui()
  const [open, setOpen] = useState<'name' | 'place' | 'end' | 'attributes'>()
  const change = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLButtonElement>(null)
  const end = useRef<HTMLButtonElement>(null)
  const asked = useRef<HTMLButtonElement>(null)
  const name = nameOf(category, i18n.locale)
  function close() {
    const opener = { name: change, place, end, attributes: asked }[open ?? 'name']
    setOpen(undefined)
    requestAnimationFrame(() => opener.current?.focus())
  }
  return (
    <>
      <div className={cards['head']}>
        <h2>
          <Above category={category} categories={categories} />
          {name}
        </h2>
        <Text size="sm" c="dimmed">
          <Plural value={category.itemCount} one="# item on sale" other="# items on sale" />
        </Text>
      </div>
      {open === 'name' && <NameForm category={category} name={name} close={close} />}
      {open === 'place' && <MoveForm {...{ category, categories, name, close }} />}
      {open === 'end' && <RetireForm {...{ category, categories, name, close, onRetired }} />}
      {open === 'attributes' && (
        <AttributeList {...{ category, categories, attributes, name, close }} />
      )}
      {open === undefined && (
        <>
          <Shown category={category} />
          <Asked category={category} attributes={attributes} />
          <Group gap="xs">
            <Opener ref={change} label={t`Rename ${name}`} open={() => setOpen('name')}>
              <Trans>Rename</Trans>
            </Opener>
            <Opener ref={place} label={t`Move ${name} elsewhere`} open={() => setOpen('place')}>
              <Trans>Move</Trans>
            </Opener>
            <Opener ref={asked} label={t`Attributes of ${name}`} open={() => setOpen('attributes')}>
              <Trans>Attributes</Trans>
            </Opener>
            <StepButtons name={name} isFirst={isFirst} isLast={isLast} move={move} />
            {categories.length > 1 && (
              <RetireButton ref={end} name={name} open={() => setOpen('end')} />
            )}
          </Group>
        </>
      )}
    </>
  )
}

/** The way down to it, where it stands below another. */
function Above({
  category: { path, ...category },
  categories,
}: {
  readonly category: WireDeskCategory
  readonly categories: readonly WireDeskCategory[]
}) {
  const { i18n } = useLingui()
  if (path.length === 1) return null
  return (
    <Text span size="sm" c="dimmed">
      {wayNameOf({ ...category, path: path.slice(0, -1) }, categories, i18n.locale)}
      {' / '}
    </Text>
  )
}

function Opener({
  ref,
  label,
  open,
  children,
}: {
  readonly ref: Ref<HTMLButtonElement>
  readonly label: string
  readonly open: () => void
  readonly children: ReactNode
}) {
  return (
    <Button ref={ref} variant="default" size="compact-md" onClick={open} aria-label={label}>
      {children}
    </Button>
  )
}

function RetireButton({
  ref,
  name,
  open,
}: {
  readonly ref: Ref<HTMLButtonElement>
  readonly name: string
  readonly open: () => void
}) {
  const { t } = useLingui()
  return (
    <Button
      ref={ref}
      variant="subtle"
      color="red"
      size="compact-md"
      onClick={open}
      aria-label={t`Retire ${name}`}
    >
      <Trans>Retire</Trans>
    </Button>
  )
}

/** What it asks of its goods itself. */
function Asked({
  category: { id, needsEnergyLabel },
  attributes,
}: {
  readonly category: WireDeskCategory
  readonly attributes: readonly WireAttribute[]
}) {
  const { t, i18n } = useLingui()
  const names = [
    ...(needsEnergyLabel ? [t`Energy class`] : []),
    ...attributes
      .filter(({ categoryId, isHidden }) => categoryId === id && !isHidden)
      .map((one) => attributeName(one, i18n.locale)),
  ].join(', ')
  if (names === '') return null
  return (
    <Text size="sm" c="dimmed">
      <Trans>Asks of its goods: {names}</Trans>
    </Text>
  )
}

/** What it says of itself to whoever reads, and where the English text stands in. */
function Shown({ category: { textList } }: { readonly category: WireDeskCategory }) {
  const { i18n } = useLingui()
  const shown = textList.find(({ language }) => language === i18n.locale) ?? textList[0]
  const missing = textList.filter(({ isOwn }) => !isOwn)
  return (
    <>
      <Text size="sm">{shown?.intro}</Text>
      {missing.length > 0 && (
        <Text size="sm" fw={600}>
          <Trans>
            In English, for want of a name:{' '}
            {missing.map(({ language }) => languageName(language)).join(', ')}
          </Trans>
        </Text>
      )}
    </>
  )
}
