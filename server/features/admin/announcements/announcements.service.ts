import type { Announcement, BreachAudience } from '../../../../contract/admin-announcements.ts'
import { adminLimits, type Audience } from '../../../../contract/admin-limits.ts'
import { lengthOf } from '../../../../contract/rules.ts'
import { type Db, inTransaction } from '../../../platform/db/db.ts'
import { paginateById, type PageQuery, parseIdPage } from '../../../platform/db/keyset.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Staff } from '../../../platform/http/staff.ts'
import {
  announce,
  type AnnouncementRow,
  listAnnouncementsBefore,
  findAnnouncement,
  withdrawAnnouncement,
} from '../../notifications/announcements.service.ts'
import { writeAudit } from '../audit/audit.service.ts'
import { checkHindi, requireFilled } from '../form.ts'
import type { AdminDeps } from '../admin-deps.ts'
import { type BreachNoticeRow, selectBreachNotices } from './breach-notice.queries.ts'
import { breachAudienceView, breachProgress, createBreachNotice } from './breach-notice.service.ts'

const audienceView = ({ audience }: AnnouncementRow, notice: BreachNoticeRow | undefined) => {
  if (notice) return breachAudienceView(notice)
  if (audience === 'chosen') throw new Error('a breach notice has no recipients')
  return audience
}

const announcementView = (row: AnnouncementRow, notice?: BreachNoticeRow): Announcement => ({
  id: row.id,
  kind: row.kind,
  audience: audienceView(row, notice),
  text_en: row.textEn,
  text_hi: row.textHi,
  path: row.path,
  announced_by: row.announcedBy ?? '',
  announced_at: row.announcedAt.toISOString(),
  withdrawn_at: row.withdrawnAt?.toISOString() ?? null,
  is_shown: row.isShown,
})

const noticesOf = async (db: Db, rows: readonly AnnouncementRow[]) => {
  const ids = rows.filter(({ kind }) => kind === 'breach').map(({ id }) => id)
  const notices = ids.length > 0 ? await selectBreachNotices(db, ids) : []
  return new Map(notices.map((notice) => [notice.announcementId, notice]))
}

export const listAnnouncements = async (db: Db, pageQuery: PageQuery) => {
  const idPage = parseIdPage(pageQuery)
  const { pageRows, next } = paginateById(await listAnnouncementsBefore(db, idPage), idPage)
  const notices = await noticesOf(db, pageRows)
  return { announcements: pageRows.map((row) => announcementView(row, notices.get(row.id))), next }
}

type Texts = { text_en?: string; text_hi?: string; path?: string }
type AnnouncementForm = Texts & { kind?: 'announcement' | 'breach'; audience: Audience | BreachAudience }

// A path of this site: browsers read `//` and `/\` as another host.
const PATH = /^\/(?![/\\])[^\s\\]*$/

const validateTexts = ({ path = '', text_en, text_hi }: Texts) => {
  const { text_en: textEn, text_hi: textHi } = requireFilled<'text_en' | 'text_hi'>({ text_en, text_hi })
  checkHindi(textHi)
  const page = path.trim() || '/'
  if (!PATH.test(page)) throw new Refusal('path_unfit')
  return { textEn, textHi, path: page }
}

const getAnnouncement = async (db: Db, id: number) => {
  const row = await findAnnouncement(db, id)
  if (!row) throw new Refusal('not_found')
  const notices = await noticesOf(db, [row])
  return announcementView(row, notices.get(id))
}

export const readAnnouncement = async (db: Db, id: number) => ({
  ...(await getAnnouncement(db, id)),
  ...(await breachProgress(db, id)),
})

const refuseLong = (texts: { textEn: string; textHi: string }) => {
  if (Object.values(texts).some((text) => lengthOf(text) > adminLimits.announcement))
    throw new Refusal('bad_input', {
      text: `An announcement has at most ${adminLimits.announcement} characters in each language.`,
    })
}

/** An announcement has an audience by role, a breach notice one by accounts. */
export const createAnnouncement = async (
  db: Db,
  staff: Staff,
  { kind, audience, ...texts }: AnnouncementForm,
  deps: AdminDeps,
) => {
  const isBreach = kind === 'breach'
  if (isBreach === (typeof audience === 'string'))
    throw new Refusal('bad_input', { text: 'audience does not fit the kind' })
  const what = validateTexts(texts)
  if (typeof audience === 'string') return createForRole(db, staff, { ...what, audience }, deps)
  return getAnnouncement(db, await createBreachNotice(db, staff, { ...what, audience }, deps))
}

type ForRole = ReturnType<typeof validateTexts> & { audience: Audience }

const createForRole = (
  db: Db,
  staff: Staff,
  { audience, path, ...texts }: ForRole,
  { clock, publish }: AdminDeps,
) => {
  refuseLong(texts)
  const announcement = { audience, path, ...texts }
  const now = clock()
  return inTransaction(db, async (tx) => {
    const id = await announce(tx, { ...announcement, by: staff.id }, { now, publish })
    const details = { audience: announcement.audience }
    await writeAudit(
      tx,
      { staffId: staff.id, now },
      { action: 'announced', kind: 'announcement', id, details },
    )
    return getAnnouncement(tx, id)
  })
}

export const withdrawAnnouncementAsStaff = (
  db: Db,
  staff: Staff,
  id: number,
  { clock, publish }: AdminDeps,
) => {
  const now = clock()
  return inTransaction(db, async (tx) => {
    if ((await findAnnouncement(tx, id))?.kind === 'breach') throw new Refusal('breach_sent')
    const entry = { action: 'announcement_withdrawn', kind: 'announcement', id } as const
    if (await withdrawAnnouncement(tx, id, { now, publish }))
      await writeAudit(tx, { staffId: staff.id, now }, entry)
    return getAnnouncement(tx, id)
  })
}
