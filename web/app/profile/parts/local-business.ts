import type { Language } from '../../../../contract/language.ts'
import { providerPicture, sharePicturePath } from '../../../../contract/share-picture.ts'
import { paths } from '../../../lib/paths.ts'
import { businessType } from '../../../lib/structured-data/business-types.ts'
import { openingHoursData } from '../../../features/hours/opening-hours-data.ts'
import type { PublicProvider } from '../../../features/providers/providers.api.ts'
import { pointOf, siteName } from '../../../features/providers/provider-address.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useSite } from '../../../lib/page/site.ts'
import { useOfferData } from '../../../features/price-list/offer-catalog.ts'
import { useReviewStructuredData } from '../../../features/reviews/review-structured-data.ts'

const orUndefined = (text: string | null) => text || undefined

const DELIVERY_METHODS = 'http://purl.org/goodrelations/v1#'

/** schema.org's OrderAction. */
const orderAction = ({ orders }: PublicProvider, url: string) =>
  orders
    ? {
        potentialAction: {
          '@type': 'OrderAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${url}#prices` },
          deliveryMethod: ['DeliveryModePickUp', ...(orders.delivers ? ['DeliveryModeOwnFleet'] : [])].map(
            (method) => `${DELIVERY_METHODS}${method}`,
          ),
        },
      }
    : {}

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
    ...orderAction(provider, url),
  }
}

const useBusinessData = (provider: PublicProvider) => {
  const site = useSite()
  const language = useLanguage()
  const reviews = useReviewStructuredData(provider.id)
  const offers = useOfferData(provider.id)
  return (
    site && { ...localBusiness(provider, { publicUrl: site.publicUrl, language }), ...offers, ...reviews }
  )
}

/** For crawlers, which request the page from the server; the browser does not load this code. */
export const useStructuredData = (provider: PublicProvider): object | undefined =>
  // oxlint-disable-next-line react/rules-of-hooks -- the same in every call: the build settles it
  import.meta.env.SSR ? useBusinessData(provider) : {}
