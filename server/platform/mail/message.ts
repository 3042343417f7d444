// A mail or a text message, and how it leaves: as a job, so that a dead gateway delays it and never loses it.
import type { Db } from '../db/db.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { seal, unseal } from '../seal.ts'

export type Message = {
  via: 'email' | 'mobile'
  to: string
  subject: string
  text: string
  /** The one-time code inside the text, for the outbox's readers. */
  code: string | null
}

export type Deliver = (message: Message) => Promise<void>
type Sealed = { sealed: string }

const sealKey = (secret: string) => ({ secret, purpose: 'message' })

export const deliveryJob = (deliver: Deliver, secretKey: string) => ({
  name: 'deliver-message',
  work: async ({ sealed }: Sealed) => deliver(JSON.parse(unseal(sealed, sealKey(secretKey))) as Message),
})

export type Messenger = (db: Db, message: Message) => Promise<void>

// Addresses and codes lie in the job table until they are sent: sealed, so that a copy of the database opens nothing.
export const messenger =
  (jobs: Jobs, secretKey: string): Messenger =>
  (db, message) =>
    jobs.later<Sealed>(
      db,
      { name: 'deliver-message' },
      { sealed: seal(JSON.stringify(message), sealKey(secretKey)) },
    )
