export type Installed = Readonly<{
  name: string
  version: string
  /** Used in production, perhaps besides other uses. */
  isProduction: boolean
}>

type LockEntry = Readonly<{ name?: string; version?: string; dev?: boolean; link?: boolean }>
export type Lock = Readonly<{ packages: Readonly<Record<string, LockEntry>> }>

const FOLDER = 'node_modules/'

export const installedPackages = ({ packages }: Lock): Installed[] =>
  Object.entries(packages).flatMap(([path, { name, version, dev = false, link = false }]) => {
    const at = path.lastIndexOf(FOLDER)
    if (at === -1 || link || version === undefined) return []
    return [{ name: name ?? path.slice(at + FOLDER.length), version, isProduction: !dev }]
  })

export type Versions = Readonly<Record<string, readonly string[]>>

export const versionsByName = (installed: readonly Installed[]): Versions =>
  Object.fromEntries(
    [...Map.groupBy(installed, ({ name }) => name)].map(([name, all]) => [
      name,
      [...new Set(all.map(({ version }) => version))].toSorted(),
    ]),
  )
