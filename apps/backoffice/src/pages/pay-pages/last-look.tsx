import { Trans } from '@lingui/react/macro'
import { Button, Card, Group, Text, Title } from '@mantine/core'
import cards from '../../parts/cards.module.css'
import { Fact, Facts } from '../../parts/facts.tsx'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import badge from '../../parts/status-badge.module.css'
import { useFormat } from '../../parts/use-format.ts'
import { FoundFacts } from './found-facts.tsx'
import { Sites } from './sites.tsx'
import { useLookNow, type Look, type PayPages } from './pay-pages-queries.ts'

/** When these pages were last looked at, what was found, and a button to have it done now. */
export function LastLook({ pages }: { readonly pages: PayPages }) {
  const format = useFormat()
  const textOf = useProblemText()
  const looking = useLookNow()
  const { look, isUnderWay, doneAt, nextAt } = pages
  return (
    <Card withBorder component="section" aria-labelledby="look" className={cards['card'] ?? ''}>
      <div className={cards['head']}>
        <Title order={2} id="look">
          <Trans>Last check</Trans>
        </Title>
        <span role="status">
          <Outcome look={look} isUnderWay={isUnderWay} />
        </span>
      </div>
      {look ? (
        <Facts>
          <Fact name={<Trans>Checked</Trans>}>{format.moment(look.endedAt)}</Fact>
          <Fact name={<Trans>Pages of</Trans>}>
            <Sites of={look.siteList} />
          </Fact>
          <FoundFacts look={look} />
          {isPartial(look) && doneAt && (
            <Fact name={<Trans>Last complete check</Trans>}>{format.moment(doneAt)}</Fact>
          )}
          {nextAt && !isUnderWay && (
            <Fact name={<Trans>Next check</Trans>}>{format.moment(nextAt)}</Fact>
          )}
        </Facts>
      ) : (
        <Text size="sm">
          <Trans>
            The mall checks these pages automatically soon after it starts, and then once a day.
          </Trans>
        </Text>
      )}
      {looking.isError && <Notice tone="refuse">{textOf(looking.error)}</Notice>}
      <Group>
        <Button
          variant="default"
          loading={looking.isPending || isUnderWay}
          onClick={() => looking.mutate()}
        >
          <Trans>Check now</Trans>
        </Button>
      </Group>
    </Card>
  )
}

const isPartial = ({ silentPageList, silentScriptList }: Look) =>
  silentPageList.length + silentScriptList.length > 0

function Outcome({ look, isUnderWay }: Pick<PayPages, 'look' | 'isUnderWay'>) {
  const [tone, text] = isUnderWay
    ? ['moving', <Trans key="under-way">Being checked …</Trans>]
    : !look
      ? ['over', <Trans key="none">Not checked yet</Trans>]
      : look.foundList.length > 0
        ? ['failed', <Trans key="found">Not as authorised</Trans>]
        : isPartial(look)
          ? ['warning', <Trans key="partial">Could not be checked completely</Trans>]
          : ['next', <Trans key="sound">As authorised</Trans>]
  return <span className={`${badge['badge']} ${badge[tone]}`}>{text}</span>
}
