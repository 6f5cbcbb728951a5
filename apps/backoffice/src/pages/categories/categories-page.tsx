import type { WireKeptCategory } from '@galleria/contract/category-desk'
import { Trans, useLingui } from '@lingui/react/macro'
import { Card, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'
import cards from '../../parts/cards.module.css'
import { ListSkeleton } from '../../parts/list-skeleton.tsx'
import { LoadFailure, Notice, useProblemText } from '../../parts/notice.tsx'
import { keptCategoriesQuery, useCategoriesChange } from './categories-queries.ts'
import { CategoryCard } from './category-card.tsx'

/** What the categories are called in each language, and in which order menus show them. */
export function CategoriesPage() {
  const { t } = useLingui()
  const textOf = useProblemText()
  const categories = useQuery(keptCategoriesQuery)
  const ordering = useCategoriesChange((asked: { fromList: number[]; toList: number[] }) =>
    mall('POST /sapi/mall-operator/category/order', asked),
  )
  const list = categories.data?.categoryList ?? []
  function move(index: number, by: -1 | 1) {
    if (!ordering.isPending) ordering.mutate(movedIn(list, index, by))
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
            Menus show them in this order. A language without a name of its own shows the English
            one. Links to a category stay as they are when it is renamed.
          </Trans>
        </Text>
      </div>
      {categories.isError && !categories.data && (
        <LoadFailure error={categories.error} retry={() => void categories.refetch()} />
      )}
      {categories.isPending && <ListSkeleton isNarrow />}
      {ordering.isError && <Notice tone="refuse">{textOf(ordering.error)}</Notice>}
      <ol className={cards['cards']} aria-label={t`Categories`}>
        {list.map((category, index) => (
          <li key={category.id}>
            <Card withBorder className={cards['card'] ?? ''}>
              <CategoryCard
                category={category}
                isFirst={index === 0}
                isLast={index === list.length - 1}
                move={(by) => move(index, by)}
              />
            </Card>
          </li>
        ))}
      </ol>
    </Stack>
  )
}

function movedIn(list: readonly WireKeptCategory[], index: number, by: -1 | 1) {
  const fromList = list.map(({ id }) => id)
  const others = fromList.toSpliced(index, 1)
  return { fromList, toList: others.toSpliced(index + by, 0, ...fromList.slice(index, index + 1)) }
}
