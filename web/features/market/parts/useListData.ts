import { breadcrumbList } from '../../../lib/structured-data/breadcrumbs.ts'
import { itemList } from '../../../lib/structured-data/item-list.ts'
import { useSite } from '../../../lib/site.ts'
import type { Crumb } from '../../../ui/Breadcrumbs.tsx'

type Page = { title: string; crumbs: readonly Crumb[]; items: readonly Crumb[] }

/** For machines, which ask the server for the page. The browser keeps what came with it and does not load how it is made. */
export const useListData = ({ title, crumbs, items }: Page): object | undefined => {
  const site = useSite()
  if (!import.meta.env.SSR) return {}
  if (!site) return undefined
  const breadcrumbs = breadcrumbList(crumbs, site.publicUrl)
  return items.length > 0 ? [breadcrumbs, itemList(title, items, site.publicUrl)] : breadcrumbs
}
