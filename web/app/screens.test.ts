import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../contract/limits.ts'
import { namespacesOf } from '../lib/i18n/namespaces.ts'
import { handle } from './ComingSoon.tsx'
import routes from './routes.ts'
import { screenOf } from './screens.ts'

type Words = { title: string; description: string; soon: string }
const files = import.meta.glob<Words & Record<string, Words>>('../locales/*/*.json', {
  eager: true,
  import: 'default',
})

const allRoutes = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...allRoutes(entry.children ?? [])])
const unbuilt = allRoutes(routes).filter(({ file }) => file.includes('ComingSoon'))

describe.each(unbuilt.map(({ id = '' }) => id))('the screen %s', (id) => {
  test.each(LANGUAGES)('says in %s what will be there', (language) => {
    const { namespace, within } = screenOf(id)
    const file = files[`../locales/${language}/${namespace}.json`]
    const words = within ? file?.[within] : file
    expect(words).toMatchObject({
      title: expect.any(String),
      description: expect.any(String),
      soon: expect.any(String),
    })
  })
})

test('only the words of the screen that is shown travel with the page', () => {
  expect(
    namespacesOf([
      { id: 'app/Shell', handle: undefined },
      { id: 'adminDesk', handle },
    ]),
  ).toEqual(['Navbar', 'Footer', 'LoginAdmin'])
})
