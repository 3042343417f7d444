// A new business with its pictures and video.
import type { FileFields } from '../../../contract/endpoint.ts'
import { signupProvider } from '../../../contract/providers.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { FormRefusal } from '../../platform/http/refusal.ts'
import type { FieldFiles } from '../../platform/http/upload/form.ts'
import {
  accountMessages,
  type AccountTools,
  type NewAccount,
  openAccount,
} from '../accounts/open-account.service.ts'
import { fileMessages } from '../media/file-rules.service.ts'
import { keepMedia, type MediaTools, type NewMedia, withMedia } from '../media/media.service.ts'
import { type BusinessForm, judgeBusiness, type ProviderIndexer } from './business.service.ts'
import { accountErrors, asFormRefusal, FILE_TEXTS, listed } from './form-errors.ts'
import { insertProvider, insertProviderMedia } from './providers.queries.ts'

export type SignUpTools = {
  accountTools: AccountTools
  mediaTools: MediaTools
  indexProvider: ProviderIndexer
}
type Field = FileFields<typeof signupProvider>
export type NewProvider = {
  account: NewAccount
  business: BusinessForm
  files: Readonly<Record<Field, FieldFiles>>
}

const FIELD_TEXTS = {
  logo: FILE_TEXTS.logo,
  uploaded_images: FILE_TEXTS.images,
  uploaded_videos: FILE_TEXTS.videos,
} as const

// All that is wrong at once, and all that is cheap to know before a picture is decoded.
const check = async (db: Db, { account, business, files }: NewProvider, tools: SignUpTools) => {
  const { messages, columns } = await judgeBusiness(db, business)
  const fields = {
    ...accountErrors(await accountMessages(db, account, tools.accountTools)),
    ...listed(messages),
    ...listed(await fileMessages(files, signupProvider.files, FIELD_TEXTS)),
  }
  if (Object.keys(fields).length > 0 || !columns) throw new FormRefusal(fields)
  return columns
}

type Columns = Awaited<ReturnType<typeof check>>

const insertShop = async (
  tx: Tx,
  accountId: number,
  { columns, media }: { columns: Columns; media: Record<Field, NewMedia[]> },
) => {
  const [logoId = null] = await keepMedia(tx, media.logo)
  const shown = await keepMedia(tx, [...media.uploaded_images, ...media.uploaded_videos])
  await insertProvider(tx, { accountId, logoId, ...columns })
  await insertProviderMedia(tx, accountId, shown)
}

export const signUpProvider = async (db: Db, form: NewProvider, tools: SignUpTools) => {
  const columns = await check(db, form, tools)
  const { account, files } = form
  const signedUp = withMedia(db, { files, ...tools.mediaTools }, (media) => {
    const insertProfile = async (tx: Tx, accountId: number) => {
      await insertShop(tx, accountId, { columns, media })
      await tools.indexProvider(tx, accountId)
    }
    return openAccount(
      db,
      { role: 'provider', form: account, insertProfile, nest: accountErrors },
      tools.accountTools,
    )
  })
  return signedUp.catch((error: unknown) => {
    throw asFormRefusal(error)
  })
}
