import type { Input } from '../../../../contract/endpoint.ts'
import type { signupProvider } from '../../../../contract/providers.ts'
import * as rules from '../../../../contract/rules.ts'
import { ruleForEachFile, type FilesRule, hasInvalidFiles, filesToUpload } from '../../media/chosen-files.ts'
import { coordinates } from '../../places/position.ts'
import { districtIds, type SignupFields } from './provider-fields.ts'

type SignupField = keyof SignupFields

export const fileRules = {
  logo: ruleForEachFile(rules.logo),
  uploaded_images: rules.signupImages,
  uploaded_videos: rules.signupVideos,
} as const satisfies Partial<Record<SignupField, FilesRule>>
export type SignupFile = keyof typeof fileRules
const FILE_FIELDS = Object.keys(fileRules) as SignupFile[]

export const hasRefusedFiles = (fields: SignupFields) =>
  FILE_FIELDS.some((field) => hasInvalidFiles(fields[field], fileRules[field]))

const isEmpty = (value: SignupFields[SignupField]) => {
  if (value === null || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && 'typed' in value && value.typed === ''
}

export const hasInput = (fields: SignupFields) => !Object.values(fields).every(isEmpty)

type Body = Input<typeof signupProvider>['body']

export const bodyOf = (fields: SignupFields): Body => {
  const { district, position, logo: _, uploaded_images: _images, uploaded_videos: _videos, ...texts } = fields
  return { ...texts, ...districtIds(district), ...(position && coordinates(position)) }
}

export const filesOf = (fields: SignupFields) =>
  Object.fromEntries(FILE_FIELDS.map((field) => [field, filesToUpload(fields[field])]))

export const contactsOf = ({ email, mobile_number }: SignupFields) => [
  ...(email ? [{ type: 'email' as const, contact: email }] : []),
  ...(mobile_number ? [{ type: 'mobile' as const, contact: mobile_number }] : []),
]
