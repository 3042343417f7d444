import { readFile, stat } from 'node:fs/promises'

export type User = { uid: number; gid: number }

const FALLBACK_USER = { uid: 65534, gid: 65534 }

export const me = (): User => ({ uid: process.getuid?.() ?? -1, gid: process.getgid?.() ?? -1 })

export const isRoot = () => me().uid === 0

type Account = User & { name?: string | undefined }

const accounts = async (): Promise<Account[]> => {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => ''))
    .split('\n')
    .map((line) => line.split(':'))
  return lines.map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
}

export const nameOf = async (uid: number) =>
  (await accounts()).find((account) => account.uid === uid)?.name ?? `user ${uid}`

// An ordinary user cannot use root's files, and a link in a folder of an ordinary user could misdirect root.
export const refuseForeign = async (path: string, owner: User) => {
  if (owner.uid === me().uid) return
  const [theirs, ours] = await Promise.all([nameOf(owner.uid), nameOf(me().uid)])
  throw new Error(
    `${path} belongs to ${theirs} and Haat runs as ${ours}: start it as before, or set DATA_DIR to another folder`,
  )
}

// macOS has an account for PostgreSQL; the id of its user 'nobody' is not valid for files.
const UNPRIVILEGED = ['postgres', '_postgres', 'nobody']

export const unprivilegedOf = (known: readonly Account[]): User =>
  UNPRIVILEGED.flatMap((name) => known.find((account) => account.name === name) ?? [])[0] ?? FALLBACK_USER

export const postgresUser = async (cluster: string): Promise<User> => {
  const owner = await stat(cluster).catch(() => undefined)
  if (!isRoot()) {
    if (owner) await refuseForeign(cluster, owner)
    return me()
  }
  if (owner?.uid === 0) {
    throw new Error(
      `${cluster} belongs to root, which PostgreSQL refuses: give it to another user with chown -R`,
    )
  }
  return owner ?? unprivilegedOf(await accounts())
}
