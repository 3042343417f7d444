import type { Static } from 'typebox'
import type { saveOwnProvider } from '../../../contract/providers.ts'
import type { BusinessForm } from './business.service.ts'

type Body = Static<typeof saveOwnProvider.body>

export const EMPTY_BUSINESS: BusinessForm = {
  name: '',
  businessName: '',
  tagline: '',
  description: '',
  category: '',
  streetAddress: '',
  district: '',
  state: '',
  country: '',
  zipcode: '',
  latitude: '',
  longitude: '',
}

const text = (value: string | number | undefined) => (value === undefined ? undefined : String(value))

export const mergeBusiness = (body: Body, before: BusinessForm): BusinessForm => ({
  name: body.name ?? before.name,
  businessName: body.business_name ?? before.businessName,
  tagline: body.business_tagline ?? before.tagline,
  description: body.business_description ?? before.description,
  category: text(body.business_category) ?? before.category,
  streetAddress: body.street_address ?? before.streetAddress,
  district: text(body.district) ?? before.district,
  state: text(body.state) ?? before.state,
  country: text(body.country) ?? before.country,
  zipcode: body.zipcode ?? before.zipcode,
  latitude: text(body.latitude) ?? before.latitude,
  longitude: text(body.longitude) ?? before.longitude,
})
