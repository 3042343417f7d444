import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import type { IdPage } from '../../../platform/db/keyset.ts'

type Entry = { id: number; at: Date; staff: string | null; reason: string }

// One branch per kind of subject, because each uses the index of subjects.
export const selectAccesses = async (db: Db, accountId: number, { before, rows: most }: IdPage) => {
  const { rows } = await sql<Entry>`
    select opened.number as id, opened.at, staff.username as staff, coalesce(opened.details ->> 'reason', '') as reason
    from (
      (
        select number, at, staff_id, details from audit_log
        where subject_kind = 'account' and subject_id = ${accountId}
          and action in ('personal_shown', 'order_opened', 'evidence_opened', 'security_events_opened')
          and number < ${before}
        order by number desc limit ${most}
      ) union all (
        select number, at, staff_id, details from audit_log
        where subject_kind = 'report' and action = 'reporter_named' and number < ${before}
          and subject_id in (select id from reports where reporter_id = ${accountId})
        order by number desc limit ${most}
      ) union all (
        select number, at, staff_id, details from audit_log
        where subject_kind = 'contact_message' and action = 'personal_shown' and number < ${before}
          and subject_id in (
            select contact_messages.id from contact_messages
            join accounts on lower(accounts.email) = lower(contact_messages.email)
            where accounts.id = ${accountId} and not accounts.email_to_verify
          )
        order by number desc limit ${most}
      )
    ) as opened
    left join accounts as staff on staff.id = opened.staff_id
    order by opened.number desc
    limit ${most}
  `.execute(db)
  return rows
}
