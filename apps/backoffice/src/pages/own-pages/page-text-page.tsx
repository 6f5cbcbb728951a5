import { languages, sites, type Language, type Site } from '@galleria/contract/storefronts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { LoadFailure } from '../../parts/notice.tsx'
import { ListSkeleton } from '../../parts/list-skeleton.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { NotFoundPage } from '../not-found-page.tsx'
import { languageName } from '../../parts/language-name.ts'
import { pageTextQuery, type Which } from './own-page-queries.ts'
import { stateNames } from './own-page-words.ts'
import { PageEditor } from './page-editor.tsx'

/** One page of the mall in one language: the text, how it reads, and what was there before. */
export function PageTextPage() {
  const which = readWhich(useParams())
  return which ? (
    <Editor key={`${which.language} ${which.site ?? ''}`} which={which} />
  ) : (
    <NotFoundPage />
  )
}

function Editor({ which }: { readonly which: Which }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const found = useQuery(pageTextQuery(which))
  const { data } = found
  const title = data?.title || data?.slug || ''
  return (
    <>
      <title>{t`${title} – Galleria back office`}</title>
      <Text size="sm">
        <Link to="/operator/pages">
          <Trans>All pages</Trans>
        </Link>
      </Text>
      <Title order={1}>{title}</Title>
      {data && (
        <Text c="dimmed" mb="md">
          {[
            languageName(which.language),
            which.site ? format.site(which.site) : t`all storefronts without a text of their own`,
            i18n._(stateNames[data.state]),
          ].join(' · ')}
        </Text>
      )}
      {found.isError && !data && (
        <LoadFailure error={found.error} retry={() => void found.refetch()} />
      )}
      {found.isPending && <ListSkeleton isNarrow />}
      {data && <PageEditor which={which} page={data} />}
    </>
  )
}

function readWhich(params: Readonly<Record<string, string | undefined>>): Which | undefined {
  const articleId = Number(params['id'])
  const [language, site] = [params['language'] as Language, (params['site'] ?? null) as Site | null]
  if (!Number.isSafeInteger(articleId) || articleId < 1 || !languages.includes(language))
    return undefined
  return site === null || sites.includes(site) ? { articleId, language, site } : undefined
}
