// A mail or a text message, and how it leaves: as a job, so that a dead gateway delays it and never loses it.
import { randomUUID } from 'node:crypto'
import type { Language } from '../../../contract/limits.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { PermanentJobError, type Jobs } from '../jobs/jobs.ts'
import { encrypt, decrypt } from '../encryption.ts'
import type { SmsBudget } from '../sms/sms-budget.ts'

/** What text messages say. India's operators pass only what is registered with them, so each kind has its own template there. */
export const textKinds = ['verify', 'reset', 'contact_changed'] as const
type TextKind = (typeof textKinds)[number]

export type Message = {
  via: 'email' | 'mobile'
  to: string
  subject: string
  text: string
  /** The one-time code inside the text, for the outbox's readers and a gateway that fills it in itself. */
  code: string | null
  /** A text message can't go without. */
  template?: { kind: TextKind; language: Language }
  /** When nobody needs it any more: it is not sent after that. */
  goodUntil?: string
  /** Whose code it is, which a newer one may replace before it is sent. */
  codeOf?: { accountId: number; purpose: 'verify' | 'reset'; requester?: string }
}

/** With a name that is the same at each try, by which the other side may know it again. */
export type OutgoingMessage = Message & { id: string }

export type Deliver = (message: OutgoingMessage) => Promise<void>
type EncryptedMessage = { sealed: string }

export const DELIVERY_JOB = 'deliver-message'

export const MESSAGE_PURPOSE = 'message'
const encryptionKey = (secret: string) => ({ secret, purpose: MESSAGE_PURPOSE })

export const decryptMessage = (data: object, secretKey: string): OutgoingMessage =>
  JSON.parse(decrypt('sealed' in data ? String(data.sealed) : '', encryptionKey(secretKey)))

export const isTooLate = ({ goodUntil }: Message, now: Date) =>
  goodUntil !== undefined && now >= new Date(goodUntil)

/** Each message by its own way. */
export const routeDelivery =
  (channels: Readonly<Record<Message['via'], Deliver>>): Deliver =>
  (outgoing) =>
    channels[outgoing.via](outgoing)

type DeliveryDeps = {
  deliver: Deliver
  /** No, when a newer one has taken its place: nobody misses this one. */
  isWanted: (message: Message) => Promise<boolean>
  secretKey: string
  clock: Clock
}

export const deliveryJob = ({ deliver, isWanted, secretKey, clock }: DeliveryDeps) => ({
  name: DELIVERY_JOB,
  work: async (data: EncryptedMessage) => {
    const outgoing = decryptMessage(data, secretKey)
    if (isTooLate(outgoing, clock())) throw new PermanentJobError('its time is over')
    if (await isWanted(outgoing)) await deliver(outgoing)
  },
})

export type Messenger = (db: Db, message: Message) => Promise<void>

// Addresses and codes lie in the job table until they are sent: encrypted, so that a copy of the database gives nothing away.
export const createMessenger =
  (jobs: Jobs, secretKey: string, smsBudget: SmsBudget): Messenger =>
  async (db, message) => {
    if (message.via === 'mobile') await smsBudget.spend(db)
    const outgoing: OutgoingMessage = { ...message, id: randomUUID() }
    await jobs.enqueue<EncryptedMessage>(
      db,
      { name: DELIVERY_JOB },
      { sealed: encrypt(JSON.stringify(outgoing), encryptionKey(secretKey)) },
    )
  }
