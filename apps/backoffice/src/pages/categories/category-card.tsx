import type { WireKeptCategory } from '@galleria/contract/category-desk'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import cards from '../../parts/cards.module.css'
import { languageName } from '../../parts/language-name.ts'
import { nameOf, wayNameOf } from './category-names.ts'
import { MoveForm } from './move-form.tsx'
import { NameForm } from './name-form.tsx'

/** One category: its name for whoever reads, where the English one stands in, and its place. */
export function CategoryCard({
  category,
  categories,
  isFirst,
  isLast,
  move,
}: {
  readonly category: WireKeptCategory
  readonly categories: readonly WireKeptCategory[]
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly move: (by: -1 | 1) => void
}) {
  const { t, i18n } = useLingui()
  const [open, setOpen] = useState<'name' | 'place'>()
  const change = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLButtonElement>(null)
  const name = nameOf(category, i18n.locale)
  const isBelow = category.path.length > 1
  function close() {
    const opener = open === 'name' ? change : place
    setOpen(undefined)
    requestAnimationFrame(() => opener.current?.focus())
  }
  return (
    <>
      <div className={cards['head']}>
        <h2>
          {isBelow && (
            <Text span size="sm" c="dimmed">
              {wayNameOf(
                { ...category, path: category.path.slice(0, -1) },
                categories,
                i18n.locale,
              )}
              {' / '}
            </Text>
          )}
          {name}
        </h2>
        <Text size="sm" c="dimmed">
          <Plural value={category.itemCount} one="# item on sale" other="# items on sale" />
        </Text>
      </div>
      {open === 'name' && <NameForm category={category} name={name} close={close} />}
      {open === 'place' && <MoveForm {...{ category, categories, name, close }} />}
      {open === undefined && (
        <>
          <Shown category={category} />
          <Group gap="xs">
            <Button
              ref={change}
              variant="default"
              size="compact-md"
              onClick={() => setOpen('name')}
              aria-label={t`Rename ${name}`}
            >
              <Trans>Rename</Trans>
            </Button>
            <Button
              ref={place}
              variant="default"
              size="compact-md"
              onClick={() => setOpen('place')}
              aria-label={t`Move ${name} elsewhere`}
            >
              <Trans>Move</Trans>
            </Button>
            <StepButtons name={name} isFirst={isFirst} isLast={isLast} move={move} />
          </Group>
        </>
      )}
    </>
  )
}

/** What it says of itself to whoever reads, and where the English text stands in. */
function Shown({ category: { textList } }: { readonly category: WireKeptCategory }) {
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

/** One place up or down, among those below the same one. */
function StepButtons({
  name,
  isFirst,
  isLast,
  move,
}: {
  readonly name: string
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly move: (by: -1 | 1) => void
}) {
  const { t } = useLingui()
  return (
    <>
      <Button
        variant="subtle"
        size="compact-md"
        aria-disabled={isFirst}
        data-disabled={isFirst || undefined}
        onClick={() => !isFirst && move(-1)}
        aria-label={t`Move ${name} up`}
      >
        <Trans>Up</Trans>
      </Button>
      <Button
        variant="subtle"
        size="compact-md"
        aria-disabled={isLast}
        data-disabled={isLast || undefined}
        onClick={() => !isLast && move(1)}
        aria-label={t`Move ${name} down`}
      >
        <Trans>Down</Trans>
      </Button>
    </>
  )
}
