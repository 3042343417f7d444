// The picture of a shared link: its content and its URL. The URL has a hash of the content as version:
// apps that cache pictures fetch the new one after a change.
import type { Static } from 'typebox'
import type { Reply } from './endpoint.ts'
import type { Language } from './language.ts'
import type { readMarketDistrict, readMarketState, readMarketCategory } from './market.ts'
import type { Picture } from './media.ts'
import type { PostDetails } from './posts.ts'
import type { PublicProvider } from './providers.ts'

/** As Facebook, X and WhatsApp want it. */
export const sharePictureSize = { width: 1_200, height: 630 } as const
export const sharePictureBytes = 100_000

type Shared<Kind extends string, Facts> = Readonly<{ kind: Kind; key: string } & Facts>

export type ProviderPicture = Shared<
  'shop',
  {
    name: string
    trade: string
    place: string
    rating: { average: number; count: number } | null
    isVerified: boolean
    logo: string | null
    photos: readonly string[]
  }
>

export type PostPicture = Shared<
  'post',
  {
    postKind: 'update' | 'offer' | 'event'
    title: string
    provider: string
    place: string
    logo: string | null
    photos: readonly string[]
    pricePaise: number | null
    wasPricePaise: number | null
    startsAt: string | null
    endsAt: string | null
    hasEnded: boolean
  }
>

export type MarketPicture = Shared<
  'market',
  {
    trade: string | null
    place: string
    providers: number
    verified: number
    photos: readonly string[]
  }
>

export type SharePicture = ProviderPicture | PostPicture | MarketPicture

const PHOTO_WIDTH = 960
const MOST_PHOTOS = 4

type Photo = Static<typeof Picture>
const photoUrl = ({ sources, url }: Photo) => sources.find(({ width }) => width >= PHOTO_WIDTH)?.url ?? url
const inPlace = (district: string, state: string) => `${district}, ${state}`

export const providerPicture = (provider: Static<typeof PublicProvider>): ProviderPicture => ({
  kind: 'shop',
  key: String(provider.id),
  name: provider.business_name,
  trade: provider.business_category,
  place: inPlace(provider.district, provider.state),
  rating:
    provider.rating.average === null
      ? null
      : { average: provider.rating.average, count: provider.rating.count },
  isVerified: provider.verified,
  logo: provider.logo,
  photos: provider.images.slice(0, 1).map(({ picture }) => photoUrl(picture)),
})

export const postPicture = (post: Static<typeof PostDetails>): PostPicture => ({
  kind: 'post',
  key: String(post.blog_id),
  postKind: post.kind,
  title: post.title,
  provider: post.provider.business_name,
  place: inPlace(post.provider.district, post.provider.state),
  logo: post.provider.logo,
  photos: post.blog_images.slice(0, 1).map(({ picture }) => photoUrl(picture)),
  pricePaise: post.price_paise,
  wasPricePaise: post.was_price_paise,
  startsAt: post.starts_at,
  endsAt: post.ends_at,
  hasEnded: post.has_ended,
})

type MarketReply =
  | Reply<typeof readMarketState>
  | Reply<typeof readMarketDistrict | typeof readMarketCategory>

export const marketPicture = (page: MarketReply): MarketPicture => {
  const district = 'district' in page ? page.district : null
  const category = 'trade' in page ? page.trade : null
  const providers = 'results' in page ? page.results : []
  const slugs = [page.state, district, category].flatMap((each) => each?.slug ?? [])
  return {
    kind: 'market',
    key: slugs.join('/'),
    trade: category?.title ?? null,
    place: district ? inPlace(district.name, page.state.name) : page.state.name,
    providers: page.providers,
    verified: page.verified,
    photos: providers
      .flatMap(({ images }) => images[0]?.picture?.sources[1]?.url ?? [])
      .slice(0, MOST_PHOTOS),
  }
}

// Increase it when the drawing changes.
const DRAWING = 1

const fingerprint = (text: string) => {
  let hash = 0x81_1c_9d_c5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93)
  return (hash >>> 0).toString(36)
}

export const sharePicturePath = (picture: SharePicture, language: Language): string => {
  const version = fingerprint(JSON.stringify([DRAWING, picture]))
  return `/share/${picture.kind}/${picture.key}.${language}.${version}.jpg`
}
