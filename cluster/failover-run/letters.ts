// Messages of the contact page: each is a row and a job, and the job appends a mail to the outbox of the process that ran it.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../../server/platform/db/db.ts'
import { type LoadMetrics, writeUntilAcknowledged } from '../kill-run/writer.ts'

type LetterOptions = { baseUrl: string; metrics: LoadMetrics; signal: AbortSignal }

const PAUSE_MS = 200
const TIMEOUT_MS = 180_000
const POLL_MS = 500

/** The subjects that were acknowledged. */
export const writeLetters = async ({ baseUrl, metrics, signal }: LetterOptions) => {
  const subjects: string[] = []
  for (let turn = 1; !signal.aborted; turn += 1) {
    const subject = `Letter ${turn}`
    const body = { name: 'Asha', email: 'asha@example.in', subject, message: 'Namaste' }
    await writeUntilAcknowledged(
      `${baseUrl}/api/contact-haat-admin/`,
      { key: subject.replace(' ', '-'), body },
      metrics,
    )
    subjects.push(subject)
    await sleep(PAUSE_MS)
  }
  return subjects
}

const mailsIn = async (appDir: string) => {
  const text = await readFile(join(appDir, 'outbox.jsonl'), 'utf8').catch(() => '')
  return text.split('\n').flatMap((line) => /Letter \d+/.exec(line)?.[0] ?? [])
}

const readMails = async (appDirs: readonly string[]) => (await Promise.all(appDirs.map(mailsIn))).flat()

const checkRows = async (db: Db, subjects: readonly string[]) => {
  const rows = await db
    .selectFrom('contactMessages')
    .select('subject')
    .where('subject', 'like', 'Letter %')
    .execute()
  const stored = new Set(rows.map(({ subject }) => subject))
  const lost = subjects.filter((subject) => !stored.has(subject))
  if (lost.length > 0) throw new Error(`letter: acknowledged and lost: ${lost.slice(0, 5).join(', ')}`)
  if (stored.size < rows.length) throw new Error('letter: written twice')
}

/** Every mail left. A job whose end was not committed before a failover runs again; `repeated` counts these. */
export const checkLetters = async (db: Db, subjects: readonly string[], appDirs: readonly string[]) => {
  await checkRows(db, subjects)
  const deadline = Date.now() + TIMEOUT_MS
  for (;;) {
    const mails = await readMails(appDirs)
    const sent = new Set(mails)
    const missing = subjects.filter((subject) => !sent.has(subject))
    if (missing.length === 0) return { mails: sent.size, repeated: mails.length - sent.size }
    if (Date.now() > deadline) throw new Error(`mails that never left: ${missing.slice(0, 5).join(', ')}`)
    await sleep(POLL_MS)
  }
}
