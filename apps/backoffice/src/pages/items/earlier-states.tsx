import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { mall } from '../../api/mall.ts'
import { DetailSkeleton, focusDrawerTitle } from '../../parts/detail-drawer.tsx'
import detail from '../../parts/detail.module.css'
import { LoadFailure, Notice } from '../../parts/notice.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { Differences } from './differences.tsx'
import {
  itemSavesQuery,
  savedItemQuery,
  type Item,
  type ItemSave,
  type SavedItem,
} from './item-queries.ts'
import styles from './items.module.css'
import { useItemWork } from './use-item-work.ts'

type Props = {
  readonly item: Item
  /** Opens the form with what an earlier state says. */
  readonly open: (state: SavedItem) => void
}

/** What saves of the item have left; read when somebody wants to know. */
export function EarlierStates(props: Props) {
  const [isOpen, show] = useState(false)
  return (
    <section aria-labelledby="states">
      <Title order={2} id="states">
        <Trans>Earlier states</Trans>
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        <Trans>
          Each save is kept, the newest fifty. Prices, stock and versions are not part of it: they
          have histories of their own.
        </Trans>
      </Text>
      {isOpen ? (
        <States {...props} />
      ) : (
        <Button variant="default" onClick={() => show(true)}>
          <Trans>Show the earlier states</Trans>
        </Button>
      )}
    </section>
  )
}

function States({ item, open }: Props) {
  const saves = useQuery(itemSavesQuery(item.itemId))
  const [shown, show] = useState<number>()
  if (!saves.data)
    return saves.isError ? (
      <LoadFailure error={saves.error} retry={() => void saves.refetch()} />
    ) : (
      <DetailSkeleton />
    )
  const { saveList } = saves.data
  if (saveList.length === 0)
    return (
      <Text size="sm">
        <Trans>There is none yet: the item has not been saved since earlier states are kept.</Trans>
      </Text>
    )
  return (
    <ul className={styles['versions']} aria-labelledby="states">
      {saveList.map((save) => (
        <li key={save.saveNo}>
          <SaveLine save={save} saveList={saveList} />
          {shown === save.saveNo ? (
            <State item={item} saveNo={save.saveNo} open={open} close={() => show(undefined)} />
          ) : (
            <ShowButton save={save} show={() => show(save.saveNo)} />
          )}
        </li>
      ))}
    </ul>
  )
}

function ShowButton({ save, show }: { readonly save: ItemSave; readonly show: () => void }) {
  const { t } = useLingui()
  const moment = useFormat().moment(save.savedAt)
  return (
    <div>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t`Show what is different from now: ${moment}`}
        onClick={show}
      >
        <Trans>Show what is different from now</Trans>
      </Button>
    </div>
  )
}

/** When it was saved, by whom and how. */
function SaveLine({
  save: { savedAt, person, keyName, isByTable, takenFrom },
  saveList,
}: {
  readonly save: ItemSave
  readonly saveList: readonly ItemSave[]
}) {
  const format = useFormat()
  const from = saveList.find(({ saveNo }) => saveNo === takenFrom)
  const taken = from && format.moment(from.savedAt)
  return (
    <div>
      <strong>{format.moment(savedAt)}</strong>{' '}
      <span className={detail['minor']}>
        {person ?? <Trans>as it was before the first save that is kept</Trans>}
        {keyName !== null && (
          <>
            {' · '}
            <Trans>by the key “{keyName}”</Trans>
          </>
        )}
        {isByTable && (
          <>
            {' · '}
            <Trans>by a goods table</Trans>
          </>
        )}
        {takenFrom !== null && (
          <>
            {' · '}
            {taken ? (
              <Trans>taken over from {taken}</Trans>
            ) : (
              <Trans>taken over from earlier</Trans>
            )}
          </>
        )}
      </span>
    </div>
  )
}

type StateProps = Props & { readonly saveNo: number; readonly close: () => void }

function State({ item, saveNo, open, close }: StateProps) {
  const { t } = useLingui()
  const { itemId, version, operationList } = item
  const saved = useQuery(savedItemQuery(itemId, saveNo))
  const work = useItemWork(() =>
    mall('POST /sapi/mall-merchant/item/takeOver', { itemId, version, saveNo }),
  )
  if (!saved.data)
    return saved.isError ? (
      <LoadFailure error={saved.error} retry={() => void saved.refetch()} />
    ) : (
      <DetailSkeleton />
    )
  const state = saved.data
  // What is empty is told as the item's form tells it.
  const errors = work.errors.map(({ path, code, message }) => ({
    path,
    message: code === 'too_small' ? t`Please fill this in.` : message,
  }))
  return (
    <div className={styles['state']}>
      <Differences earlier={state} now={item} errors={errors} />
      {work.error && <Notice tone="refuse">{work.error}</Notice>}
      {errors.length > 0 && (
        <Notice tone="warn">
          <Trans>
            This state cannot be taken over as it was. Nothing has been changed; in the form you can
            take over the rest.
          </Trans>
        </Notice>
      )}
      <Group gap="xs">
        {operationList.includes('save') && (
          <>
            <Button
              loading={work.isSending}
              onClick={() => work.run(undefined, { onSuccess: focusDrawerTitle })}
            >
              <Trans>Take this state over</Trans>
            </Button>
            <Button variant="default" disabled={work.isSending} onClick={() => open(state)}>
              <Trans>Open it in the form</Trans>
            </Button>
          </>
        )}
        <Button variant="subtle" disabled={work.isSending} onClick={close}>
          <Trans>Close</Trans>
        </Button>
      </Group>
    </div>
  )
}
