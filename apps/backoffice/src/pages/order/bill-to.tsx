import type { ReactNode } from 'react'
import type { MerchantOrder } from '@galleria/contract/merchant'
import { Trans } from '@lingui/react/macro'
import detail from '../../parts/detail.module.css'
import { CopiedAddress } from './copied-address.tsx'

/** What the shop writes its invoice with. */
export function BillTo({ bill }: { readonly bill: MerchantOrder['billTo'] }) {
  const { email, taxCode, eori } = bill
  return (
    <>
      <CopiedAddress id="bill-to" title={<Trans>Bill to</Trans>} address={bill} />
      {taxCode && <Fact name={<Trans>Tax code</Trans>}>{taxCode}</Fact>}
      {eori && <Fact name={<Trans>EORI number</Trans>}>{eori}</Fact>}
      {email && (
        <Fact name={<Trans>Email</Trans>}>
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
      )}
    </>
  )
}

function Fact({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <span className={detail['minor']}>{name}</span> {children}
    </div>
  )
}
