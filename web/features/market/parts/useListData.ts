import { useSite } from '../../../lib/page/site.ts'
import { itemList } from '../../../lib/structured-data/item-list.ts'
import type { Crumb } from '../../../ui/Breadcrumbs.tsx'

type List = { title: string; items: readonly Crumb[] }

/** For machines, which ask the server for the page. The browser keeps what came with it and does not load how it is made. */
export const useListData = ({ title, items }: List): object | undefined => {
  const site = useSite()
  if (!site || items.length === 0) return undefined
  return import.meta.env.SSR ? itemList(title, items, site.publicUrl) : {}
}
