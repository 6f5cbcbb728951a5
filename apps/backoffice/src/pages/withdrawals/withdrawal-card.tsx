import type { WireWithdrawal } from '@galleria/contract/withdrawal'
import { Trans, useLingui } from '@lingui/react/macro'
import { Text, Title } from '@mantine/core'
import { useRef } from 'react'
import { Link } from 'react-router'
import { Fact, Facts, Found } from '../../parts/facts.tsx'
import { History } from '../../parts/history.tsx'
import cards from '../../parts/cards.module.css'
import badge from '../../parts/status-badge.module.css'
import { AnswerWithdrawal } from './answer-withdrawal.tsx'
import {
  proofNames,
  reasonNames,
  reasonTexts,
  withdrawalEvents,
  withdrawalStates,
} from './withdrawal-words.ts'

/** One statement: why it is here, what was said and by whom, and what became of it. */
export function WithdrawalCard({ withdrawal }: { readonly withdrawal: WireWithdrawal }) {
  const { i18n } = useLingui()
  const card = useRef<HTMLLIElement>(null)
  const { status, reason } = withdrawal
  const name = i18n._(reason ? reasonNames[reason] : withdrawalStates[status])
  const isOpen = status === 'WAITING'
  return (
    <li ref={card} className={`card ${cards['card']}`} tabIndex={-1} aria-label={name}>
      <div className={cards['head']}>
        <Title order={2}>{name}</Title>
        {!isOpen && (
          <span className={`${badge['badge']} ${badge['over']}`}>
            {i18n._(withdrawalStates[status])}
          </span>
        )}
      </div>
      {isOpen && reason && <Text size="sm">{i18n._(reasonTexts[reason])}</Text>}
      <WithdrawalFacts withdrawal={withdrawal} isOpen={isOpen} />
      {withdrawal.operationList.includes('answer') && (
        <AnswerWithdrawal withdrawal={withdrawal} leave={() => card.current?.focus()} />
      )}
      <History
        entries={withdrawal.progressList.map((step) => ({
          event: step.event,
          toState: step.to,
          actor: step.actor === 'operator' ? (step.by ?? step.actor) : step.actor,
          at: step.at,
          ...(step.event === 'answer' ? { reason: withdrawal.answer } : {}),
        }))}
        events={withdrawalEvents}
        nameOf={(state) => i18n._(withdrawalStates[state as WireWithdrawal['status']])}
      />
    </li>
  )
}

function WithdrawalFacts({
  withdrawal,
  isOpen,
}: {
  readonly withdrawal: WireWithdrawal
  readonly isOpen: boolean
}) {
  const { i18n } = useLingui()
  const { goods, scope, orders } = withdrawal
  return (
    <Facts>
      <Fact name={<Trans>Statement</Trans>}>{withdrawal.code}</Fact>
      <Fact name={<Trans>Sender</Trans>}>{withdrawal.name}</Fact>
      <Fact name={<Trans>Address for the answer</Trans>}>{withdrawal.email}</Fact>
      <Fact name={<Trans>Order as it was named</Trans>}>{withdrawal.orderCode}</Fact>
      {orders.length > 0 && (
        <Fact name={<Trans>Orders of that purchase</Trans>}>
          {orders.map(({ id, code, shopName }) => (
            <div key={id}>
              <Link to={`/operator/orders/${id}`}>{code}</Link> · {shopName}
            </div>
          ))}
        </Fact>
      )}
      <Fact name={<Trans>Withdrawn from</Trans>}>
        {goods.length === 0 && scope === '' && <Trans>The whole contract</Trans>}
        {goods.map((one) => (
          <div key={one.name}>
            {one.times} {one.name}
          </div>
        ))}
        {scope !== '' && <span style={{ whiteSpace: 'pre-line' }}>{scope}</span>}
      </Fact>
      <Fact name={<Trans>Said</Trans>}>{i18n._(proofNames[withdrawal.proof])}</Fact>
      <Found at={withdrawal.statedAt} isOpen={isOpen} />
    </Facts>
  )
}
