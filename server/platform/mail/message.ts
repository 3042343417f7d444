// Mails and text messages are sent by jobs, so that a gateway that is down delays them and loses none.
import { randomUUID } from 'node:crypto'
import type { Language } from '../../../contract/language.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { PermanentJobError, type Jobs } from '../jobs/jobs.ts'
import { encrypt, decrypt } from '../encryption.ts'
import type { SmsBudget } from '../sms/sms-budget.ts'

/** Kinds of text messages. India's operators deliver only registered templates, one for each kind. */
export const textKinds = ['verify', 'reset', 'contact_changed', 'breach'] as const
type TextKind = (typeof textKinds)[number]

export type Message = {
  via: 'email' | 'mobile'
  to: string
  subject: string
  text: string
  /** The one-time code in the text, for the outbox and for gateways that fill in templates. */
  code: string | null
  template?: { kind: TextKind; language: Language }
  goodUntil?: string
  /** The code's account and purpose: a newer code may replace it before it is sent. */
  codeOf?: { accountId: number; purpose: 'verify' | 'reset'; requester?: string }
}

/** The id is the same for each retry, so that a gateway can deduplicate. */
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

export const routeDelivery =
  (channels: Readonly<Record<Message['via'], Deliver>>): Deliver =>
  (outgoing) =>
    channels[outgoing.via](outgoing)

type DeliveryDeps = {
  deliver: Deliver
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

// Encrypted in the job table: it contains recipients and codes.
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
