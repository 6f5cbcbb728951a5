import { matterReasons } from '@galleria/contract/matter-reasons'
import { Trans } from '@lingui/react/macro'
import { Fact } from '../../parts/facts.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { MatterReason } from '../money/matter-reason.tsx'
import { Sites } from './sites.tsx'
import type { Look } from './pay-pages-queries.ts'
import styles from './pay-pages.module.css'

/** What a look found, and what did not answer it. */
export function FoundFacts({ look }: { readonly look: Look }) {
  const format = useFormat()
  const { foundList, silentPageList, silentScriptList } = look
  return (
    <>
      {foundList.length > 0 && (
        <Fact name={<Trans>Found</Trans>}>
          <ul className={styles['plain']}>
            {foundList.map((one) => (
              <li key={JSON.stringify(one)}>
                <MatterReason reason={matterReasons[one.what]} />
                {': '}
                <code className={styles['code']}>{one.reference}</code>
                {' · '}
                <Sites of={one.siteList} />
                {one.what === 'weakHeader' && <Arrived text={one.arrived} />}
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {silentPageList.length + silentScriptList.length > 0 && (
        <Fact name={<Trans>Did not answer</Trans>}>
          <ul className={styles['plain']}>
            {silentPageList.map(({ site, status }) => (
              <li key={site}>
                {format.site(site)}
                <Status of={status} />
              </li>
            ))}
            {silentScriptList.map(({ address, status }) => (
              <li key={address}>
                <code className={styles['code']}>{address}</code>
                <Status of={status} />
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </>
  )
}

/** What came in the place of a header that the mall sends. */
function Arrived({ text }: { readonly text: string | null }) {
  return (
    <div>
      {text ? (
        <Trans>
          Arrives as <code className={styles['code']}>{text}</code>
        </Trans>
      ) : (
        <Trans>Does not arrive</Trans>
      )}
    </div>
  )
}

/** Of an answer that was not the mall's or the vendor's own. */
function Status({ of: status }: { readonly of: number | null }) {
  if (status === null) return null
  return (
    <>
      {' · '}
      <Trans>status {status}</Trans>
    </>
  )
}
