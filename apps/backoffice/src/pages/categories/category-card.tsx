import type { WireKeptCategory } from '@galleria/contract/category-desk'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import cards from '../../parts/cards.module.css'
import { languageName } from '../../parts/language-name.ts'
import { NameForm } from './name-form.tsx'

/** One category: its name for whoever reads, where the English one stands in, and its place. */
export function CategoryCard({
  category,
  isFirst,
  isLast,
  move,
}: {
  readonly category: WireKeptCategory
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly move: (by: -1 | 1) => void
}) {
  const { t, i18n } = useLingui()
  const [isEditing, edit] = useState(false)
  const change = useRef<HTMLButtonElement>(null)
  const shown =
    category.textList.find(({ language }) => language === i18n.locale) ?? category.textList[0]
  const missing = category.textList.filter(({ isOwn }) => !isOwn)
  const name = shown?.name ?? category.key
  function close() {
    edit(false)
    requestAnimationFrame(() => change.current?.focus())
  }
  return (
    <>
      <div className={cards['head']}>
        <h2>{name}</h2>
        <Text size="sm" c="dimmed">
          <Plural value={category.itemCount} one="# item on sale" other="# items on sale" />
        </Text>
      </div>
      {isEditing ? (
        <NameForm category={category} name={name} close={close} />
      ) : (
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
          <Group gap="xs">
            <Button
              ref={change}
              variant="default"
              size="compact-md"
              onClick={() => edit(true)}
              aria-label={t`Rename ${name}`}
            >
              <Trans>Rename</Trans>
            </Button>
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
          </Group>
        </>
      )}
    </>
  )
}
