import { readFile, writeFile } from 'node:fs/promises'

const file = new URL('../../server/platform/db/queries.lock', import.meta.url)
const ABOUT =
  '# Written by `npm run queries` when a version goes out; the test of migrations reads it. Built on '

export type QueryLock = Readonly<{ migration: string; queries: readonly string[] }>

export const writeLock = ({ migration, queries }: QueryLock) =>
  writeFile(file, `${ABOUT}${migration}\n${queries.join('\n')}\n`)

export const readLock = async (): Promise<QueryLock> => {
  const [about = '', ...queries] = (await readFile(file, 'utf8')).trimEnd().split('\n')
  return { migration: about.slice(ABOUT.length), queries }
}
