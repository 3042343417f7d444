import { media as limits } from '../../../contract/media-limits.ts'
import { versionOf } from '../../platform/http/version.ts'
import { hoursView, openStateView } from '../hours/hours-view.service.ts'
import { logoUrl, pictureView, type MediaItem, videoUrl } from '../media/media-urls.service.ts'
import type { FullRow, MarketSlugs, OwnRow, PublicRow, ProviderSummaryRow } from './profile.queries.ts'

const imageView = (media: MediaItem) => {
  const picture = pictureView(media)
  return { id: media.id, image_id: media.id, image_data: picture.url, picture }
}

const videoView = (media: MediaItem) => ({
  id: media.id,
  video_id: media.id,
  video_data: videoUrl(media),
})

const imagesOf = ({ shown: media }: ProviderSummaryRow) =>
  media
    .filter(({ kind }) => kind === 'image')
    .slice(0, limits.profile.images)
    .map(imageView)

const videosOf = ({ shown: media }: ProviderSummaryRow) =>
  media
    .filter(({ kind }) => kind === 'video')
    .slice(0, limits.profile.videos)
    .map(videoView)

const withoutPicture = ({ picture: _unseen, ...image }: ReturnType<typeof imageView>) => image

const cardImagesOf = (row: ProviderSummaryRow) =>
  imagesOf(row).map((image, at) => (at === 0 ? image : withoutPicture(image)))

const summary = (row: ProviderSummaryRow) => ({
  id: row.id,
  user_id: row.id,
  business_name: row.businessName,
  business_category: row.category,
  business_tagline: row.businessTagline,
  district: row.district,
  state: row.state,
  verified: row.isVouched,
})

export const ratingOf = (ratings: readonly number[]) => {
  const count = ratings.reduce((sum, each) => sum + each, 0)
  const stars = ratings.reduce((sum, each, index) => sum + each * (index + 1), 0)
  return { average: count === 0 ? null : Math.round((stars * 10) / count) / 10, count }
}

export const providerSummaryView = (row: ProviderSummaryRow, at: Date) => ({
  ...summary(row),
  // Without a photo the logo takes its place in the card.
  logo: row.logo && logoUrl(row.logo, { inList: row.shown.some(({ kind }) => kind === 'image') }),
  images: cardImagesOf(row),
  rating: ratingOf(row.ratings),
  ...openStateView(row, at),
})

const inFull = (row: FullRow) => ({
  ...summary(row),
  logo: row.logo && logoUrl(row.logo, { inList: false }),
  images: imagesOf(row),
  category_id: row.categoryId,
  business_description: row.businessDescription,
  email: row.email,
  mobile_number: row.mobileNumber,
  website_link: row.websiteLink,
  street_address: row.streetAddress,
  district_id: row.districtId,
  state_id: row.stateId,
  country: row.country,
  country_id: row.countryId,
  zipcode: row.zipcode,
  latitude: row.latitude,
  longitude: row.longitude,
  videos: videosOf(row),
})

export const marketSlugsView = (row: MarketSlugs) => ({
  state_slug: row.stateSlug,
  district_slug: row.districtSlug,
  category_slug: row.categorySlug,
})

export const publicProviderView = (row: PublicRow, at: Date) => ({
  ...inFull(row),
  ...marketSlugsView(row),
  listed_at: row.verifiedAt ? new Date(row.verifiedAt).toISOString() : '',
  rating: ratingOf(row.ratings),
  followers: row.followers,
  answer_minutes: row.answerMinutes,
  hours: hoursView(row, at),
  orders: row.takenOrders,
})

/** Covers every field that the owner can change, independent of language. */
export const profileVersion = (row: OwnRow) => {
  const { name, username, email, mobileNumber, businessName, businessTagline, businessDescription } = row
  const { categoryId, streetAddress, districtId, zipcode, latitude, longitude, websiteLink } = row
  const texts = [name, username, email, mobileNumber, businessName, businessTagline, businessDescription]
  const place = [categoryId, streetAddress, districtId, zipcode, latitude, longitude, websiteLink]
  const mediaIds = [row.logo?.id, ...row.shown.map(({ id }) => id)]
  return versionOf([texts, place, mediaIds])
}

export const ownProviderView = (row: OwnRow) => ({
  ...inFull(row),
  name: row.name,
  username: row.username ?? '',
  email_to_verify: row.emailToVerify,
  mobile_to_verify: row.mobileToVerify,
  version: profileVersion(row),
})
