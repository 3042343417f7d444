// A breach notice of some weeks ago to a few customers, with its log of deliveries.
import {
  insertBreachNotice,
  insertDeliveries,
} from '../../server/features/admin/announcements/breach-notice.queries.ts'
import { insertBreachAnnouncement } from '../../server/features/notifications/announcements.service.ts'
import { notifyOfBreach } from '../../server/features/notifications/notifications.service.ts'
import type { Tx } from '../../server/platform/db/db.ts'
import { DAY, later } from '../calendar.ts'
import type { Market } from '../market.ts'
import { found } from './batches.ts'
import type { Ids } from './people-rows.ts'

const NOTICE = {
  textEn:
    'On 26 October, an email with the names and mobile numbers of five customers was sent to a wrong address. Your account is one of ' +
    'them.\n\nWhat can follow: unwanted calls.\n\nWhat we have done: the recipient has deleted the email, and such lists are no longer ' +
    'sent by email. We have informed the Data Protection Board of India.\n\nWhat you can do: share no OTP, and do not trust callers who ' +
    'know your data.\n\nQuestions: Haat, with ‘Contact’.',
  textHi:
    '26 अक्टूबर को पाँच ग्राहकों के नाम और मोबाइल नंबर वाला एक ईमेल ग़लत पते पर चला गया। आपका खाता भी इनमें है।\n\n' +
    'इससे क्या हो सकता है: अनचाहे कॉल।\n\nहमने क्या किया है: पाने वाले ने ईमेल मिटा दिया है, और ऐसी लिस्ट अब ईमेल से नहीं भेजी जाती। ' +
    'हमने भारत के डेटा संरक्षण बोर्ड को बता दिया है।\n\nआप क्या करें: ओटीपी किसी को न बताएँ, और जिस कॉल करने वाले को आपका डेटा पता हो उस पर ' +
    'भरोसा न करें।\n\nसवाल हों तो: ‘हमें लिखें’ से हमें लिखें।',
  path: '/security',
} as const

const RECIPIENTS = 5
const publishNothing = () => {}

export const insertBreachRows = async (
  tx: Tx,
  { admin, customers }: Market,
  { accounts, now }: { accounts: Ids; now: Date },
) => {
  const at = later(now, -20 * DAY)
  // Asha's bell is that of the journeys.
  const to = customers.slice(1, RECIPIENTS + 1).map(({ username }) => found(accounts, username))
  const id = await insertBreachAnnouncement(tx, { ...NOTICE, by: found(accounts, admin.username) }, at)
  const notice = { announcementId: id, lastAccountId: Math.max(...to), accountIds: to, recipientCursor: null }
  await insertBreachNotice(tx, notice)
  const settled = to.flatMap((accountId, index) => {
    const sent = { announcementId: id, accountId, tries: 1, settledAt: at, status: 'delivered' } as const
    const email = { ...sent, channel: 'email', problem: null } as const
    return [
      { ...sent, channel: 'bell', problem: null } as const,
      index === 0 ? ({ ...email, status: 'failed', problem: 'refused' } as const) : email,
      { ...sent, channel: 'sms', problem: null } as const,
    ]
  })
  await insertDeliveries(tx, settled)
  await notifyOfBreach(tx, { to, announcementId: id, now: at, publish: publishNothing })
  await tx
    .updateTable('notifications')
    .set({ readAt: later(at, DAY) })
    .where('kind', '=', 'breach')
    .execute()
}
