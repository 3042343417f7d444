// Runs the journey with the connection cut at each of its requests in turn, several at a time since they mostly wait.
import { readConfig } from '../../server/platform/config.ts'
import { makeDb, makePool } from '../../server/platform/db/db.ts'
import { openDatabase } from '../../tools/open-database.ts'
import { type Cut, journey, type Outcome, type Person } from './cuts.ts'
import type { Site } from './site.ts'

const AT_ONCE = 8

type Result = Outcome & { cut: Cut | 'none'; arrived: number }

// Equal requests of one customer on a day are merged, so each journey has its own customer.
const personOf = (number: number): Person => ({
  name: 'Meera Devi',
  email: `cut-${number}@example.in`,
  mobile: String(9_000_000_000 + number),
})

const openContacts = async ({ dataDir }: Site) => {
  const { url } = await openDatabase(readConfig({ ...process.env, DATA_DIR: dataDir }))
  const pool = makePool(url, 1)
  const db = makeDb(pool)
  const countOf = async ({ email }: Person) =>
    (await db.selectFrom('contacts').select('id').where('email', '=', email).execute()).length
  return { countOf, close: () => pool.end() }
}

/** The end was reached, and one request arrived, under one key however often it was sent. */
const isGood = ({ stuckAt, arrived, keys }: Result) => stuckAt === undefined && arrived === 1 && keys === 1

const lineOf = (result: Result) => {
  const { cut, cutPath, stuckAt, arrived, keys, seconds } = result
  const end = stuckAt ? `stuck at ${stuckAt}` : 'got to the end'
  const at = cutPath ? `cut at ${cutPath}${cut === 'reply' ? ', its reply' : ''}` : 'not cut'
  const verdict = isGood(result) ? '' : '  LOST'
  return `  ${String(cut).padStart(5)}  ${String(seconds).padStart(3)} s  ${at}: ${end}, ${arrived} arrived, ${keys} key${verdict}`
}

/** Which of them: the reply to the request to be called back is the first. */
type Cuts = { from: number; most: number }

export const cutEveryRequest = async (site: Site, { from, most }: Cuts, print: (line: string) => void) => {
  const { browser, port } = site
  const contacts = await openContacts(site)
  const people: { result: Result; person: Person }[] = []
  const run = async (number: number, cut?: Cut) => {
    const person = personOf(number)
    const hasArrived = async () => (await contacts.countOf(person)) > 0
    const outcome = await journey(browser, { port, person, hasArrived, ...(cut !== undefined && { cut }) })
    const result = { ...outcome, cut: cut ?? 'none', arrived: await contacts.countOf(person) } as const
    people.push({ result, person })
    print(lineOf(result))
    return result
  }
  try {
    print('\nsearch, shop, request at 50 kbps and 500 ms, the connection cut at one request:')
    const whole = await run(0)
    if (!isGood(whole)) throw new Error('the journey does not end even without a cut')
    print(`  ${whole.requests} requests`)
    const cuts: Cut[] = ['reply', ...Array.from({ length: whole.requests }, (_, at) => at + 1)]
    const waiting = cuts.slice(from, from + most).entries()
    const workers = Array.from({ length: AT_ONCE }, async () => {
      for (const [at, cut] of waiting) await run(at + 1, cut)
    })
    await Promise.all(workers)
    // Once more, when all have ended: nothing came twice later.
    for (const each of people) each.result.arrived = await contacts.countOf(each.person)
    const cutOnes = people.map(({ result }) => result).filter(({ cutPath }) => cutPath !== '')
    const good = cutOnes.filter(isGood)
    print(
      `${good.length} of ${cutOnes.length} cuts survived: the person got to the end, and one request arrived`,
    )
    return people.every(({ result }) => isGood(result))
  } finally {
    await contacts.close()
  }
}
