import type { Language } from '../../../../contract/limits.ts'
import { sharePicturePath, providerPicture } from '../../../../contract/share-picture.ts'
import { paths } from '../../../lib/paths.ts'
import { businessType } from '../../../lib/structured-data/business-types.ts'
import { openingHoursData } from '../../../features/hours/opening-hours-data.ts'
import type { PublicProvider } from '../../../features/providers/providers.api.ts'
import { pointOf, siteName } from '../../../features/providers/provider-address.ts'

const orUndefined = (text: string | null) => text || undefined

type Page = { publicUrl: string; language: Language }

export const localBusiness = (provider: PublicProvider, { publicUrl, language }: Page) => {
  const absolute = (path: string) => new URL(path, publicUrl).href
  const url = absolute(paths.providerProfile(provider.id))
  const point = pointOf(provider)
  const { website_link: website, logo, mobile_number: mobile } = provider
  const photos = provider.images.map(({ image_data }) => image_data)
  // Search engines want a picture: without photos it is the share picture.
  const pictures = photos.length > 0 ? photos : [sharePicturePath(providerPicture(provider), language)]
  return {
    '@context': 'https://schema.org',
    '@type': businessType(provider.category_slug),
    '@id': url,
    url,
    name: provider.business_name,
    slogan: orUndefined(provider.business_tagline),
    description: orUndefined(provider.business_description),
    knowsAbout: provider.business_category,
    image: pictures.map(absolute),
    logo: logo ? absolute(logo) : undefined,
    email: orUndefined(provider.email),
    telephone: mobile ? `+91${mobile}` : undefined,
    sameAs: website && siteName(website) ? [website] : undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: orUndefined(provider.street_address),
      addressLocality: provider.district,
      addressRegion: provider.state,
      postalCode: orUndefined(provider.zipcode),
      addressCountry: provider.country,
    },
    geo: point && { '@type': 'GeoCoordinates', ...point },
    ...openingHoursData(provider.hours),
  }
}
