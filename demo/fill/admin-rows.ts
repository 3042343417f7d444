import type { Urgency } from '../../contract/limits.ts'
import { announce } from '../../server/features/notifications/announcements.service.ts'
import {
  acknowledgeContactMessage,
  correctContactMessageUrgency,
  settleContactMessage,
} from '../../server/features/site/inbox.service.ts'
import { contactAdministrators } from '../../server/features/site/site.service.ts'
import type { Tx } from '../../server/platform/db/db.ts'
import { DAY, later } from '../calendar.ts'
import type { Market } from '../market.ts'
import { found } from './batches.ts'
import type { Ids } from './people-rows.ts'

type Letter = {
  name: string
  email: string
  subject: string
  message: string
  lang: 'hi' | 'en'
  daysAgo: number
  answer?: string
  closeReason?: string
  isAcknowledged?: true
  urgency?: Urgency
  /** Staff corrected the urgency. */
  correctUrgency?: Urgency
}

const letters: readonly Letter[] = [
  {
    name: 'Kavita Menon',
    email: 'kavita.menon@example.in',
    subject: 'Two shops of one family',
    message: 'My brother and I have two shops in the same lane. May we list both with one mobile number?',
    lang: 'en',
    daysAgo: 9,
    answer: 'Each shop needs a number of its own, so that customers reach the right shop.',
  },
  {
    name: 'राजेश यादव',
    email: 'rajesh.yadav@example.in',
    subject: 'दुकान का पता बदल गया है',
    message: 'हमारी दुकान अब स्टेशन रोड पर आ गई है। नक़्शे पर नई जगह कैसे दिखाएँ?',
    lang: 'hi',
    daysAgo: 4,
  },
  {
    name: 'Imran Sheikh',
    email: 'imran.sheikh@example.in',
    subject: 'A category for embroidery',
    message: 'We do zardozi work and found no category for it. Tailor does not fit. Could you add one?',
    lang: 'en',
    daysAgo: 2,
    isAcknowledged: true,
  },
  {
    name: 'सुनीता देवी',
    email: 'sunita.devi@example.in',
    subject: 'ओटीपी नहीं आ रहा',
    message: 'कल से मोबाइल पर ओटीपी नहीं आ रहा है। कृपया देखें।',
    lang: 'hi',
    daysAgo: 0.25,
    urgency: 'intimate_image',
    correctUrgency: 'normal',
  },
  {
    name: 'Meena Kumari',
    email: 'meena.kumari@example.in',
    subject: 'Someone uses the name of my shop',
    message: 'A page with the name and photo of my shop asks people for money. It is not mine. Please help.',
    lang: 'en',
    daysAgo: 0.75,
    urgency: 'urgent',
  },
  {
    name: 'SEO Experts',
    email: 'offers@example.com',
    subject: 'First place on every search engine',
    message: 'We bring your site to the first place. Reply for our prices.',
    lang: 'en',
    daysAgo: 6,
    closeReason: 'This is an advertisement. Haat buys no search results.',
  },
]

const ANNOUNCEMENT = {
  audience: 'all',
  textEn: 'New: you can chat with businesses. Ask before you visit.',
  textHi: 'नया: अब आप बिज़नेस से चैट कर सकते हैं। जाने से पहले पूछ लें।',
  path: '/home',
} as const

const publishNothing = () => {}
const unsent = async () => {}

const insertLetter = async (
  tx: Tx,
  { daysAgo, answer, closeReason, isAcknowledged, correctUrgency, ...letter }: Letter,
  staff: Staff,
) => {
  const at = later(staff.now, -daysAgo * DAY)
  const letterbox = { send: unsent, adminEmail: '', clock: () => at }
  await contactAdministrators(tx, letterbox, letter)
  const { id } = await tx
    .selectFrom('contactMessages')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const settledAt = later(at, DAY / 4)
  if (closeReason)
    await settleContactMessage(tx, id, { status: 'closed', now: settledAt, reason: closeReason })
  if (correctUrgency) {
    const received = { id, createdAt: at, acknowledgedAt: null }
    await correctContactMessageUrgency(tx, received, { urgency: correctUrgency, now: settledAt })
  }
  if (isAcknowledged) await acknowledgeContactMessage(tx, id, settledAt)
  if (!answer) return
  await tx
    .insertInto('contactAnswers')
    .values({ messageId: id, answer, answeredBy: staff.id, answeredAt: settledAt })
    .execute()
  await settleContactMessage(tx, id, { status: 'answered', now: settledAt })
}

type Staff = { now: Date; id: number }

export const insertAdminRows = async (
  tx: Tx,
  { admin }: Market,
  { accounts, now }: { accounts: Ids; now: Date },
) => {
  const staff = { now, id: found(accounts, admin.username) }
  for (const letter of letters) await insertLetter(tx, letter, staff)
  await announce(
    tx,
    { ...ANNOUNCEMENT, by: staff.id },
    { now: later(now, -DAY / 4), publish: publishNothing },
  )
}
