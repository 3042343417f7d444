import type { RuleCode } from '../../../contract/rule-texts.ts'
import * as rules from '../../../contract/rules.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { findCategoryId } from '../categories/categories.service.ts'
import { type ChosenDistrict, chosenDistrict } from '../places/chosen-district.service.ts'

export type BusinessForm = {
  name: string
  businessName: string
  tagline: string
  description: string
  category: string
  streetAddress: string
  district: string
  state: string
  country: string
  zipcode: string
  latitude: string
  longitude: string
}

/** Updates the search index. Injected by app/, because search is a later feature. */
export type ProviderIndexer = (tx: Tx, providerId: number) => Promise<void>

const placeCodes = (form: BusinessForm, district: ChosenDistrict): Record<string, RuleCode | undefined> => ({
  street_address: rules.streetAddress(form.streetAddress),
  district: rules.required(form.district) ?? (district === 'unknown' ? 'districtUnknown' : undefined),
  state: district === 'elsewhere' ? 'stateDiffers' : undefined,
  zipcode: rules.optionalZipcode(form.zipcode),
  latitude: rules.position(form.latitude, form.longitude),
})

const degrees = (text: string) => (text.trim() === '' ? null : Number(text))

const columnsOf = (form: BusinessForm, categoryId: number, districtId: number) => ({
  name: form.name.trim(),
  businessName: form.businessName.trim(),
  businessTagline: form.tagline.trim(),
  businessDescription: form.description.trim(),
  categoryId,
  streetAddress: form.streetAddress.trim(),
  districtId,
  zipcode: form.zipcode.trim(),
  latitude: degrees(form.latitude),
  longitude: degrees(form.longitude),
})

export const validateBusiness = async (db: Db, form: BusinessForm) => {
  const categoryId = await findCategoryId(db, form.category)
  const district = await chosenDistrict(db, form)
  const codes: Record<string, RuleCode | undefined> = {
    name: rules.personName(form.name),
    business_name: rules.businessName(form.businessName),
    business_tagline: rules.tagline(form.tagline),
    business_description: rules.description(form.description),
    business_category:
      rules.required(form.category) ?? (categoryId === undefined ? 'categoryUnknown' : undefined),
    ...placeCodes(form, district),
  }
  const isKnown = categoryId !== undefined && typeof district === 'object'
  return { codes, columns: isKnown ? columnsOf(form, categoryId, district.id) : undefined }
}
