// How many public reads are answered in a few seconds.
import { Agent, request } from 'node:http'

const SECONDS = 2
// Enough to keep two processes at work, and fewer than would be turned away on a slow machine (decision 22).
const CONCURRENCY = 6
// Below what one address may ask in a minute: a visitor who has asked so often comes back as another machine.
const REQUESTS_PER_IP = 400

let machines = 0
const anotherMachine = () => {
  machines += 1
  return `127.1.${Math.floor(machines / 250) + 1}.${(machines % 250) + 1}`
}

const read = (url: string, agent: Agent, localAddress: string) =>
  new Promise<boolean>((resolve) => {
    const asked = request(url, { agent, localAddress }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode === 200))
    })
    asked.once('error', () => resolve(false)).end()
  })

type Counts = { answered: number; failed: number }

const readOn = async (
  baseUrl: string,
  pages: readonly string[],
  { until, counts }: { until: number; counts: Counts },
) => {
  for (let turn = 0; performance.now() < until;) {
    const [agent, ip] = [new Agent({ keepAlive: true, maxSockets: 1 }), anotherMachine()]
    for (let asked = 0; asked < REQUESTS_PER_IP && performance.now() < until; asked += 1) {
      turn += 1
      const isAnswered = await read(`${baseUrl}${pages[turn % pages.length]}`, agent, ip)
      counts[isAnswered ? 'answered' : 'failed'] += 1
    }
    agent.destroy()
  }
}

export const throughputOf = async (baseUrl: string, pages: readonly string[]) => {
  const counts = { answered: 0, failed: 0 }
  const until = performance.now() + SECONDS * 1_000
  await Promise.all(Array.from({ length: CONCURRENCY }, () => readOn(baseUrl, pages, { until, counts })))
  return { perSecond: Math.round(counts.answered / SECONDS), failed: counts.failed }
}
