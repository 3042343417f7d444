import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { testServer } from './test-server.ts'
import { encoded, formOf } from './forms.ts'

type TestServer = Awaited<ReturnType<typeof testServer>>
type Fields = Parameters<typeof formOf>[0]

let made = 0

export const signUpFields = (given: Fields = {}): Fields => {
  made += 1
  return {
    username: `shop${made}x`,
    password: 'Bazaar@7',
    confirm_password: 'Bazaar@7',
    name: 'Ramesh Sharma',
    mobile_number: String(9_100_000_000 + made),
    business_name: 'Sharma Sweets',
    business_category: 'Sweets & Bakery',
    district: 'Gaya',
    ...given,
  }
}

export const signUp = async (server: TestServer, given: Fields = {}) => {
  const { body, headers } = await encoded(formOf(signUpFields(given)))
  return server.post('/api/provider/signup/', body, headers)
}

const foldersIn = (dir: string): string[] =>
  existsSync(dir)
    ? readdirSync(dir).flatMap((outer) => readdirSync(join(dir, outer)).map((inner) => `${outer}/${inner}`))
    : []

/** Everything that an upload may leave: files, rows and pending forms. */
export const uploadLeftovers = async ({ db, ctx }: TestServer) => ({
  folders: foldersIn(ctx.mediaDir).toSorted(),
  media: (await db.selectFrom('media').select('folder').orderBy('folder').execute()).map(
    ({ folder }) => folder,
  ),
  leftovers: (await db.selectFrom('mediaLeftovers').select('folder').execute()).map(({ folder }) => folder),
  incoming: foldersIn(ctx.incomingDir),
})
