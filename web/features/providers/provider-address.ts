import type { Point } from '../places/position.ts'
import type { PublicProvider } from './providers.api.ts'

/** 'Shop No. 7, Tekari Road, Gaya, Bihar 823001, India' */
export const addressText = ({ street_address, district, state, zipcode, country }: PublicProvider) =>
  [street_address, district, `${state} ${zipcode}`.trim(), country].filter(Boolean).join(', ')

export const pointOf = ({
  latitude,
  longitude,
}: Pick<PublicProvider, 'latitude' | 'longitude'>): Point | undefined =>
  latitude === null || longitude === null ? undefined : { latitude, longitude }

/** 'sharmasweets.in'; undefined for an invalid URL. */
export const siteName = (link: string) => {
  const url = URL.canParse(link) ? new URL(link) : null
  return url && /^https?:$/.test(url.protocol) ? url.host.replace(/^www\./, '') : undefined
}
