// Saving the own business: fields, new and deleted media, all or nothing.
import type { Static } from 'typebox'
import type { FileFields } from '../../../contract/endpoint.ts'
import type { Language } from '../../../contract/limits.ts'
import { saveOwnProvider } from '../../../contract/providers.ts'
import { ruleTexts } from '../../../contract/rule-texts.ts'
import * as rules from '../../../contract/rules.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db/db.ts'
import { FormRefusal, Refusal } from '../../platform/http/refusal.ts'
import type { FieldFiles } from '../../platform/http/upload/form.ts'
import { isMeant } from '../../platform/http/version.ts'
import { whichStayTaken } from '../accounts/availability.service.ts'
import { holdAccount, saveNames } from '../accounts/names.service.ts'
import { type AccountTools, takenRefusal } from '../accounts/open-account.service.ts'
import { fileMessages } from '../media/file-rules.service.ts'
import { keepMedia, type MediaTools, type NewMedia, withMedia } from '../media/media.service.ts'
import { businessIn } from './business-form.ts'
import { type BusinessForm, judgeBusiness, type ProviderIndexer } from './business.service.ts'
import { accountErrors, asFormRefusal, FILE_TEXTS, listed } from './form-errors.ts'
import type { OwnRow } from './profile.queries.ts'
import { ownProvider, ownProviderRow } from './profile.service.ts'
import { profileVersion } from './profile.view.ts'
import { appendProviderMedia, deleteProviderMedia, updateProvider } from './providers.queries.ts'
import { judgeShown } from './shown-changes.ts'
import { judgeWebsite } from './website.ts'

type Field = FileFields<typeof saveOwnProvider>

export type ProfileForm = {
  id: number
  lang: Language
  body: Static<typeof saveOwnProvider.body>
  files: Readonly<Record<Field, FieldFiles>>
  /** The versions that the caller would change; none named: whichever there is. */
  ifMatch: string | undefined
}
export type SaveTools = {
  accountTools: AccountTools & { address: string }
  mediaTools: MediaTools
  indexProvider: ProviderIndexer
}

const text = (value: number | null) => (value === null ? '' : String(value))

const businessOf = (row: OwnRow): BusinessForm => ({
  name: row.name,
  businessName: row.businessName,
  tagline: row.businessTagline,
  description: row.businessDescription,
  category: String(row.categoryId),
  streetAddress: row.streetAddress,
  district: String(row.districtId),
  // The district says them.
  state: '',
  country: '',
  zipcode: row.zipcode,
  latitude: text(row.latitude),
  longitude: text(row.longitude),
})

const namesIn = ({ body }: ProfileForm, row: OwnRow) => ({
  username: body.username ?? row.username ?? '',
  email: (body.email ?? row.email ?? '').trim(),
  mobileNumber: (body.mobile_number ?? row.mobileNumber ?? '').trim(),
})

const nameMessages = async (db: Db, id: number, names: ReturnType<typeof namesIn>, tools: SaveTools) => {
  const taken = await whichStayTaken(db, names, tools.accountTools, id)
  return {
    username: rules.username(names.username) ?? (taken.username ? ruleTexts.usernameTaken : undefined),
    email: rules.requiredEmail(names.email) ?? (taken.email ? ruleTexts.emailTaken : undefined),
    mobileNumber:
      rules.profileMobileNumber(names.mobileNumber) ??
      (taken.mobileNumber ? ruleTexts.mobileTaken : undefined),
  }
}

/** What the form makes of the profile as it stands now, and all that is wrong with it. */
const judge = async (db: Db, form: ProfileForm, tools: SaveTools) => {
  const { id, body, files } = form
  const row = await ownProviderRow(db, id, form.lang)
  if (!isMeant(form.ifMatch, profileVersion(row))) throw new Refusal('conflict')
  const names = namesIn(form, row)
  const { messages, columns } = await judgeBusiness(db, businessIn(body, businessOf(row)))
  const website = judgeWebsite(body.website_link ?? row.websiteLink ?? '')
  const shown = judgeShown(row, {
    deletedImages: body.deleted_images,
    deletedVideos: body.deleted_videos,
    newImages: files.images.count,
    newVideos: files.videos.count,
  })
  const fields = {
    ...accountErrors(await nameMessages(db, id, names, tools)),
    ...listed(messages),
    ...listed({ website_link: website.message }),
    ...listed(shown.messages),
  }
  return {
    fields,
    names,
    columns: columns && { ...columns, websiteLink: website.link },
    deleted: shown.deleted,
  }
}

// Cheap to know before a picture is decoded.
const refuseEarly = async (db: Db, form: ProfileForm, tools: SaveTools) => {
  const { fields } = await judge(db, form, tools)
  const ofFiles = listed(await fileMessages(form.files, saveOwnProvider.files, FILE_TEXTS))
  const all = { ...fields, ...ofFiles }
  if (Object.keys(all).length > 0) throw new FormRefusal(all)
}

const isYes = (value: string | undefined) => value === '1' || value === 'true'

const logoChange = async (tx: Tx, { body }: ProfileForm, logo: readonly NewMedia[]) => {
  const [logoId] = await keepMedia(tx, logo)
  if (logoId !== undefined) return { logoId }
  return isYes(body.deleted_logo) ? { logoId: null } : {}
}

const write = async (tx: Tx, form: ProfileForm, tools: SaveTools, media: Record<Field, NewMedia[]>) => {
  await holdAccount(tx, form.id)
  // Judged again: what was right a moment ago may have changed since, and from here on nobody else can change it.
  const { fields, names, columns, deleted } = await judge(tx, form, tools)
  if (Object.keys(fields).length > 0 || !columns) throw new FormRefusal(fields)
  await saveNames(tx, form.id, names, tools.accountTools)
  await deleteProviderMedia(tx, form.id, deleted)
  await appendProviderMedia(tx, form.id, await keepMedia(tx, [...media.images, ...media.videos]))
  const logo = await logoChange(tx, form, media.logo)
  await updateProvider(tx, form.id, { ...columns, ...logo, updatedAt: tools.mediaTools.clock() })
  await tools.indexProvider(tx, form.id)
}

export const saveProfile = async (db: Db, form: ProfileForm, tools: SaveTools) => {
  await refuseEarly(db, form, tools)
  const saved = withMedia(db, { files: form.files, ...tools.mediaTools }, (media) =>
    inTransaction(db, (tx) => write(tx, form, tools, media)),
  )
  await saved.catch((error: unknown) => {
    throw asFormRefusal(takenRefusal(error, accountErrors))
  })
  return ownProvider(db, form.id, form.lang)
}
