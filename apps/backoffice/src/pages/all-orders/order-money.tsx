import type { OperatorOrder } from '@galleria/contract/operator-order'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Table } from '@mantine/core'
import type { ReactNode } from 'react'
import detail from '../../parts/detail.module.css'
import { Figures } from '../../parts/figures.tsx'
import { useFormat } from '../../parts/use-format.ts'
import order from '../order/order.module.css'
import { NoteDispute } from './note-dispute.tsx'
import { paymentStates, refundStates } from './payment-words.ts'

const claimNames: Readonly<Record<string, MessageDescriptor>> = {
  FULL: msg`To pay`,
  DEPOSIT: msg`Deposit`,
  BALANCE: msg`Balance`,
}

/** What of the contract was to pay, what was tried, what providers took, and what went back. */
export function OrderMoney({ order: read }: { readonly order: OperatorOrder }) {
  const { i18n } = useLingui()
  const nameOf = (names: Readonly<Record<string, MessageDescriptor>>, code: string) => {
    const name = names[code]
    return name ? i18n._(name) : code
  }
  const { claimList, captureList, refundList } = read
  return (
    <ul className={order['parcels']}>
      {claimList.map((claim) => (
        <Sum
          key={claim.id}
          name={i18n._(claimNames[claim.type] ?? msg`To pay`)}
          state={nameOf(paymentStates, claim.status)}
          amount={claim.amount}
        >
          {claim.attemptList.map((one) => (
            <Fine key={one.at} state={nameOf(paymentStates, one.status)} at={one.at}>
              {[one.channel, one.providerRef, one.failedReason].filter(Boolean).join(' · ')}
            </Fine>
          ))}
        </Sum>
      ))}
      {captureList.map((one) => (
        <Sum
          key={one.providerRef}
          name={<Trans>Taken by {one.provider}</Trans>}
          state={nameOf(paymentStates, one.disposition)}
          amount={one.amount}
        >
          <Fine at={one.at}>{[one.providerRef, one.reason].filter(Boolean).join(' · ')}</Fine>
          <NoteDispute capture={one} orderId={read.id} />
        </Sum>
      ))}
      {refundList.map((one) => (
        <Sum
          key={one.id}
          name={<Trans>Refund</Trans>}
          state={nameOf(refundStates, one.status)}
          amount={one.amount}
        >
          <Fine at={one.at}>{[one.reason, one.failedReason].filter(Boolean).join(' · ')}</Fine>
        </Sum>
      ))}
    </ul>
  )
}

type Money = OperatorOrder['needPayAmt']

function Sum({
  name,
  state,
  amount,
  children,
}: {
  readonly name: ReactNode
  readonly state: string
  readonly amount: Money
  readonly children: ReactNode
}) {
  const format = useFormat()
  return (
    <li>
      <div className={detail['headline']}>
        <strong>{name}</strong>
        <span>
          {state} · <Figures text={format.money(amount)} />
        </span>
      </div>
      {children}
    </li>
  )
}

function Fine({
  state,
  at,
  children,
}: {
  readonly state?: string
  readonly at: string
  readonly children: ReactNode
}) {
  const format = useFormat()
  return (
    <div className={detail['minor']} style={{ overflowWrap: 'anywhere' }}>
      {format.moment(at)}
      {state && (
        <>
          {' · '}
          {state}
        </>
      )}
      {' · '}
      {children}
    </div>
  )
}

/** The books by their own names: who reads them compares them with the books. */
export function OrderBooks({ entries }: { readonly entries: OperatorOrder['entryList'] }) {
  const { t } = useLingui()
  const format = useFormat()
  return (
    <Table fz="sm" aria-label={t`Books`}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t`When`}</Table.Th>
          <Table.Th>{t`Account`}</Table.Th>
          <Table.Th ta="end">{t`Amount`}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {entries.map((entry, index) => (
          <Table.Tr key={index}>
            <Table.Td>
              {format.moment(entry.at)}
              <div className={detail['minor']}>{entry.event}</div>
            </Table.Td>
            <Table.Td style={{ overflowWrap: 'anywhere' }}>{entry.account}</Table.Td>
            <Table.Td ta="end">
              <Figures text={format.money(entry.amount)} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
