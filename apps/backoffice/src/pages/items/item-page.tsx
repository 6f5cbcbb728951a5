import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Button, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import IconPackageOff from '@tabler/icons-react/dist/esm/icons/IconPackageOff.mjs'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { mall } from '../../api/mall.ts'
import { DetailDrawer, DetailSkeleton, focusDrawerTitle } from '../../parts/detail-drawer.tsx'
import { DetailPlaceholder } from '../../parts/detail-placeholder.tsx'
import detail from '../../parts/detail.module.css'
import { LoadFailure } from '../../parts/notice.tsx'
import { ChangedMeanwhile, useOpened } from './changed-meanwhile.tsx'
import { EarlierStates } from './earlier-states.tsx'
import { ItemBadge } from './item-badge.tsx'
import { ItemFacts } from './item-facts.tsx'
import { ItemForm } from './item-form.tsx'
import {
  itemChoicesQuery,
  itemQuery,
  type Item,
  type ItemWritten,
  type SavedItem,
} from './item-queries.ts'
import { ModelSection } from './model.tsx'
import { Release } from './release.tsx'
import { useItemWork } from './use-item-work.ts'
import { Versions } from './versions.tsx'

/** An item of the own shops beside the list that it was opened from. */
export function ItemPage() {
  const { t } = useLingui()
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const { search } = useLocation()
  const item = useQuery(itemQuery(Number(id)))
  // Of this item: the drawer stays where its neighbour in the list is turned to.
  const [opened, open] = useState<{ readonly id: string; readonly edited: Edited }>()
  const edited = opened?.id === id ? opened.edited : undefined
  const edit = (from: Edited) => open({ id, edited: from })
  const name = item.data?.name ?? ''
  return (
    <DetailDrawer
      title={name || <Trans>Item</Trans>}
      close={() => void navigate(`/items${search}`)}
      closeName={t`Close the item`}
      isHeld={edited !== undefined && (item.data?.operationList.includes('save') ?? true)}
    >
      <title>{name ? t`${name} – Galleria back office` : t`Items – Galleria back office`}</title>
      {item.data && <Detail key={item.data.itemId} item={item.data} edited={edited} edit={edit} />}
      <DetailPlaceholder
        query={item}
        icon={<IconPackageOff size={36} stroke={1.5} aria-hidden />}
        gone={<Trans>There is no such item in your shops</Trans>}
        list="/items"
        toList={<Trans>Go to the items</Trans>}
      />
    </DetailDrawer>
  )
}

/** What stands in the form that is open: the item as it is now, or as a save has left it. */
type Edited = 'now' | SavedItem | undefined

type Props = {
  readonly item: Item
  readonly edited: Edited
  readonly edit: (edited: Edited) => void
}

function Detail({ item, edited, edit }: Props) {
  const { shop, itemId, urlKey, categoryName } = item
  const canSave = item.operationList.includes('save')
  return (
    <>
      <div className={detail['facts']}>
        <ItemBadge status={item.status} />
        <span>{[categoryName, shop.name].join(' · ')}</span>
        {item.status === 'ON_SALE' ? (
          <Anchor href={`/item/${urlKey}-${shop.id}-${itemId}`} size="sm">
            <Trans>See it in the mall</Trans>
          </Anchor>
        ) : (
          <Anchor href={`/preview/item/${itemId}`} size="sm">
            <Trans>Look at it as a buyer</Trans>
          </Anchor>
        )}
      </div>
      <Release item={item} />
      <Written item={item} canSave={canSave} edited={edited} edit={edit} />
      <Versions item={item} />
      <ModelSection item={item} />
      {!(edited && canSave) && <EarlierStates item={item} open={edit} />}
    </>
  )
}

/** Its texts, pictures and facts: read, and changed where they may be. */
function Written({ item, canSave, edited, edit }: Props & { readonly canSave: boolean }) {
  return (
    <section aria-labelledby="written">
      <Title order={2} id="written">
        <Trans>What buyers read</Trans>
      </Title>
      {edited && canSave ? (
        <Edit
          item={item}
          from={edited === 'now' ? item : edited}
          isEarlier={edited !== 'now'}
          close={() => edit(undefined)}
        />
      ) : (
        <>
          <ItemFacts item={item} />
          {canSave && (
            <Button variant="default" mt="sm" onClick={() => edit('now')}>
              <Trans>Change texts and pictures</Trans>
            </Button>
          )}
        </>
      )}
    </section>
  )
}

type Editing = {
  readonly item: Item
  readonly from: Item | SavedItem
  readonly isEarlier: boolean
  readonly close: () => void
}

function Edit({ item, from, isEarlier, close }: Editing) {
  const { t } = useLingui()
  const choices = useQuery(itemChoicesQuery)
  const { itemId } = item
  const opened = useOpened(item)
  const work = useItemWork((written: ItemWritten) =>
    mall('POST /sapi/mall-merchant/item/save', { ...written, itemId, version: opened.version }),
  )
  if (!choices.data)
    return choices.isError ? (
      <LoadFailure error={choices.error} retry={() => void choices.refetch()} />
    ) : (
      <DetailSkeleton />
    )
  return (
    <>
      {isEarlier && <FromEarlier />}
      <ItemForm
        choices={choices.data}
        name={t`What buyers read`}
        isKindOpen={item.isKindOpen}
        from={{
          categoryId: from.category.id,
          language: from.language,
          textList: from.textList,
          manufacturer: from.manufacturer,
          responsiblePerson: from.responsiblePerson,
          energyClass: from.energyClass,
          freight: from.freight,
          // What is measured stays so, and codes stay of their kind, once there are versions.
          voucher:
            item.isKindOpen || from.voucher?.kind === item.voucher?.kind
              ? from.voucher
              : item.voucher,
          imageList: from.imageList.map(({ url }) => url),
          imageTextList: from.imageList,
        }}
        facts={from.attributeList}
        versions={item.versionList}
        warning={!work.isDone && <ChangedMeanwhile opened={opened} close={close} />}
        submit={<Trans>Save the item</Trans>}
        work={work}
        close={close}
        send={(written) =>
          work.run(written, {
            onSuccess: () => {
              close()
              focusDrawerTitle()
            },
          })
        }
      />
    </>
  )
}

/** The form has opened far above the button that opened it. */
function FromEarlier() {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    words.current?.focus()
    words.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <Text ref={words} tabIndex={-1} size="sm" mb="sm">
      <Trans>The form shows the earlier state. Nothing is saved until you save the item.</Trans>
    </Text>
  )
}
