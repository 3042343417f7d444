import type { Crumb } from '../../ui/Breadcrumbs.tsx'

export const breadcrumbList = (crumbs: readonly Crumb[], publicUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ text, to }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: text,
    item: new URL(to, publicUrl).href,
  })),
})
