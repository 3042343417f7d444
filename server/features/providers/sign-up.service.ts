import type { FileFields } from '../../../contract/endpoint.ts'
import { signupProvider } from '../../../contract/providers.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { toFieldCodes } from '../../platform/http/form-refusal.ts'
import { FormRefusal } from '../../platform/http/refusal.ts'
import type { FieldFiles } from '../../platform/http/upload/form.ts'
import {
  validateAccount,
  type AccountDeps,
  type NewAccount,
  createAccount,
} from '../accounts/create-account.service.ts'
import { invalidFiles } from '../media/file-rules.service.ts'
import { insertClaimedMedia, type MediaDeps, type NewMedia, withMedia } from '../media/media.service.ts'
import { type BusinessForm, validateBusiness, type ProviderIndexer } from './business.service.ts'
import { accountFieldCodes, FILE_CODES } from './form-errors.ts'
import { insertProvider, insertProviderMedia } from './providers.queries.ts'

export type SignUpDeps = {
  accountDeps: AccountDeps
  mediaDeps: MediaDeps
  indexProvider: ProviderIndexer
}
type Field = FileFields<typeof signupProvider>
export type NewProvider = {
  account: NewAccount
  business: BusinessForm
  files: Readonly<Record<Field, FieldFiles>>
}

const FIELD_CODES = {
  logo: FILE_CODES.logo,
  uploaded_images: FILE_CODES.images,
  uploaded_videos: FILE_CODES.videos,
} as const

// Collects all errors that are cheap to find before images are decoded.
const validateSignUp = async (db: Db, { account, business, files }: NewProvider, deps: SignUpDeps) => {
  const { codes, columns } = await validateBusiness(db, business)
  const fields = {
    ...accountFieldCodes(await validateAccount(db, account, deps.accountDeps)),
    ...toFieldCodes(codes),
    ...toFieldCodes(await invalidFiles(files, signupProvider.files, FIELD_CODES)),
  }
  if (Object.keys(fields).length > 0 || !columns) throw new FormRefusal(fields)
  return columns
}

type Columns = Awaited<ReturnType<typeof validateSignUp>>

const insertBusiness = async (
  tx: Tx,
  accountId: number,
  { columns, media }: { columns: Columns; media: Record<Field, NewMedia[]> },
) => {
  const [logoId = null] = await insertClaimedMedia(tx, media.logo)
  const mediaIds = await insertClaimedMedia(tx, [...media.uploaded_images, ...media.uploaded_videos])
  await insertProvider(tx, { accountId, logoId, ...columns })
  await insertProviderMedia(tx, accountId, mediaIds)
}

export const signUpProvider = async (db: Db, form: NewProvider, deps: SignUpDeps) => {
  const columns = await validateSignUp(db, form, deps)
  const { account, files } = form
  return withMedia(db, { files, ...deps.mediaDeps }, (media) => {
    const insertProfile = async (tx: Tx, accountId: number) => {
      await insertBusiness(tx, accountId, { columns, media })
      await deps.indexProvider(tx, accountId)
    }
    return createAccount(
      db,
      { role: 'provider', form: account, insertProfile, nest: accountFieldCodes },
      deps.accountDeps,
    )
  })
}
