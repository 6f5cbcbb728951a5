import type { WireDeskCategory } from '@galleria/contract/category-desk'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Card, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { mall } from '../../api/mall.ts'
import cards from '../../parts/cards.module.css'
import { ListSkeleton } from '../../parts/list-skeleton.tsx'
import { LoadFailure, Notice, useProblemText } from '../../parts/notice.tsx'
import { AddForm } from './add-form.tsx'
import { attributesQuery } from './attribute-queries.ts'
import { deskCategoriesQuery, useCategoriesChange } from './categories-queries.ts'
import { CategoryCard } from './category-card.tsx'

/**
 * What the categories are called in each language, what stands below what, and in which order menus
 * show them.
 */
export function CategoriesPage() {
  const { t } = useLingui()
  const textOf = useProblemText()
  const categories = useQuery(deskCategoriesQuery)
  const attributes = useQuery(attributesQuery)
  const ordering = useCategoriesChange((asked: { fromList: number[]; toList: number[] }) =>
    mall('POST /sapi/mall-operator/category/order', asked),
  )
  const [isAdding, add] = useState(false)
  const adder = useRef<HTMLButtonElement>(null)
  function close() {
    add(false)
    requestAnimationFrame(() => adder.current?.focus())
  }
  const list = categories.data?.categoryList ?? []
  function move(category: WireDeskCategory, by: -1 | 1) {
    if (!ordering.isPending) ordering.mutate(movedIn(list, category, by))
  }
  return (
    <Stack gap="lg">
      <title>{t`Categories – Galleria back office`}</title>
      <div>
        <Title order={1}>
          <Trans>Categories</Trans>
        </Title>
        <Text c="dimmed" maw={640}>
          <Trans>
            Menus show them in this order, up to three below one another. A language without a name
            of its own shows the English one. Links to a category stay as they are when it is
            renamed.
          </Trans>
        </Text>
      </div>
      {categories.isError && !categories.data && (
        <LoadFailure error={categories.error} retry={() => void categories.refetch()} />
      )}
      {categories.isPending && <ListSkeleton isNarrow />}
      {categories.data &&
        (isAdding ? (
          <Card withBorder className={cards['card'] ?? ''}>
            <AddForm categories={list} close={close} />
          </Card>
        ) : (
          <Button ref={adder} onClick={() => add(true)} style={{ alignSelf: 'start' }}>
            <Trans>Add a category</Trans>
          </Button>
        ))}
      {ordering.isError && <Notice tone="refuse">{textOf(ordering.error)}</Notice>}
      <ol className={cards['cards']} aria-label={t`Categories`}>
        {list.map((category) => (
          <li key={category.id} style={{ marginInlineStart: `${category.path.length - 1}rem` }}>
            <Card withBorder className={cards['card'] ?? ''}>
              <CategoryCard
                category={category}
                categories={list}
                attributes={attributes.data?.attributeList ?? []}
                isFirst={besideOf(list, category)[0] === category}
                isLast={besideOf(list, category).at(-1) === category}
                move={(by) => move(category, by)}
                onRetired={() => adder.current?.focus()}
              />
            </Card>
          </li>
        ))}
      </ol>
    </Stack>
  )
}

/** Those below the same one, itself among them. */
function besideOf(list: readonly WireDeskCategory[], { path }: WireDeskCategory) {
  return list.filter((one) => one.path.at(-2) === path.at(-2))
}

/** In the place of the one before or behind it; what is below the two goes along. */
function movedIn(list: readonly WireDeskCategory[], category: WireDeskCategory, by: -1 | 1) {
  const beside = besideOf(list, category)
  const other = beside[beside.indexOf(category) + by] ?? category
  const fromList = list.map(({ id }) => id)
  const swapped = new Map([
    [category.id, other.id],
    [other.id, category.id],
  ])
  return { fromList, toList: fromList.map((id) => swapped.get(id) ?? id) }
}
