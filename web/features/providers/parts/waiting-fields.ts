// Fills the form from the queued save in the outbox.
import type { Entry } from '../../../lib/outbox/entry.ts'
import type { DroppedFile } from '../../media/chosen-files.ts'
import type { DistrictChoice } from '../../places/DistrictField.tsx'
import { pointOf } from '../provider-address.ts'
import type { ProfileFields } from './provider-fields.ts'

/** The request has only the ids of the district. */
export type ProfileDraft = { district: DistrictChoice }

const kindOf = ({ type }: File): DroppedFile['kind'] => {
  if (type.startsWith('image/')) return 'image'
  return type.startsWith('video/') ? 'video' : 'other'
}

const dropped = (source: File, at: number): DroppedFile => ({
  id: `waiting-${source.name}-${at}`,
  name: source.name,
  kind: kindOf(source),
  source,
})

const parsePoint = (latitude: string, longitude: string) =>
  pointOf({
    latitude: latitude === '' ? null : Number(latitude),
    longitude: longitude === '' ? null : Number(longitude),
  }) ?? null

export const waitingFields = ({ request: { form = [] }, draft }: Entry): ProfileFields => {
  const text = (name: string) => {
    const value = form.find(([field]) => field === name)?.[1]
    return typeof value === 'string' ? value : ''
  }
  const files = (name: string) =>
    form.flatMap(([field, value]) => (field === name && value instanceof File ? [value] : [])).map(dropped)
  const ids = (name: string) => JSON.parse(text(name) || '[]') as number[]
  return {
    business_name: text('business_name'),
    business_category: text('business_category'),
    business_tagline: text('business_tagline'),
    business_description: text('business_description'),
    website_link: text('website_link'),
    street_address: text('street_address'),
    district: (draft as ProfileDraft).district,
    zipcode: text('zipcode'),
    position: parsePoint(text('latitude'), text('longitude')),
    name: text('name'),
    username: text('username'),
    email: text('email'),
    mobile_number: text('mobile_number'),
    logo: files('logo'),
    images: files('images'),
    videos: files('videos'),
    deleted_images: ids('deleted_images'),
    deleted_videos: ids('deleted_videos'),
    deleted_logo: text('deleted_logo') === '1',
  }
}
