import { Trans, useLingui } from '@lingui/react/macro'
import { Card, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import cards from '../../parts/cards.module.css'
import { ListSkeleton } from '../../parts/list-skeleton.tsx'
import { LoadFailure } from '../../parts/notice.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { CompanyCard } from './company-card.tsx'
import { languageName } from '../../parts/language-name.ts'
import { ownPagesQuery, pageAddress, type OwnPage } from './own-page-queries.ts'
import { stateNames } from './own-page-words.ts'
import styles from './own-pages.module.css'

/**
 * What the mall says about itself: the company behind it, and its legal and help pages in each
 * language.
 */
export function OwnPagesPage() {
  const { t } = useLingui()
  const list = useQuery(ownPagesQuery)
  return (
    <>
      <title>{t`Pages – Galleria back office`}</title>
      <Title order={1}>
        <Trans>Pages</Trans>
      </Title>
      <Text c="dimmed" maw={640} mb="md">
        <Trans>
          What visitors read about the mall: who answers for it, its terms, its help. Drafts are
          read by nobody until you publish them; have the legal ones looked at by your lawyer first.
        </Trans>
      </Text>
      <CompanyCard />
      {list.isError && !list.data && (
        <LoadFailure error={list.error} retry={() => void list.refetch()} />
      )}
      {list.isPending && <ListSkeleton isNarrow />}
      <ul className={cards['cards']}>
        {(list.data ?? []).map((page) => (
          <li key={page.articleId}>
            <PageCard page={page} />
          </li>
        ))}
      </ul>
    </>
  )
}

function PageCard({ page }: { readonly page: OwnPage }) {
  const { i18n } = useLingui()
  const format = useFormat()
  return (
    <Card withBorder className={cards['card'] ?? ''}>
      <div className={cards['head']}>
        <h2>{page.title || page.slug}</h2>
        <Text size="sm" c="dimmed">
          {page.kind === 'legal' ? <Trans>legal page</Trans> : <Trans>help</Trans>}
        </Text>
      </div>
      <ul className={styles['texts']}>
        {page.textList.map(({ language, site, state }) => (
          <li key={`${language} ${site ?? ''}`}>
            <Link
              to={pageAddress({ articleId: page.articleId, language, site })}
              className={`${styles['text']} ${state === 'PUBLISHED' ? '' : styles['waits']}`}
            >
              {languageName(language)}
              {site ? ` · ${format.site(site)}` : ''}
              <small>{i18n._(stateNames[state])}</small>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
