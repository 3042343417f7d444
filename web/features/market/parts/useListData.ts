import { useSite } from '../../../lib/page/site.ts'
import type { Crumb } from '../../../ui/Breadcrumbs.tsx'

type List = { title: string; items: readonly Crumb[] }

/** On the server only: crawlers read its HTML, so the browser does not load this code. */
export const useListData = ({ title, items }: List): object | undefined => {
  const site = useSite()
  if (!site || items.length === 0) return undefined
  return import.meta.env.SSR ? itemList(title, items, site.publicUrl) : {}
}

const itemList = (name: string, items: readonly Crumb[], publicUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  numberOfItems: items.length,
  itemListElement: items.map(({ text, to }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: text,
    url: new URL(to, publicUrl).href,
  })),
})
