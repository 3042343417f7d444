import { Type } from 'typebox'
import { audiences, adminLimits } from './admin-limits.ts'
import { endpoint } from './endpoint.ts'
import { FormText, Id, page, orNull } from './schemas.ts'

const AudienceName = Type.Enum([...audiences])

const Announcement = Type.Object({
  id: Id,
  audience: AudienceName,
  text_en: Type.String(),
  text_hi: Type.String(),
  path: Type.String(),
  announced_by: Type.String(),
  announced_at: Type.String(),
  withdrawn_at: orNull(Type.String()),
  /** False when it was withdrawn or is older than three months. */
  is_shown: Type.Boolean(),
})

export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/admin/announcements/',
  access: 'admin',
  right: 'announce',
  summary: 'All announcements, newest first',
  query: Type.Object(page),
  reply: { 200: Type.Array(Announcement) },
})

export const announce = endpoint({
  method: 'POST',
  path: '/admin/announcements/',
  access: 'admin',
  right: 'announce',
  summary: 'Publish an announcement to all accounts, customers or providers',
  body: Type.Object({
    audience: AudienceName,
    text_en: FormText(adminLimits.announcement),
    text_hi: FormText(adminLimits.announcement),
    /** A path of the site; the home page when it is missing. */
    path: FormText(adminLimits.announcementPath),
  }),
  reply: { 201: Announcement },
  refusals: ['hindi_wanted', 'path_unfit'],
  invalidates: [],
})

export const withdrawAnnouncement = endpoint({
  method: 'POST',
  path: '/admin/announcements/:id/withdraw/',
  access: 'admin',
  right: 'announce',
  summary: 'Withdraw an announcement',
  params: Type.Object({ id: Id }),
  reply: { 200: Announcement },
  refusals: ['not_found'],
  invalidates: [],
})
