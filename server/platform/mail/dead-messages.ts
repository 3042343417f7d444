// Messages that never arrived, as far as a person in the admin panel may see them: neither the address nor the text.
import type { Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import type { DeadJob, DeadLetters } from '../jobs/dead-letters.ts'
import { DELIVERY_JOB, isTooLate, decryptMessage, type Message } from './message.ts'

export type DeadMessage = Readonly<{
  id: string
  /** Unknown when SECRET_KEY is another one now. */
  via: Message['via'] | 'unknown'
  about: string
  since: Date
  tries: number
  reason: string
  /** A code that ran out helps nobody. */
  isTooLate: boolean
}>

type DeadMessageDeps = { dead: DeadLetters; secretKey: string; clock: Clock }

const decryptSummary = ({ data }: DeadJob, { secretKey, clock }: DeadMessageDeps) => {
  try {
    const { via, template, ...rest } = decryptMessage(data, secretKey)
    return { via, about: template?.kind ?? 'letter', isTooLate: isTooLate({ via, ...rest }, clock()) }
  } catch {
    return { via: 'unknown', about: 'unknown', isTooLate: false } as const
  }
}

export const deadMessages = async (deps: DeadMessageDeps): Promise<DeadMessage[]> =>
  (await deps.dead.list(DELIVERY_JOB)).map((job) => {
    const { id, since, tries, reason } = job
    return { id, since, tries, reason, ...decryptSummary(job, deps) }
  })

/** Those given, or all; what is too late stays where it is. Answers how many are tried again. */
export const retryDeadMessages = async (deps: DeadMessageDeps & { db?: Db }, ids?: readonly string[]) => {
  const messages = await deadMessages(deps)
  const wanted = messages.filter(({ id, isTooLate: late }) => !late && (ids?.includes(id) ?? true))
  return deps.dead.retry(
    wanted.map(({ id }) => id),
    deps.db,
  )
}
