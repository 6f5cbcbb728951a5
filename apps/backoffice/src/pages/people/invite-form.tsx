import { INVITATION_DAYS } from '@galleria/contract/merchant-people-rules'
import type { StaffRole } from '@galleria/contract/merchant-rights'
import { Trans } from '@lingui/react/macro'
import { mall } from '../../api/mall.ts'
import { AddPersonForm } from '../../parts/people/add-person-form.tsx'
import { usePeopleChange } from './people-queries.ts'
import { shopRoles } from './role-words.ts'

/** Asks somebody in by mail. */
export function InviteForm() {
  const inviting = usePeopleChange((asked: { email: string; role: StaffRole }) =>
    mall('POST /sapi/mall-merchant/people/invite', asked),
  )
  return (
    <AddPersonForm
      title={<Trans>Invite somebody</Trans>}
      roles={shopRoles}
      usual="orders"
      about={
        <Trans>
          We’ll email this address. Whoever signs in with it can accept within {INVITATION_DAYS}{' '}
          days; the link alone opens nothing.
        </Trans>
      }
      button={<Trans>Send the invitation</Trans>}
      done={<Trans>The invitation is on its way.</Trans>}
      adding={inviting}
    />
  )
}
