// schema.org's LocalBusiness: what a search engine shows of a shop.
import { paths } from '../../../lib/paths.ts'
import { openingHoursData } from '../../hours/opening-hours-data.ts'
import type { PublicProvider } from '../providers.api.ts'
import { pointOf, siteName } from './provider-address.ts'

const orUndefined = (text: string | null) => text || undefined

export const localBusiness = (provider: PublicProvider, publicUrl: string) => {
  const absolute = (path: string) => new URL(path, publicUrl).href
  const url = absolute(paths.providerProfile(provider.id))
  const point = pointOf(provider)
  const { website_link: website, logo, mobile_number: mobile } = provider
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': url,
    url,
    name: provider.business_name,
    slogan: orUndefined(provider.business_tagline),
    description: orUndefined(provider.business_description),
    knowsAbout: provider.business_category,
    image: provider.images.map(({ image_data }) => absolute(image_data)),
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
