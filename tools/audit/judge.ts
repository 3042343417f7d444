// Compares the installed packages with the stored advisories. A package without data is not reported as safe.
import { satisfies } from 'semver'
import type { Advisories, Advisory, StoredAdvisories } from './advisories.ts'
import type { Installed } from './installed.ts'

const DAY_MS = 86_400_000
const MAX_AGE_DAYS = 30

type Finding = Installed & { advisory: Advisory }
export type Verdict = Readonly<{ lines: readonly string[]; hasFailed: boolean }>

const isSerious = ({ isProduction, advisory: { severity } }: Finding) =>
  isProduction && (severity === 'high' || severity === 'critical')

const findVulnerable = (installed: readonly Installed[], advisories: Advisories): Finding[] =>
  installed.flatMap((each) =>
    (Object.hasOwn(advisories, each.name) ? (advisories[each.name] ?? []) : [])
      .filter(({ vulnerable_versions: range }) => satisfies(each.version, range, { includePrerelease: true }))
      .map((advisory) => ({ ...each, advisory })),
  )

const lineOf = ({ name, version, isProduction, advisory: { severity, title, url } }: Finding) =>
  `${severity}: ${name} ${version} (${isProduction ? 'production' : 'development'}): ${title} ${url}`

const MAX_NAMED = 10

const notLookedUp = (installed: readonly Installed[], { versions }: StoredAdvisories) =>
  versions
    ? installed.filter(
        ({ name, version }) => !(Object.hasOwn(versions, name) && versions[name]?.includes(version)),
      )
    : []

const gapLines = (unknown: readonly Installed[], { versions }: StoredAdvisories, file: string) => {
  if (!versions) return [`${file} does not say which versions were looked up.`]
  if (unknown.length === 0) return []
  const named = unknown.slice(0, MAX_NAMED).map(({ name, version }) => `${name} ${version}`)
  const rest = unknown.length > MAX_NAMED ? ' and others' : ''
  return [
    `Could not judge ${unknown.length} packages that were not looked up: ${named.join(', ')}${rest}. ${HINT}`,
  ]
}

const HINT = 'Fetch the advisories with npm run audit -- --refresh.'
const cannotJudge = (why: string): Verdict => ({
  lines: [`Could not judge the packages: ${why}. ${HINT}`],
  hasFailed: false,
})

const summaryOf = (findings: readonly Finding[], packages: number, source: string) => {
  const serious = findings.filter(isSerious).length
  if (serious > 0) return `${serious} high or critical advisories concern production packages.`
  return findings.length > 0
    ? `${findings.length} advisories, none of them high or critical for a production package.`
    : `No advisory in ${source} concerns one of the ${packages} packages.`
}

type Input = {
  installed: readonly Installed[]
  stored: StoredAdvisories | undefined
  file: string
  now: Date
}

export const judge = ({ installed, stored, file, now }: Input): Verdict => {
  if (!stored) return cannotJudge(`there is no ${file}`)
  const days = Math.floor((now.getTime() - stored.fetchedAt.getTime()) / DAY_MS)
  if (!(days <= MAX_AGE_DAYS)) return cannotJudge(`${file} is older than ${MAX_AGE_DAYS} days`)
  const findings = findVulnerable(installed, stored.advisories)
  const unknown = notLookedUp(installed, stored)
  const source = `${file} of ${stored.fetchedAt.toISOString().slice(0, 10)}`
  return {
    lines: [
      ...findings.map(lineOf),
      ...gapLines(unknown, stored, file),
      summaryOf(findings, installed.length - unknown.length, source),
    ],
    hasFailed: findings.some(isSerious),
  }
}
