import { expect, test, vi } from 'vitest'
import { type I18n, makeI18n } from './make-i18n.ts'
import { withRememberedTexts } from './remember-texts.ts'
import { serverI18n } from './server.server.ts'

test('pages of one language with the same texts share an instance', () => {
  const home = serverI18n('hi', ['Navbar', 'Index'])
  expect(serverI18n('hi', ['Navbar', 'Index'])).toBe(home)
  expect(serverI18n('en', ['Navbar', 'Index'])).not.toBe(home)
  expect(serverI18n('hi', ['Navbar', 'Posts'])).not.toBe(home)
  expect(Object.keys(home.texts)).toEqual(['Navbar', 'Index'])
})

const Posts = {
  title: 'Posts',
  of: { title: 'Posts of {{name}}', count_one: 'one', count_other: '{{count}}' },
}
const makeShared = () => {
  const instance = makeI18n({ language: 'en', resources: { Posts, Footer: { title: 'About' } } })
  const lookups = vi.fn<() => void>()
  const { getT } = instance
  const counted: I18n['getT'] = (namespace, keyPrefix) => (key, values) => {
    lookups()
    return getT(namespace, keyPrefix)(key, values)
  }
  return { instance: withRememberedTexts(Object.assign(instance, { getT: counted })), lookups }
}

test('memoizes a text by namespace and prefix', () => {
  const { instance, lookups } = makeShared()
  const titles = () => [
    instance.getT('Posts')('title'),
    instance.getT('Footer')('title'),
    instance.getT('Posts', 'of')('title', { name: 'Asha' }),
  ]
  expect(titles()).toEqual(['Posts', 'About', 'Posts of Asha'])
  expect(titles()).toEqual(titles())
  expect(lookups).toHaveBeenCalledTimes(3)
})

test('memoizes a text by its values', () => {
  const { instance, lookups } = makeShared()
  const t = instance.getT('Posts', 'of')
  expect([t('title', { name: 'Asha' }), t('title', { name: 'Ravi' })]).toEqual([
    'Posts of Asha',
    'Posts of Ravi',
  ])
  expect([t('count', { count: 1 }), t('count', { count: 7 })]).toEqual(['one', '7'])
  expect(t('count', { count: 7 })).toBe('7')
  expect(lookups).toHaveBeenCalledTimes(4)
})

test('returns an unknown key and does not memoize it', () => {
  const { instance, lookups } = makeShared()
  const t = instance.getT('Posts', 'of')
  expect([t('nothing'), t('nothing')]).toEqual(['of.nothing', 'of.nothing'])
  expect(lookups).toHaveBeenCalledTimes(2)
})
