import type { StaffRole } from '@galleria/contract/merchant-rights'
import { Trans } from '@lingui/react/macro'
import { mall } from '../../api/mall.ts'
import { PersonCard } from '../../parts/people/person-card.tsx'
import { personName } from '../../parts/person-name.ts'
import { usePeopleChange, type Person } from './people-queries.ts'
import { shopRoles } from './role-words.ts'
import { useLeave } from './use-leave.ts'

/** One person of the shop. */
export function StaffCard({ person }: { readonly person: Person }) {
  const changing = usePeopleChange((asked: { id: string; role: StaffRole }) =>
    mall('POST /sapi/mall-merchant/people/setRole', asked),
  )
  const removing = usePeopleChange((id: string) =>
    mall('POST /sapi/mall-merchant/people/remove', { id }),
  )
  const leaving = useLeave()
  const name = personName(person)
  return (
    <PersonCard
      person={person}
      roles={shopRoles}
      roleAbout={
        <Trans>
          It counts from the next thing this person does. Who is no longer an owner loses the API
          keys they made, and their webhooks stop.
        </Trans>
      }
      changing={changing}
      removing={removing}
      removal={{
        question: (
          <Trans>
            Remove {name}? What they did stays on record. API keys and webhooks that they made end
            at once.
          </Trans>
        ),
        button: <Trans>Remove from the shop</Trans>,
      }}
      leaving={{
        mutation: leaving,
        question: (
          <Trans>
            Leave this shop? Only an owner can ask you back in. API keys and webhooks that you made
            end at once.
          </Trans>
        ),
        button: <Trans>Leave the shop</Trans>,
      }}
    />
  )
}
