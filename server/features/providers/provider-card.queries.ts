import { sql } from 'kysely'
import { eachLanguage, type Language } from '../../../contract/language.ts'
import type { Db } from '../../platform/db/db.ts'
import { type Params, quickRead } from '../../platform/db/prepared.ts'
import { IS_PUBLIC_ACCOUNT } from '../accounts/public-accounts.service.ts'

type Provider = { id: number }

const publicProvider = (db: Db, param: Params<Provider>) =>
  db
    .selectFrom('accounts')
    .innerJoin('providers', 'providers.accountId', 'accounts.id')
    .select('accounts.id')
    .where('accounts.id', '=', param('id'))
    .where(IS_PUBLIC_ACCOUNT)

export const publicProviderRead = quickRead('public_shop', publicProvider)

const cardQuery = (lang: Language) => (db: Db, param: Params<Provider>) =>
  publicProvider(db, param)
    .innerJoin('categories', 'categories.id', 'providers.categoryId')
    .innerJoin('districts', 'districts.id', 'providers.districtId')
    .innerJoin('states', 'states.id', 'districts.stateId')
    .innerJoin('countries', 'countries.id', 'states.countryId')
    .select([
      'providers.businessName',
      'providers.businessTagline',
      'providers.streetAddress',
      'providers.zipcode',
      'providers.latitude',
      'providers.longitude',
      'providers.websiteLink',
      'accounts.email',
      'accounts.mobileNumber',
      sql.ref<string>(lang === 'hi' ? 'categories.titleHi' : 'categories.titleEn').as('category'),
      sql.ref<string>(lang === 'hi' ? 'districts.nameHi' : 'districts.nameEn').as('district'),
      sql.ref<string>(lang === 'hi' ? 'states.nameHi' : 'states.nameEn').as('state'),
      sql.ref<string>(lang === 'hi' ? 'countries.nameHi' : 'countries.nameEn').as('country'),
    ])

const reads = eachLanguage((lang) => quickRead(`shop_card_${lang}`, cardQuery(lang)))

export const providerCardRead = async (db: Db, lang: Language, provider: Provider) =>
  (await reads[lang](db, provider))[0]

export type ProviderCardRow = NonNullable<Awaited<ReturnType<typeof providerCardRead>>>
