import type { Input } from '../../../../contract/endpoint.ts'
import { media } from '../../../../contract/media-limits.ts'
import type { saveOwnProvider } from '../../../../contract/providers.ts'
import * as rules from '../../../../contract/rules.ts'
import { filesToUpload, hasInvalidFiles, ruleForEachFile, ruleForNewFiles } from '../../media/chosen-files.ts'
import { coordinates } from '../../places/position.ts'
import type { OwnProvider } from '../own-provider.api.ts'
import { districtIds, type ProfileFields } from './provider-fields.ts'
import { pointOf } from '../provider-address.ts'

const districtOf = ({ district_id: id, district: name, state_id, state, country_id }: OwnProvider) => ({
  typed: name,
  chosen: { id, district_id: id, name, state_id, state, country_id },
})

export const NO_MEDIA_CHANGES = {
  logo: [],
  images: [],
  videos: [],
  deleted_images: [],
  deleted_videos: [],
  deleted_logo: false,
}

export const fieldsOf = (profile: OwnProvider): ProfileFields => ({
  business_name: profile.business_name,
  business_category: String(profile.category_id),
  business_tagline: profile.business_tagline,
  business_description: profile.business_description,
  website_link: profile.website_link ?? '',
  street_address: profile.street_address,
  district: districtOf(profile),
  zipcode: profile.zipcode,
  position: pointOf(profile) ?? null,
  name: profile.name,
  username: profile.username,
  email: profile.email ?? '',
  mobile_number: profile.mobile_number ?? '',
  ...NO_MEDIA_CHANGES,
})

export const PROFILE_MEDIA = {
  images: {
    deleted: 'deleted_images',
    kinds: media.pictureKinds,
    most: media.profile.images,
    rule: rules.signupImages,
    full: 'imagesKept',
  },
  videos: {
    deleted: 'deleted_videos',
    kinds: media.videoKinds,
    most: media.profile.videos,
    rule: rules.signupVideos,
    full: 'videosKept',
  },
} as const
export type ProfileMediaField = keyof typeof PROFILE_MEDIA

export const logoRule = ruleForEachFile(rules.logo)

export const hasRefusedFiles = (fields: ProfileFields, profile: OwnProvider) => {
  const isRefused = (field: ProfileMediaField) => {
    const remaining = profile[field].length - fields[PROFILE_MEDIA[field].deleted].length
    return hasInvalidFiles(fields[field], ruleForNewFiles(PROFILE_MEDIA[field], remaining))
  }
  return hasInvalidFiles(fields.logo, logoRule) || isRefused('images') || isRefused('videos')
}

type Body = Input<typeof saveOwnProvider>['body']

// An empty text deletes the saved value.
const NO_COORDINATES = { latitude: '', longitude: '' }

export const bodyOf = (fields: ProfileFields): Body => {
  const { district, position, logo: _, images: _images, videos: _videos, ...rest } = fields
  const { deleted_images, deleted_videos, deleted_logo, ...texts } = rest
  return {
    ...texts,
    ...districtIds(district),
    ...(position ? coordinates(position) : NO_COORDINATES),
    deleted_images: JSON.stringify(deleted_images),
    deleted_videos: JSON.stringify(deleted_videos),
    ...(deleted_logo && { deleted_logo: '1' }),
  }
}

export const filesOf = ({ logo, images, videos }: ProfileFields) => ({
  logo: filesToUpload(logo),
  images: filesToUpload(images),
  videos: filesToUpload(videos),
})
