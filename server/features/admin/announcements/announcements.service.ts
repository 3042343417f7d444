import type { Audience } from '../../../../contract/admin-limits.ts'
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

const announcementView = (row: AnnouncementRow) => ({
  id: row.id,
  audience: row.audience,
  text_en: row.textEn,
  text_hi: row.textHi,
  path: row.path,
  announced_by: row.announcedBy ?? '',
  announced_at: row.announcedAt.toISOString(),
  withdrawn_at: row.withdrawnAt?.toISOString() ?? null,
  is_shown: row.isShown,
})

export const listAnnouncements = async (db: Db, pageQuery: PageQuery) => {
  const idPage = parseIdPage(pageQuery)
  const { pageRows, next } = paginateById(await listAnnouncementsBefore(db, idPage), idPage)
  return { announcements: pageRows.map(announcementView), next }
}

type AnnouncementForm = { audience: Audience; text_en?: string; text_hi?: string; path?: string }

// A path of this site: browsers read `//` and `/\` as another host.
const PATH = /^\/(?![/\\])[^\s\\]*$/

const validateAnnouncement = ({ audience, path = '', text_en, text_hi }: AnnouncementForm) => {
  const { text_en: textEn, text_hi: textHi } = requireFilled<'text_en' | 'text_hi'>({ text_en, text_hi })
  checkHindi(textHi)
  const page = path.trim() || '/'
  if (!PATH.test(page)) throw new Refusal('path_unfit')
  return { audience, textEn, textHi, path: page }
}

const getAnnouncement = async (db: Db, id: number) => {
  const row = await findAnnouncement(db, id)
  if (!row) throw new Refusal('not_found')
  return announcementView(row)
}

export const createAnnouncement = (
  db: Db,
  staff: Staff,
  form: AnnouncementForm,
  { clock, publish }: AdminDeps,
) => {
  const announcement = validateAnnouncement(form)
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
    const entry = { action: 'announcement_withdrawn', kind: 'announcement', id } as const
    if (await withdrawAnnouncement(tx, id, { now, publish }))
      await writeAudit(tx, { staffId: staff.id, now }, entry)
    return getAnnouncement(tx, id)
  })
}
