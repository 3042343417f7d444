import type { Crumb } from '../../ui/Breadcrumbs.tsx'
import { paths } from '../paths.ts'

type Step = { slug: string; text: string }

export const marketCrumbs = (steps: readonly Step[]): Crumb[] =>
  steps.map(({ text }, at) => ({
    text,
    to: paths.market(...steps.slice(0, at + 1).map(({ slug }) => slug)),
  }))

type Provider = {
  state: string
  state_slug: string
  district: string
  district_slug: string
  category_slug: string
}

export const providerCrumbs = (provider: Provider, category: string): Crumb[] =>
  marketCrumbs([
    { slug: provider.state_slug, text: provider.state },
    { slug: provider.district_slug, text: provider.district },
    { slug: provider.category_slug, text: category },
  ])
