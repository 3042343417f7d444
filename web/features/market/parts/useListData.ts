import { useSite } from '../../../lib/page/site.ts'
import { itemList } from '../../../lib/structured-data/item-list.ts'
import type { Crumb } from '../../../ui/Breadcrumbs.tsx'

type List = { title: string; items: readonly Crumb[] }

/** On the server only: crawlers read its HTML, so the browser does not load this code. */
export const useListData = ({ title, items }: List): object | undefined => {
  const site = useSite()
  if (!site || items.length === 0) return undefined
  return import.meta.env.SSR ? itemList(title, items, site.publicUrl) : {}
}
