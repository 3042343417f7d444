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
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contractInBrowser, serverFeatures, webFeatures } from '../feature-order.ts'

const root = new URL('../..', import.meta.url).pathname

type Files = Record<string, string>

const someone = 'export const someone = 1\n'
const uses = (path: string) => `import { someone } from '${path}'\nexport const mine = someone\n`

// One tree, which is read once: no two cases share a file.
const planted = {
  later: {
    'server/features/posts/later.service.ts': someone,
    'server/features/places/later.service.ts': uses('../posts/later.service.ts'),
  },
  typeOfLater: {
    'web/features/site/SitePage.tsx': 'export type Someone = string\n',
    'web/features/places/Place.tsx':
      "import type { Someone } from '../site/SitePage.tsx'\nexport const mine: Someone = ''\n",
  },
  behindTheFace: {
    'server/features/places/places.queries.ts': someone,
    'server/features/posts/behind.service.ts': uses('../places/places.queries.ts'),
  },
  inAFolder: {
    'server/features/search/find/find.service.ts': someone,
    'server/features/site/site.service.ts': uses('../search/find/find.service.ts'),
  },
  serverInWeb: {
    'server/platform/clock.ts': someone,
    'web/lib/time.ts': uses('../../server/platform/clock.ts'),
  },
  dataInKit: { 'web/lib/http/call.ts': someone, 'web/ui/Button.tsx': uses('../lib/http/call.ts') },
  queryInRoute: {
    'server/features/posts/posts.queries.ts': someone,
    'server/features/posts/posts.routes.ts': uses('./posts.queries.ts'),
  },
  sqlInService: {
    'server/features/posts/sql.service.ts': "import { sql } from 'kysely'\nexport const mine = sql\n",
    'server/features/posts/seen.service.ts': "import type { Sql } from 'kysely'\nexport type Mine = Sql\n",
  },
  demoInServer: {
    'demo/fill.ts': someone,
    'server/app/demo.ts': "export const fill = () => import('../../demo/fill.ts')\n",
  },
  toolInServer: { 'server/app/order.ts': uses('../../tools/feature-order.ts') },
  toolInTest: { 'server/app/order.test.ts': uses('../../tools/feature-order.ts') },
  loadedByItsOwn: {
    'web/features/posts/parts/lazy-sections.ts': "export const mine = await import('./Section.tsx')\n",
    'web/features/posts/parts/Section.tsx': uses('./shared.ts'),
    'web/features/posts/parts/shared.ts':
      "import { mine } from './lazy-sections.ts'\nexport const someone = mine\n",
  },
  faceOfEarlier: {
    'server/features/places/face.service.ts': someone,
    'server/features/posts/face.service.ts': uses('../places/face.service.ts'),
  },
} satisfies Record<string, Files>

const plant = (tree: string) => {
  mkdirSync(join(tree, 'tools'))
  mkdirSync(join(tree, 'contract'))
  cpSync(join(root, 'tools/feature-order.ts'), join(tree, 'tools/feature-order.ts'))
  cpSync(join(root, 'package.json'), join(tree, 'package.json'))
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  for (const [path, text] of Object.values<Files>(planted).flatMap(Object.entries<string>)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), text)
  }
}

const options = await extractOptions(join(root, 'tools/boundaries.mjs'))

const violationsIn = async (baseDir: string, folders: string[]) => {
  const { output } = await cruise(folders, { ...options, baseDir })
  const { modules, summary } = output as ICruiseResult
  expect(modules.length).toBeGreaterThan(0)
  return summary.violations
}

test('every import follows the reading order', async () => {
  const violations = await violationsIn(root, ['contract', 'server', 'web', 'demo', 'tools'])
  expect(violations.map(({ from, to, rule }) => `${from} imports ${to}: ${rule.name}`)).toEqual([])
})

describe('the boundary check bites', () => {
  const tree = mkdtempSync(join(tmpdir(), 'haat-planted-'))
  let violations: ICruiseResult['summary']['violations'] = []
  beforeAll(async () => {
    plant(tree)
    violations = await violationsIn(tree, ['contract', 'server', 'web'])
  }, 60_000)
  afterAll(() => rmSync(tree, { recursive: true, force: true }))

  const brokenIn = (files: Files) =>
    violations.filter(({ from }) => from in files).map(({ rule }) => rule.name)

  test('when a feature imports a later one', () => {
    expect(brokenIn(planted.later)).toEqual(['server-places-not-later'])
  })

  test('when it imports only the type of a later one', () => {
    expect(brokenIn(planted.typeOfLater)).toEqual(['web-places-not-later'])
  })

  test('when a feature reaches behind the face of an earlier one', () => {
    expect(brokenIn(planted.behindTheFace)).toEqual(['server-posts-faces-only'])
  })

  test('when it reaches into a folder of an earlier one, whatever the file is called', () => {
    expect(brokenIn(planted.inAFolder)).toEqual(['server-site-faces-only'])
  })

  test('when web imports server, and when the kit imports data', () => {
    expect(brokenIn(planted.serverInWeb)).toEqual(['web-not-server'])
    expect(brokenIn(planted.dataInKit)).toEqual(['ui-knows-nothing'])
  })

  test('when a route asks the database by itself, and when a service writes SQL', () => {
    expect(brokenIn(planted.queryInRoute)).toEqual(['routes-ask-services'])
    expect(brokenIn(planted.sqlInService)).toEqual(['services-above-sql'])
  })

  test('when the server loads the demo market or a tool', () => {
    expect(brokenIn(planted.demoInServer)).toEqual(['no-demo-in-the-product'])
    expect(brokenIn(planted.toolInServer)).toEqual(['no-tools-in-the-product'])
    expect(brokenIn(planted.toolInTest)).toEqual(['no-tools-in-the-product'])
  })

  // The server awaits each section while it starts, and would never finish.
  test('when a section imports the lazy-sections.ts that loads it', () => {
    expect(brokenIn(planted.loadedByItsOwn)).toEqual(['no-circles'])
  })

  test('and not when a feature uses the face of an earlier one', () => {
    expect(brokenIn(planted.faceOfEarlier)).toEqual([])
  })

  test('once for each that was planted', () => {
    expect(violations).toHaveLength(12)
  })
})

const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)],
  )

test('the browser loads no schema: of the contract it imports types, rules, limits and language', () => {
  const values = /^import (?!type )[^'"]*from '[./]*contract\/([\w-]+)(?:\/[\w/-]+)?\.ts'/gm
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
