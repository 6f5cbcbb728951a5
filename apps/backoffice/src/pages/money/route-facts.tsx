import { groupIban } from '@galleria/contract/iban'
import type { WireMatter } from '@galleria/contract/money'
import { Trans } from '@lingui/react/macro'
import { Fact } from '../../parts/facts.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { useNow } from '../../parts/use-now.ts'

type Route = Pick<NonNullable<WireMatter['route']>, 'kind' | 'holder' | 'account'>

/**
 * Another way for a refund: what is proposed, or what two have agreed to and by when it is to be
 * paid.
 */
export function RouteFacts({ matter }: { readonly matter: WireMatter }) {
  const format = useFormat()
  const now = useNow()
  const { proposal, route } = matter
  if (proposal)
    return (
      <>
        <Fact name={<Trans>Proposed</Trans>}>
          {proposal.route ? <Where route={proposal.route} /> : <Trans>To write it off</Trans>}
        </Fact>
        <Fact name={<Trans>Proposed by</Trans>}>
          <Trans>
            {proposal.by}, open until {format.moment(proposal.expiresAt)}
          </Trans>
        </Fact>
        <Fact name={<Trans>Why</Trans>}>{proposal.reason}</Fact>
      </>
    )
  if (!route) return null
  const isLate = matter.status === 'OPEN' && Date.parse(route.payBy) < now
  return (
    <>
      <Fact name={<Trans>To be paid to</Trans>}>
        <Where route={route} />
      </Fact>
      {matter.status === 'OPEN' && (
        <Fact name={<Trans>To be paid by</Trans>}>
          {format.moment(route.payBy)}
          {isLate && (
            <>
              {' · '}
              <strong>
                <Trans>overdue</Trans>
              </strong>
            </>
          )}
        </Fact>
      )}
    </>
  )
}

function Where({ route: { kind, holder, account } }: { readonly route: Route }) {
  return (
    <>
      {holder} · {kind === 'IBAN' ? groupIban(account) : account}
    </>
  )
}
