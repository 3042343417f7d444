import type { DroppedFile } from '../../media/chosen-files.ts'
import type { DistrictChoice } from '../../places/DistrictField.tsx'
import type { Point } from '../../places/position.ts'

type SharedFields = {
  business_name: string
  business_category: string
  business_tagline: string
  business_description: string
  street_address: string
  district: DistrictChoice
  zipcode: string
  position: Point | null
  logo: DroppedFile[]
  name: string
  username: string
  email: string
  mobile_number: string
}

export type SignupFields = SharedFields & {
  uploaded_images: DroppedFile[]
  uploaded_videos: DroppedFile[]
  password: string
  confirm_password: string
}

export type ProfileFields = SharedFields & {
  website_link: string
  images: DroppedFile[]
  videos: DroppedFile[]
  /** Ids of existing media. */
  deleted_images: number[]
  deleted_videos: number[]
  deleted_logo: boolean
}

/** One type for both forms, which share their fields. */
export type ProviderFields = SignupFields & ProfileFields
export type ProviderField = keyof ProviderFields

/** In the order of the forms. */
export const PROVIDER_FIELDS = [
  'business_name',
  'business_category',
  'business_tagline',
  'business_description',
  'website_link',
  'street_address',
  'district',
  'zipcode',
  'position',
  'logo',
  'images',
  'uploaded_images',
  'videos',
  'uploaded_videos',
  'name',
  'username',
  'mobile_number',
  'email',
  'password',
  'confirm_password',
] as const satisfies readonly ProviderField[]

type FieldsOf<Value> = {
  [F in ProviderField]: ProviderFields[F] extends Value ? F : never
}[ProviderField]
export type TextField = FieldsOf<string>
export type FileField = FieldsOf<DroppedFile[]>

export const districtIds = ({ chosen }: DistrictChoice) =>
  chosen && {
    district: String(chosen.id),
    state: String(chosen.state_id),
    country: String(chosen.country_id),
  }
