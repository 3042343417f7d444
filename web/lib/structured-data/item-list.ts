import type { Crumb } from '../../ui/Breadcrumbs.tsx'

export const itemList = (name: string, items: readonly Crumb[], publicUrl: string) => ({
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
