import { CONSENT_VERSION } from '../../contract/consent-purposes.ts'
import type { Tx } from '../../server/platform/db/db.ts'
import { usernameKey } from '../../server/features/accounts/username-key.ts'
import type { Market } from '../market.ts'
import { found, inBatches, insertAll, type Row } from './batches.ts'
import { logoName, type Picture, providerPictureName } from './pictures.ts'

/** Ids by a name that is unique in the market. */
export type Ids = ReadonlyMap<string, number>

type Account = Row<'accounts'>
type Person = { username: string; email: string | null; mobileNumber: string | null; language: 'hi' | 'en' }

// They signed up by the mobile number, and the dashboard asks them for the other contact.
const UNVERIFIED_EMAIL_EVERY = 9

const accountsOf = ({ customers, providers, admin }: Market, passwordHash: string): Account[] => {
  const account = (role: Account['role'], at: Date, person: Person): Account => ({
    role,
    username: person.username,
    usernameKey: usernameKey(person.username),
    email: person.email,
    mobileNumber: person.mobileNumber,
    language: person.language,
    passwordHash,
    verifiedAt: at,
    createdAt: at,
  })
  const [asha, ...otherCustomers] = customers.map((one) => account('customer', one.joinedAt, one))
  const [sharma, ...otherProviders] = providers.map((one, at) => ({
    ...account('provider', one.listedAt, one),
    emailToVerify: one.email !== null && at % UNVERIFIED_EMAIL_EVERY === 1,
  }))
  const administrator = account('admin', admin.joinedAt, { ...admin, mobileNumber: null, language: 'en' })
  const first = [asha, sharma, administrator].filter((one) => one !== undefined)
  return [...first, ...otherCustomers, ...otherProviders]
}

export const insertAccounts = async (tx: Tx, market: Market, passwordHash: string): Promise<Ids> => {
  const ids = new Map<string, number>()
  for (const batch of inBatches(accountsOf(market, passwordHash))) {
    const rows = await tx.insertInto('accounts').values(batch).returning(['id', 'username']).execute()
    for (const { id, username } of rows) if (username) ids.set(username, id)
  }
  const customers = market.customers.map(({ username, name }) => ({ accountId: found(ids, username), name }))
  await insertAll(tx, 'customers', customers)
  const consents = [...market.customers, ...market.providers].map((person) => ({
    accountId: found(ids, person.username),
    purpose: 'account' as const,
    isGiven: true,
    version: CONSENT_VERSION,
    language: person.language,
    at: 'joinedAt' in person ? person.joinedAt : person.listedAt,
  }))
  await insertAll(tx, 'consents', consents)
  await insertAll(tx, 'staff', [{ accountId: found(ids, market.admin.username), role: 'owner' }])
  return ids
}

const HOUR = 60 * 60_000

/** Where the people of the README are logged in already, for the list of logins. */
export const insertSessions = (tx: Tx, accounts: Ids, now: Date) => {
  const session = (username: string, browser: string, system: string): Row<'sessions'> => ({
    accountId: found(accounts, username),
    isRemembered: true,
    browser,
    system,
    createdAt: new Date(now.getTime() - 50 * HOUR),
    lastSeenAt: new Date(now.getTime() - 3 * HOUR),
    expiresAt: new Date(now.getTime() + 600 * HOUR),
  })
  return insertAll(tx, 'sessions', [
    session('asha', 'Chrome', 'Android'),
    session('sharma_sweets', 'Firefox', 'Windows'),
  ])
}

export const insertMedia = async (tx: Tx, pictures: ReadonlyMap<string, Picture>): Promise<Ids> => {
  const ids = new Map<string, number>()
  const rows = [...pictures.values()].map((picture) => ({
    kind: 'image' as const,
    extension: 'webp' as const,
    ...picture,
  }))
  for (const batch of inBatches(rows)) {
    const inserted = await tx.insertInto('media').values(batch).returning(['id', 'folder']).execute()
    for (const { id, folder } of inserted) ids.set(folder, id)
  }
  return new Map([...pictures].map(([name, { folder }]) => [name, found(ids, folder)]))
}

const placeIds = async (tx: Tx): Promise<Ids> => {
  const rows = await tx
    .selectFrom('districts')
    .innerJoin('states', 'states.id', 'districts.stateId')
    .select(['districts.id', 'districts.nameEn as district', 'states.nameEn as state'])
    .execute()
  return new Map(rows.map(({ id, district, state }) => [`${district}, ${state}`, id]))
}

const categoryIds = async (tx: Tx): Promise<Ids> => {
  const rows = await tx.selectFrom('categories').select(['id', 'titleEn']).execute()
  return new Map(rows.map(({ id, titleEn }) => [titleEn, id]))
}

type Known = { accounts: Ids; media: Ids }

// The administrators have got round to some of them.
const VERIFIED_EVERY = 4

export const insertProviders = async (tx: Tx, { providers }: Market, { accounts, media }: Known) => {
  const [places, categories] = [await placeIds(tx), await categoryIds(tx)]
  const rows = providers.map((provider, at): Row<'providers'> => ({
    accountId: found(accounts, provider.username),
    name: provider.name,
    businessName: provider.businessName,
    businessTagline: provider.businessTagline,
    businessDescription: provider.businessDescription,
    categoryId: found(categories, provider.category),
    streetAddress: provider.streetAddress,
    districtId: found(places, `${provider.district}, ${provider.state}`),
    zipcode: provider.zipcode,
    latitude: provider.latitude,
    longitude: provider.longitude,
    websiteLink: provider.websiteLink,
    logoId: found(media, logoName(provider.username)),
    hours: JSON.stringify(provider.hours),
    updatedAt: provider.listedAt,
    vouchedAt: at % VERIFIED_EVERY === 0 ? provider.listedAt : null,
  }))
  await insertAll(tx, 'providers', rows)
  const pictures = providers.flatMap(({ username, scenes }) =>
    scenes.map((scene, position) => ({
      providerId: found(accounts, username),
      mediaId: found(media, providerPictureName(username, scene)),
      position,
    })),
  )
  await insertAll(tx, 'providerMedia', pictures)
}
