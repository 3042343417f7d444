import type { Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import type { DeadJob, DeadLetters } from '../jobs/dead-letters.ts'
import { DELIVERY_JOB, isTooLate, decryptMessage, type Message } from './message.ts'

export type DeadMessage = Readonly<{
  id: string
  via: Message['via'] | 'unknown'
  about: string
  since: Date
  tries: number
  reason: string
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

export const retryDeadMessages = async (deps: DeadMessageDeps & { db?: Db }, ids?: readonly string[]) => {
  const messages = await deadMessages(deps)
  const wanted = messages.filter(({ id, isTooLate: late }) => !late && (ids?.includes(id) ?? true))
  return deps.dead.retry(
    wanted.map(({ id }) => id),
    deps.db,
  )
}
