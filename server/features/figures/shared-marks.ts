// Several processes count as one: through Redis they share the key of the day, and who was counted. All of it is gone after midnight.
import { hash as digest } from 'node:crypto'
import { endOfDay, dayNumberOf, startOfDay } from '../../../contract/open-state.ts'
import type { Clock } from '../../platform/clock.ts'
import { decrypt, encrypt } from '../../platform/encryption.ts'
import type { RedisConnection } from '../../platform/redis/redis.ts'

/** Undefined while Redis is away: then each process counts for itself. */
export type SharedMarks = Readonly<{
  /** The key that the first process proposed. */
  dayKey: (date: string, proposed: string) => Promise<string | undefined>
  /** Which of them no process has seen before. */
  addMarks: (date: string, marks: readonly bigint[]) => Promise<boolean[] | undefined>
  /** How many different visitors typed each text, with those given. */
  countVisitors: (
    date: string,
    texts: readonly { hash: string; visitors: readonly string[] }[],
  ) => Promise<number[] | undefined>
}>

// What was counted just before midnight is written just after it.
const GRACE_MS = 60_000
const MARKS_AT_ONCE = 500

const endOf = (date: string) => endOfDay(startOfDay(dayNumberOf(date))).getTime()

type Options = { redis: RedisConnection; keyPrefix: string; secretKey: string; clock: Clock }

export const shareMarks = ({ redis, keyPrefix, secretKey, clock }: Options): SharedMarks => {
  const cipher = { secret: secretKey, purpose: 'key of a day' }
  const nameOf = (date: string, what: string) => `${keyPrefix}figures:${date}:${what}`

  const millisecondsLeft = (date: string) => Math.max(0, endOf(date) - clock().getTime())

  /** The reply of each command; all come or none. */
  const runAll = async (commands: readonly (readonly [string, ...(string | number)[]])[]) => {
    const answers = await redis.run((own) => own.pipeline(commands.map((each) => [...each])).exec())
    return answers?.some(([error]) => error) ? undefined : answers?.map(([, answer]) => Number(answer))
  }

  const addSome = async (date: string, marks: readonly bigint[]) => {
    const name = nameOf(date, 'marks')
    const answers = await runAll([
      ...marks.map((mark) => ['sadd', name, mark.toString(36)] as const),
      ['pexpire', name, millisecondsLeft(date) + GRACE_MS],
    ])
    return answers?.slice(0, marks.length).map((added) => added === 1)
  }

  return {
    dayKey: async (date, proposed) => {
      // Of its secret as well: a process with a new one can't read what one with the old one has left.
      const name = nameOf(date, `key:${digest('sha256', `figures ${secretKey}`).slice(0, 16)}`)
      const answer = await redis.run(async (own) => {
        await own.set(name, encrypt(proposed, cipher), 'PX', Math.max(1, millisecondsLeft(date)), 'NX')
        return own.get(name)
      })
      return answer ? decrypt(answer, cipher) : undefined
    },
    addMarks: async (date, marks) => {
      const answers: boolean[] = []
      for (let at = 0; at < marks.length; at += MARKS_AT_ONCE) {
        const some = marks.slice(at, at + MARKS_AT_ONCE)
        answers.push(...((await addSome(date, some)) ?? some.map(() => true)))
      }
      return answers
    },
    countVisitors: async (date, texts) => {
      const commands = texts.flatMap(({ hash, visitors }) => {
        const name = nameOf(date, `text:${hash}`)
        return [
          ['sadd', name, ...visitors],
          ['pexpire', name, millisecondsLeft(date) + GRACE_MS],
          ['scard', name],
        ] as const
      })
      const answers = await runAll(commands)
      return answers && texts.map((_text, at) => answers[at * 3 + 2] ?? 0)
    },
  }
}
