import type { Static } from 'typebox'
import type { FileFields } from '../../../contract/endpoint.ts'
import type { Language } from '../../../contract/language.ts'
import { limits } from '../../../contract/limits.ts'
import { media } from '../../../contract/media-limits.ts'
import { saveOwnProvider } from '../../../contract/providers.ts'
import type { RuleCode } from '../../../contract/rule-texts.ts'
import * as rules from '../../../contract/rules.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db/db.ts'
import { refuseInvalid, toFieldCodes } from '../../platform/http/form-refusal.ts'
import { FormRefusal, Refusal } from '../../platform/http/refusal.ts'
import type { FieldFiles } from '../../platform/http/upload/form.ts'
import { matchesVersion } from '../../platform/http/version.ts'
import { releaseAndCheckAvailability, takenRefusal } from '../accounts/create-account.service.ts'
import {
  checkContactChange,
  type IdentifiersDeps,
  lockAccountOrRefuse,
  saveIdentifiers,
} from '../accounts/identifiers.service.ts'
import { invalidFiles } from '../media/file-rules.service.ts'
import { checkMediaChanges } from '../media/media-changes.service.ts'
import { insertClaimedMedia, type MediaDeps, type NewMedia, withMedia } from '../media/media.service.ts'
import { mergeBusiness } from './business-form.ts'
import { type BusinessForm, type ProviderIndexer, validateBusiness } from './business.service.ts'
import { accountFieldCodes, FILE_CODES } from './form-errors.ts'
import type { OwnRow } from './profile.queries.ts'
import { ownProvider, ownProviderRow } from './profile.service.ts'
import { profileVersion } from './profile.view.ts'
import { appendProviderMedia, deleteProviderMedia, updateProvider } from './providers.queries.ts'

const PROTOCOL = /^https?:\/\//i

const normalised = (text: string): string | null | undefined => {
  if (text === '') return null
  const href = URL.parse(PROTOCOL.test(text) ? text : `https://${text}`)?.href
  return href !== undefined && href.length <= limits.website ? href : undefined
}

/** Only http and https, because the link is public. */
const validateWebsite = (text: string) => {
  const link = normalised(text.trim())
  const code: RuleCode | undefined =
    rules.optionalWebsite(text) ?? (link === undefined ? 'websiteWrong' : undefined)
  return { code, link: link ?? null }
}

type Field = FileFields<typeof saveOwnProvider>

export type ProfileForm = {
  id: number
  lang: Language
  body: Static<typeof saveOwnProvider.body>
  files: Readonly<Record<Field, FieldFiles>>
  ifMatch: string | undefined
}
export type SaveProfileDeps = {
  accountDeps: IdentifiersDeps
  mediaDeps: MediaDeps
  indexProvider: ProviderIndexer
}

const text = (value: number | null) => (value === null ? '' : String(value))

const toBusinessForm = (row: OwnRow): BusinessForm => ({
  name: row.name,
  businessName: row.businessName,
  tagline: row.businessTagline,
  description: row.businessDescription,
  category: String(row.categoryId),
  streetAddress: row.streetAddress,
  district: String(row.districtId),
  state: '',
  country: '',
  zipcode: row.zipcode,
  latitude: text(row.latitude),
  longitude: text(row.longitude),
})

const mergeIdentifiers = ({ body }: ProfileForm, row: OwnRow) => ({
  username: body.username ?? row.username ?? '',
  email: (body.email ?? row.email ?? '').trim(),
  mobileNumber: (body.mobile_number ?? row.mobileNumber ?? '').trim(),
})

const validateIdentifiers = async (
  db: Db,
  id: number,
  names: ReturnType<typeof mergeIdentifiers>,
  deps: SaveProfileDeps,
) => {
  const taken = await releaseAndCheckAvailability(db, names, deps.accountDeps, id)
  return {
    username: rules.username(names.username) ?? (taken.username ? 'usernameTaken' : undefined),
    email: rules.requiredEmail(names.email) ?? (taken.email ? 'emailTaken' : undefined),
    mobileNumber:
      rules.profileMobileNumber(names.mobileNumber) ?? (taken.mobileNumber ? 'mobileTaken' : undefined),
  }
}

const validateProfile = async (db: Db, form: ProfileForm, deps: SaveProfileDeps) => {
  const { id, body, files } = form
  const row = await ownProviderRow(db, id, form.lang)
  if (!matchesVersion(form.ifMatch, profileVersion(row))) throw new Refusal('conflict')
  const names = mergeIdentifiers(form, row)
  const { codes, columns } = await validateBusiness(db, mergeBusiness(body, toBusinessForm(row)))
  const website = validateWebsite(body.website_link ?? row.websiteLink ?? '')
  const { images, videos, deleted } = checkMediaChanges(row.shown, media.profile, body, {
    images: files.images.count,
    videos: files.videos.count,
  })
  const fields = {
    ...accountFieldCodes(await validateIdentifiers(db, id, names, deps)),
    ...toFieldCodes(codes),
    ...toFieldCodes({
      website_link: website.code,
      deleted_images: images.isOwn ? undefined : 'mediaUnknown',
      deleted_videos: videos.isOwn ? undefined : 'mediaUnknown',
      images: images.isFull ? 'imagesKept' : undefined,
      videos: videos.isFull ? 'videosKept' : undefined,
    }),
  }
  return {
    row,
    fields,
    names,
    columns: columns && { ...columns, websiteLink: website.link },
    deleted,
  }
}

const refuseBeforeDecoding = async (db: Db, form: ProfileForm, deps: SaveProfileDeps) => {
  const { fields, row, names } = await validateProfile(db, form, deps)
  const ofFiles = toFieldCodes(await invalidFiles(form.files, saveOwnProvider.files, FILE_CODES))
  refuseInvalid({ ...fields, ...ofFiles })
  await checkContactChange(db, row, names, deps.accountDeps)
}

const isTrue = (value: string | undefined) => value === '1' || value === 'true'

const logoChange = async (tx: Tx, { body }: ProfileForm, logo: readonly NewMedia[]) => {
  const [logoId] = await insertClaimedMedia(tx, logo)
  if (logoId !== undefined) return { logoId }
  return isTrue(body.deleted_logo) ? { logoId: null } : {}
}

const saveInTransaction = async (
  tx: Tx,
  form: ProfileForm,
  deps: SaveProfileDeps,
  added: Record<Field, NewMedia[]>,
) => {
  await lockAccountOrRefuse(tx, form.id)
  // Checked again under the lock: the profile may have changed since.
  const { fields, names, columns, deleted } = await validateProfile(tx, form, deps)
  if (Object.keys(fields).length > 0 || !columns) throw new FormRefusal(fields)
  await saveIdentifiers(tx, form.id, names, deps.accountDeps)
  await deleteProviderMedia(tx, form.id, deleted)
  await appendProviderMedia(tx, form.id, await insertClaimedMedia(tx, [...added.images, ...added.videos]))
  const logo = await logoChange(tx, form, added.logo)
  await updateProvider(tx, form.id, { ...columns, ...logo, updatedAt: deps.mediaDeps.clock() })
  await deps.indexProvider(tx, form.id)
}

export const saveProfile = async (db: Db, form: ProfileForm, deps: SaveProfileDeps) => {
  await refuseBeforeDecoding(db, form, deps)
  const saved = withMedia(db, { files: form.files, ...deps.mediaDeps }, (added) =>
    inTransaction(db, (tx) => saveInTransaction(tx, form, deps, added)),
  )
  await saved.catch((error: unknown) => {
    throw takenRefusal(error, accountFieldCodes)
  })
  return ownProvider(db, form.id, form.lang)
}
