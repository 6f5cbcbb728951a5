import type { OperatorSeller } from '@galleria/contract/merchant-entry'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Text, Title } from '@mantine/core'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { History } from '../../parts/history.tsx'
import { useFormat } from '../../parts/use-format.ts'
import cards from '../../parts/cards.module.css'
import styles from './operator.module.css'
import { sellerEvents, sellerStates } from './operator-words.ts'
import { ReasonForm } from './reason-form.tsx'
import { StateBadge } from './state-badge.tsx'
import { useSellerMove, type Moving } from './use-seller-move.ts'

/** One seller with what is open there, and what the operator may do about it. */
export function SellerCard({ seller }: { readonly seller: OperatorSeller }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const card = useRef<HTMLLIElement>(null)
  const moving = useSellerMove(seller)
  const [chosen, choose] = useState<'freeze' | 'clear'>()
  const close = () => {
    moving.forgive()
    choose(undefined)
    card.current?.focus()
  }
  const { name, operationList: may } = seller
  return (
    <li ref={card} className={`card ${cards['card']}`} tabIndex={-1} aria-label={name}>
      <div className={cards['head']}>
        <Title order={2}>{name}</Title>
        <StateBadge state={seller.status} />
      </div>
      <div>
        {seller.shops.map((shop) => (
          <a key={shop.id} href={`/shop/${shop.id}`} target="_blank" rel="noreferrer">
            {shop.name}
          </a>
        ))}{' '}
        <span>
          · {seller.taxId} · {seller.city}, {format.country(seller.country)} ·{' '}
          <a href={`mailto:${seller.email}`}>{seller.email}</a>
        </span>
      </div>
      <Figures seller={seller} />
      {seller.isOwn && (
        <Text size="sm" c="dimmed">
          <Trans>You work in this shop: somebody else has to decide about it.</Trans>
        </Text>
      )}
      {moving.notice}
      {chosen && <MoveForm chosen={chosen} seller={seller} moving={moving} close={close} />}
      {!chosen && may.length > 0 && (
        <Moves seller={seller} moving={moving} close={close} choose={choose} />
      )}
      {seller.progressList.length > 0 && (
        <History
          entries={seller.progressList.map((row) => ({
            event: row.event,
            toState: row.to,
            actor: row.actor,
            at: row.at,
            reason: row.reason,
          }))}
          events={sellerEvents}
          nameOf={(state) => i18n._(sellerStates[state as keyof typeof sellerStates])}
        />
      )}
    </li>
  )
}

type Part = {
  readonly seller: OperatorSeller
  readonly moving: Moving
  readonly close: () => void
}

function Figures({ seller }: Pick<Part, 'seller'>) {
  return (
    <div className={styles['figures']}>
      <span>
        <Plural value={seller.itemCount} one="# item on sale" other="# items on sale" />
      </span>
      <Link to={`/operator/orders?seller=${seller.id}`}>
        <Plural value={seller.openOrders} one="# open order" other="# open orders" />
      </Link>
      <span>
        <Plural
          value={seller.openReverses}
          one="# open after-sales request"
          other="# open after-sales requests"
        />
      </span>
    </div>
  )
}

function MoveForm({
  chosen,
  seller,
  moving,
  close,
}: Part & { readonly chosen: 'freeze' | 'clear' }) {
  const { t } = useLingui()
  const { name } = seller
  return (
    <ReasonForm
      key={chosen}
      draftName={`${chosen}-${seller.id}`}
      name={chosen === 'freeze' ? t`Freeze ${name}` : t`Remove from the mall: ${name}`}
      label={<Trans>Why (the seller reads this)</Trans>}
      submit={chosen === 'freeze' ? <Trans>Freeze</Trans> : <Trans>Remove from the mall</Trans>}
      warning={
        chosen === 'freeze' ? (
          <Trans>
            Nothing from this seller is on sale until the suspension is lifted. It can still send
            existing orders and answer after-sales requests.
          </Trans>
        ) : (
          <Trans>
            The seller only reads from now on, also its open orders. There is no way back.
          </Trans>
        )
      }
      isSending={moving.isSending}
      error={moving.textError}
      forgive={moving.forgive}
      back={close}
      send={(reason, onSent) =>
        moving.act({ move: chosen, reason }, () => {
          onSent()
          close()
        })
      }
    />
  )
}

function Moves({
  seller,
  moving,
  close,
  choose,
}: Part & { readonly choose: (move: 'freeze' | 'clear') => void }) {
  const { t } = useLingui()
  const { name, operationList: may } = seller
  return (
    <Group gap="xs">
      {may.includes('freeze') && (
        <Button variant="default" aria-label={t`Freeze ${name}`} onClick={() => choose('freeze')}>
          <Trans>Freeze</Trans>
        </Button>
      )}
      {may.includes('unfreeze') && (
        <Button
          variant="default"
          aria-label={t`Unfreeze ${name}`}
          loading={moving.isSending}
          onClick={() => moving.act({ move: 'unfreeze' }, close)}
        >
          <Trans>Unfreeze</Trans>
        </Button>
      )}
      {may.includes('clear') && (
        <Button
          variant="default"
          aria-label={t`Remove from the mall: ${name}`}
          onClick={() => choose('clear')}
        >
          <Trans>Remove from the mall</Trans>
        </Button>
      )}
    </Group>
  )
}
