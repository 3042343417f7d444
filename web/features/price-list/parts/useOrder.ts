import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { showProviderToast } from '../../../lib/toast.ts'
import { useChoice } from '../../../lib/forms/useChoice.ts'
import { orderItems, ownPriceListQuery, refreshPriceLists } from '../own-price-list.api.ts'
import type { Item, PriceGroup } from '../price-list.api.ts'
import { idsOf, moved, movedItem } from './move.ts'

/** Shown at once, then saved: of several moves in a row the last order is what counts. */
const useSaveOrder = (accountId: number) => {
  const { t } = useTranslation('PriceList')
  const client = useQueryClient()
  const { choose } = useChoice({
    key: ['order of items', accountId],
    mutationFn: orderItems,
    // What is read before the last order is saved would be an older one.
    onDone: (_reply, { isLast }) => isLast && refreshPriceLists(client, accountId),
    onFailed: async (_error, { isLast }) => {
      if (!isLast) return
      showProviderToast({ kind: 'error', text: t('orderFailed') })
      await refreshPriceLists(client, accountId)
    },
  })
  const show = (groups: readonly PriceGroup[]) => {
    void client.cancelQueries({ queryKey: ownPriceListQuery(accountId).queryKey })
    client.setQueryData(ownPriceListQuery(accountId).queryKey, { groups: [...groups] })
  }
  const save = (groups: readonly PriceGroup[]) => choose(idsOf(groups))
  return { show, save }
}

export const useOrder = (accountId: number, groups: readonly PriceGroup[]) => {
  const { t } = useTranslation('PriceList')
  const { show, save } = useSaveOrder(accountId)
  const [announcement, setAnnouncement] = useState('')
  const dragged = useRef<readonly PriceGroup[]>(undefined)

  const announce = (name: string, place: number, count: number) =>
    setAnnouncement(t('moved', { name, place: place + 1, count }))

  const moveItem = (item: Item, by: -1 | 1) => {
    const next = movedItem(groups, item.item_id, (_group, at) => at + by)
    const items = next.find(({ title }) => title === item.group)?.items ?? []
    announce(
      item.name,
      items.findIndex(({ item_id }) => item_id === item.item_id),
      items.length,
    )
    show(next)
    save(next)
  }
  const moveGroup = (at: number, by: -1 | 1) => {
    const next = moved(groups, at, at + by)
    if (next === groups) return
    announce(groups[at]?.title || t('noGroup'), at + by, groups.length)
    show(next)
    save(next)
  }
  const dragTo = (item: Item, overId: number) => {
    const next = movedItem(groups, item.item_id, ({ items }) =>
      items.findIndex(({ item_id }) => item_id === overId),
    )
    if (next.every((group, at) => group === groups[at])) return
    dragged.current = next
    show(next)
  }
  const endDrag = () => {
    if (dragged.current) save(dragged.current)
    dragged.current = undefined
  }
  return { moveItem, moveGroup, dragTo, endDrag, announcement }
}
