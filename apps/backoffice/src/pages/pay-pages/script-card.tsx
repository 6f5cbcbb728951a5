import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import cards from '../../parts/cards.module.css'
import { Fact, Facts } from '../../parts/facts.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { Sites } from './sites.tsx'
import type { Script } from './pay-pages-queries.ts'
import styles from './pay-pages.module.css'
import { scriptWords } from './script-words.ts'

/** One script of a provider: where it is loaded from and why, and what its content is and was. */
export function ScriptCard({ script }: { readonly script: Script }) {
  const { i18n } = useLingui()
  const { vendor, reason } = scriptWords[script.reason]
  const file = new URL(script.address).pathname.split('/').at(-1)
  const { content, earlierList, earlierCount } = script
  return (
    <>
      <div className={cards['head']}>
        <h3>
          {vendor} · {file}
        </h3>
      </div>
      <Text size="sm">{i18n._(reason)}</Text>
      <Facts>
        <Fact name={<Trans>Address</Trans>}>
          <code className={styles['code']}>{script.address}</code>
        </Fact>
        <Fact name={<Trans>Payment methods</Trans>}>{script.channelList.join(', ')}</Fact>
        <Fact name={<Trans>Storefronts</Trans>}>
          <Sites of={script.siteList} />
        </Fact>
        <Fact name={<Trans>Content</Trans>}>
          {content ? <Content of={content} /> : <Trans>Not checked yet</Trans>}
        </Fact>
      </Facts>
      {earlierCount > 0 && (
        <details>
          <summary>
            <Plural value={earlierCount} one="# earlier content" other="# earlier contents" />
          </summary>
          <ul className={styles['earlier']}>
            {earlierList.map((one) => (
              <li key={one.sha384}>
                <Content of={one} />
              </li>
            ))}
            {earlierCount > earlierList.length && (
              <li>
                <Plural
                  value={earlierCount - earlierList.length}
                  one="and # more"
                  other="and # more"
                />
              </li>
            )}
          </ul>
        </details>
      )}
    </>
  )
}

const SHORT = 16

/** Its hash, shortened: whoever compares it with the provider's reads all of it in the title. */
function Content({ of }: { readonly of: NonNullable<Script['content']> }) {
  const format = useFormat()
  const [first, last] = [of.firstSeenAt, of.lastSeenAt].map((at) => format.day(at.slice(0, 10)))
  return (
    <>
      <code className={styles['code']} title={`sha384-${of.sha384}`}>
        sha384-{of.sha384.slice(0, SHORT)}…
      </code>
      <Text size="sm" c="dimmed">
        {first === last ? (
          <Trans>seen on {first}</Trans>
        ) : (
          <Trans>
            seen from {first} to {last}
          </Trans>
        )}
      </Text>
    </>
  )
}
