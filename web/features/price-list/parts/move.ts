// Another order of the same items.
import type { PriceGroup } from '../price-list.api.ts'

export const idsOf = (groups: readonly PriceGroup[]) =>
  groups.flatMap(({ items }) => items.map(({ item_id }) => item_id))

/** What stands at `from` stands at `to`; the same list when one of them is outside. */
export const moved = <T>(list: readonly T[], from: number, to: number): readonly T[] => {
  const taken = list[from]
  if (taken === undefined || to < 0 || to >= list.length || from === to) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, taken)
}

/** Within its group: to another one an item goes by its form. */
export const movedItem = (
  groups: readonly PriceGroup[],
  itemId: number,
  placeOf: (group: PriceGroup, at: number) => number,
): readonly PriceGroup[] =>
  groups.map((group) => {
    const at = group.items.findIndex(({ item_id }) => item_id === itemId)
    if (at < 0) return group
    const items = moved(group.items, at, placeOf(group, at))
    return items === group.items ? group : { ...group, items: [...items] }
  })
