// Staff search for accounts. Personal data is masked, and revealing it is logged.
import type { Language } from '../../../../contract/language.ts'
import type { AccountStatus } from '../../../../contract/limits.ts'
import { ID_DIGITS } from '../../../../contract/schemas.ts'
import { type Db, inTransaction } from '../../../platform/db/db.ts'
import { paginateById, type PageQuery, parseIdPage } from '../../../platform/db/keyset.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Staff } from '../../../platform/http/staff.ts'
import { usernameKey } from '../../accounts/admin-accounts.service.ts'
import { hasSecondFactor } from '../../accounts/second-factor.service.ts'
import { adminSearch } from '../../search/admin-search.service.ts'
import { writeAudit } from '../audit/audit.service.ts'
import { decisionsOfAccountQuery } from '../decisions/decisions.queries.ts'
import { validateReason } from '../form.ts'
import type { AdminDeps } from '../admin-deps.ts'
import {
  type Filters,
  type Identifiers,
  type Kind,
  peopleQuery,
  selectCounts,
  selectIdentified,
  selectPerson,
} from './people.queries.ts'
import { personalView, personInFullView, personView } from './people.view.ts'

const ID = new RegExp(`^${ID_DIGITS}$`)

const identifiersIn = (text: string): Identifiers => ({
  id: ID.test(text) ? Number(text) : 0,
  usernameKey: usernameKey(text),
  // Accepts +91 98765 43210.
  mobileNumber: text.replaceAll(/[\s-]/g, '').replace(/^\+91/, ''),
  email: text.toLowerCase(),
})

type PeopleQuery = PageQuery & {
  kind?: Kind
  q?: string
  standing?: AccountStatus
  verified?: boolean
  lang: Language
}

export const listPeople = async (db: Db, { q = '', ...asked }: PeopleQuery, now: Date) => {
  const { kind = 'provider', standing: status, verified, lang } = asked
  const filters: Filters = { kind, standing: status, verified, lang, now }
  const idPage = parseIdPage(asked)
  const text = q.trim()
  const identified = text === '' ? [] : await selectIdentified(db, identifiersIn(text), filters)
  const found = text === '' ? null : await adminSearch(db, text, 'people', kind)
  const except = identified.map(({ id }) => id)
  const read =
    found === 'nothing' ? [] : await peopleQuery(db, { ...filters, ...idPage, except, found }).execute()
  const { pageRows, next } = paginateById(read, idPage)
  const first = asked.cursor === undefined ? identified : []
  return { people: [...first, ...pageRows].map((row) => personView(row, now)), next }
}

const getPerson = async (db: Db, id: number, lang: Language = 'en') => {
  const row = await selectPerson(db, id, lang)
  if (!row) throw new Refusal('not_found')
  return row
}

export const personInFull = async (db: Db, id: number, lang: Language, { clock, signMedia }: AdminDeps) => {
  const now = clock()
  const [row, counts, decisions] = await Promise.all([
    getPerson(db, id, lang),
    selectCounts(db, id, now),
    decisionsOfAccountQuery(db, id).execute(),
  ])
  const isFactorOn = await hasSecondFactor(db, row)
  const { logo, shown: media } = row
  const signed = { ...row, logo: logo && signMedia(logo), shown: media && media.map(signMedia) }
  return personInFullView({ row: signed, counts, decisions, isFactorOn, now })
}

export const revealPersonal = (db: Db, staff: Staff, id: number, asked: string, { clock }: AdminDeps) => {
  const reason = validateReason(asked)
  return inTransaction(db, async (tx) => {
    const row = await getPerson(tx, id)
    if (row.deletedAt) throw new Refusal('not_found')
    const entry = { action: 'personal_shown', kind: 'account', id, details: { reason } } as const
    await writeAudit(tx, { staffId: staff.id, now: clock() }, entry)
    return personalView(row)
  })
}
