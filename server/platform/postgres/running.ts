import { realpath } from 'node:fs/promises'
import { connect } from 'node:net'
import { dataDirectoryIn } from './data-directory.ts'
import { socketsOf } from './socket.ts'
import { postgresUser } from './users.ts'

const isListening = (socket: string) =>
  new Promise<boolean>((resolve) => {
    const probe = connect(socket)
    const answer = (is: boolean) => {
      probe.destroy()
      resolve(is)
    }
    probe.once('connect', () => answer(true))
    probe.once('error', () => answer(false))
  })

export const runningUrl = async (dir: string) => {
  const home = await realpath(dir).catch(() => undefined)
  if (home === undefined) return undefined
  for (const { url, socket } of await socketsOf(home, await postgresUser(dataDirectoryIn(home))))
    if (await isListening(socket)) return url
  return undefined
}
