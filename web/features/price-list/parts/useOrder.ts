import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useOptimisticMutation } from '../../../lib/forms/useOptimisticMutation.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { showProviderToast } from '../../../lib/toast.ts'
import { orderItems, ownPriceListQuery, refreshPriceLists } from '../own-price-list.api.ts'
import type { Item, PriceGroup } from '../price-list.api.ts'

const idsOf = (groups: readonly PriceGroup[]) =>
  groups.flatMap(({ items }) => items.map(({ item_id }) => item_id))

/** Returns the same list when an index is out of range. */
const moved = <T>(list: readonly T[], from: number, to: number): readonly T[] => {
  const taken = list[from]
  if (taken === undefined || to < 0 || to >= list.length || from === to) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, taken)
}

/** Within its group. */
const movedItem = (
  groups: readonly PriceGroup[],
  itemId: number,
  targetOf: (group: PriceGroup, at: number) => number,
): readonly PriceGroup[] =>
  groups.map((group) => {
    const at = group.items.findIndex(({ item_id }) => item_id === itemId)
    if (at < 0) return group
    const items = moved(group.items, at, targetOf(group, at))
    return items === group.items ? group : { ...group, items: [...items] }
  })

const useSaveOrder = (accountId: number) => {
  const { t } = useTranslation('PriceList')
  const client = useQueryClient()
  const { mutate } = useOptimisticMutation({
    key: ['order of items', accountId],
    mutationFn: orderItems,
    // A refetch before the last order is saved would return an older one.
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
  const save = (groups: readonly PriceGroup[]) => mutate(idsOf(groups))
  return { show, save }
}

export const useOrder = (accountId: number, groups: readonly PriceGroup[]) => {
  const { t } = useTranslation('PriceList')
  const { show, save } = useSaveOrder(accountId)
  const [announcement, setAnnouncement] = useState('')
  const dragged = useRef<readonly PriceGroup[]>(undefined)

  const announce = (name: string, position: number, count: number) =>
    setAnnouncement(t('moved', { name, place: position + 1, count }))

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
