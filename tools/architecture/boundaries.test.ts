import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { contractInBrowser, serverFeatures, webFeatures } from '../house-order.ts'

const root = new URL('../..', import.meta.url).pathname

const planted = mkdtempSync(join(tmpdir(), 'haat-planted-'))
afterAll(() => rmSync(planted, { recursive: true, force: true }))
mkdirSync(join(planted, 'tools'))
for (const file of ['boundaries.mjs', 'house-order.ts'])
  cpSync(join(root, 'tools', file), join(planted, 'tools', file))
cpSync(join(root, 'package.json'), join(planted, 'package.json'))
symlinkSync(join(root, 'node_modules'), join(planted, 'node_modules'))

/** The rules that a small house with just these files breaks. */
const brokenRules = (files: Record<string, string>) => {
  for (const room of ['contract', 'server', 'web'])
    rmSync(join(planted, room), { recursive: true, force: true })
  for (const room of ['contract', 'server', 'web']) mkdirSync(join(planted, room))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(planted, path)), { recursive: true })
    writeFileSync(join(planted, path), text)
  }
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/depcruise'),
    ['--config', 'tools/boundaries.mjs', '--output-type', 'json', 'contract', 'server', 'web'],
    {
      cwd: planted,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${root}node_modules/.bin:${process.env.PATH}` },
    },
  )
  const { summary } = JSON.parse(stdout) as { summary: { violations: { rule: { name: string } }[] } }
  return summary.violations.map((violation) => violation.rule.name)
}

const someone = 'export const someone = 1\n'
const uses = (path: string) => `import { someone } from '${path}'\nexport const mine = someone\n`

describe('the boundary check bites', () => {
  test('when a feature imports a later one', () => {
    const broken = brokenRules({
      'server/features/posts/posts.service.ts': someone,
      'server/features/places/places.service.ts': uses('../posts/posts.service.ts'),
    })
    expect(broken).toEqual(['server-places-not-later'])
  })

  test('when it imports only the type of a later one', () => {
    const broken = brokenRules({
      'web/features/site/SitePage.tsx': 'export type Someone = string\n',
      'web/features/places/Place.tsx':
        "import type { Someone } from '../site/SitePage.tsx'\nexport const mine: Someone = ''\n",
    })
    expect(broken).toEqual(['web-places-not-later'])
  })

  test('when a feature reaches behind the face of an earlier one', () => {
    const broken = brokenRules({
      'server/features/places/places.queries.ts': someone,
      'server/features/posts/posts.service.ts': uses('../places/places.queries.ts'),
    })
    expect(broken).toEqual(['server-posts-faces-only'])
  })

  test('when it reaches into a room of an earlier one, whatever the file is called', () => {
    const broken = brokenRules({
      'server/features/search/find/find.service.ts': someone,
      'server/features/site/site.service.ts': uses('../search/find/find.service.ts'),
    })
    expect(broken).toEqual(['server-site-faces-only'])
  })

  test('when web imports server, and when the kit imports data', () => {
    expect(
      brokenRules({
        'server/platform/clock.ts': someone,
        'web/lib/time.ts': uses('../../server/platform/clock.ts'),
      }),
    ).toEqual(['web-not-server'])
    expect(brokenRules({ 'web/lib/call.ts': someone, 'web/ui/Button.tsx': uses('../lib/call.ts') })).toEqual([
      'ui-knows-nothing',
    ])
  })

  test('when a route asks the database by itself, and when a service writes SQL', () => {
    expect(
      brokenRules({
        'server/features/posts/posts.queries.ts': someone,
        'server/features/posts/posts.routes.ts': uses('./posts.queries.ts'),
      }),
    ).toEqual(['routes-ask-services'])
    expect(
      brokenRules({
        'server/features/posts/posts.service.ts': "import { sql } from 'kysely'\nexport const mine = sql\n",
        'server/features/posts/seen.service.ts':
          "import type { Sql } from 'kysely'\nexport type Mine = Sql\n",
      }),
    ).toEqual(['services-above-sql'])
  })

  test('when the server loads the demo market or a tool', () => {
    const broken = brokenRules({
      'demo/fill.ts': someone,
      'server/app/demo.ts': "export const fill = () => import('../../demo/fill.ts')\n",
      'server/app/random.ts': uses('../../tools/house-order.ts'),
    })
    expect(broken.toSorted()).toEqual(['no-demo-in-the-product', 'no-tools-in-the-product'])
  })

  test('and not when a feature uses the face of an earlier one', () => {
    const broken = brokenRules({
      'server/features/places/places.service.ts': someone,
      'server/features/posts/posts.service.ts': uses('../places/places.service.ts'),
    })
    expect(broken).toEqual([])
  })
})

const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)],
  )

test('the browser loads no schema: of the contract it imports types, rules, limits and language', () => {
  const values = /^import (?!type )[^'"]*from '[./]*contract\/([\w-]+)\.ts'/gm
  const offenders = filesBelow('web')
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(values)]
        .filter(
          ([line, module]) =>
            !contractInBrowser.includes(module ?? '') && !/^import \{( type \w+,?)+ \}/.test(line),
        )
        .map(([, module]) => `${file} imports ${module}`),
    )
  expect(offenders).toEqual([])
})

test('every feature folder is in the reading order', () => {
  expect(serverFeatures).toEqual(expect.arrayContaining(readdirSync(join(root, 'server/features'))))
  expect(webFeatures).toEqual(expect.arrayContaining(readdirSync(join(root, 'web/features'))))
})
