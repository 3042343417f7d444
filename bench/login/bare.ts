// The hash alone, in a process of its own: as many at once as the server allows itself.
import { hash, verify } from '@node-rs/argon2'
import { COST, MAX_CONCURRENT_HASHES } from '../../server/features/accounts/password.ts'
import { forkPart } from '../load/interrupt.ts'
import { PASSWORD } from './people.ts'

const verifyFor = async (seconds: number) => {
  const hashed = await hash(PASSWORD, COST)
  const started = performance.now()
  const end = started + seconds * 1000
  let count = 0
  const keepOn = async () => {
    while (performance.now() < end) {
      await verify(hashed, PASSWORD)
      count += 1
    }
  }
  await Promise.all(Array.from({ length: MAX_CONCURRENT_HASHES }, keepOn))
  return count / ((performance.now() - started) / 1000)
}

export const bareRate = (seconds: number) =>
  new Promise<number>((resolve, reject) => {
    const child = forkPart(new URL(import.meta.url), [String(seconds)])
    child.once('message', (rate) => resolve(Number(rate)))
    child.once('exit', (code) => code !== 0 && reject(new Error('the bare hashing failed')))
  })

if (process.send) process.send(await verifyFor(Number(process.argv[2])))
