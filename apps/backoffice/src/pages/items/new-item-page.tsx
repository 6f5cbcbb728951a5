import { languages } from '@galleria/contract/storefronts'
import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { mall } from '../../api/mall.ts'
import { DetailDrawer, DetailSkeleton } from '../../parts/detail-drawer.tsx'
import { LoadFailure } from '../../parts/notice.tsx'
import { ItemForm } from './item-form.tsx'
import { itemChoicesQuery, type ItemChoices, type NewItem } from './item-queries.ts'
import { useItemWork } from './use-item-work.ts'

/** Begins an item: a draft that only its shop sees. */
export function NewItemPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { search } = useLocation()
  const choices = useQuery(itemChoicesQuery)
  const close = () => void navigate(`/items${search}`)
  return (
    <DetailDrawer
      title={<Trans>New item</Trans>}
      close={close}
      closeName={t`Close the item`}
      isHeld
    >
      <title>{t`New item – Galleria back office`}</title>
      {choices.data && <Begin choices={choices.data} close={close} search={search} />}
      {choices.isPending && <DetailSkeleton />}
      {choices.isError && !choices.data && (
        <LoadFailure error={choices.error} retry={() => void choices.refetch()} />
      )}
    </DetailDrawer>
  )
}

/** The reader's, where the mall speaks it. */
const usualLanguage = () =>
  languages.find((language) => navigator.language.startsWith(language.slice(0, 2))) ?? 'en'

/**
 * Pressed again, it is the same item; with other words it is another one, and not the first one
 * without them.
 */
function useKeyOf(): (item: object) => string {
  const begun = useRef({ words: '', key: '' })
  return (item) => {
    const words = JSON.stringify(item)
    if (words !== begun.current.words) begun.current = { words, key: crypto.randomUUID() }
    return begun.current.key
  }
}

function Begin({
  choices,
  close,
  search,
}: {
  readonly choices: ItemChoices
  readonly close: () => void
  readonly search: string
}) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const keyOf = useKeyOf()
  const work = useItemWork((item: NewItem) => mall('POST /sapi/mall-merchant/item/add', item))
  const { shopList, categoryList } = choices
  return (
    <ItemForm
      choices={choices}
      name={t`New item`}
      isKindOpen
      from={{
        categoryId: categoryList[0]?.id ?? 1,
        language: usualLanguage(),
        textList: [],
        manufacturer: choices.manufacturer,
        responsiblePerson: choices.responsiblePerson,
        energyClass: null,
        freight: 'parcel',
        voucher: null,
        imageList: [],
      }}
      submit={<Trans>Begin the draft</Trans>}
      work={work}
      close={close}
      send={(written, typed) => {
        const item = { ...written, shopId: Number(typed.get('shopId') ?? shopList[0]?.id) }
        work.run(
          { ...item, requestKey: keyOf(item) },
          {
            onSuccess: ({ itemId }) =>
              void navigate(`/items/${itemId}${search}`, { replace: true }),
          },
        )
      }}
    >
      {shopList.length > 1 && (
        <NativeSelect
          name="shopId"
          label={t`Shop`}
          data={shopList.map(({ id, name }) => ({ value: String(id), label: name }))}
          error={work.errorAt('shopId')}
        />
      )}
    </ItemForm>
  )
}
