import { expect, test, vi } from 'vitest'
import { makeI18n } from './make-i18n.ts'
import { withRememberedTexts } from './remember-texts.ts'
import { serverI18n } from './server.server.ts'

test('pages of one language with the same texts share an instance', async () => {
  const home = await serverI18n('hi', ['Navbar', 'Index'])
  expect(await serverI18n('hi', ['Navbar', 'Index'])).toBe(home)
  expect(await serverI18n('en', ['Navbar', 'Index'])).not.toBe(home)
  expect(await serverI18n('hi', ['Navbar', 'Posts'])).not.toBe(home)
  expect(Object.keys(home.store.data.hi ?? {})).toEqual(['Navbar', 'Index'])
})

const Posts = {
  title: 'Posts',
  of: { title: 'Posts of {{name}}', count_one: 'one', count_other: '{{count}}' },
}
const makeShared = async () => {
  const instance = await makeI18n({ language: 'en', resources: { Posts, Footer: { title: 'About' } } })
  const translate = vi.spyOn(instance, 't')
  return { instance: withRememberedTexts(instance), translate }
}

test('a text is looked up once, and is the one of its namespace and prefix', async () => {
  const { instance, translate } = await makeShared()
  const titles = () => [
    instance.getFixedT('en', 'Posts')('title'),
    instance.getFixedT('en', 'Footer')('title'),
    instance.getFixedT('en', 'Posts', 'of')('title'),
  ]
  expect(titles()).toEqual(['Posts', 'About', 'Posts of {{name}}'])
  expect(titles()).toEqual(titles())
  expect(translate).toHaveBeenCalledTimes(3)
})

test('a text with values has those of its call, and is made once for the same', async () => {
  const { instance, translate } = await makeShared()
  const t = instance.getFixedT('en', 'Posts', 'of')
  expect([t('title', { name: 'Asha' }), t('title', { name: 'Ravi' })]).toEqual([
    'Posts of Asha',
    'Posts of Ravi',
  ])
  expect([t('count', { count: 1 }), t('count', { count: 7 })]).toEqual(['one', '7'])
  expect(t('count', { count: 7 })).toBe('7')
  expect(translate).toHaveBeenCalledTimes(4)
  expect(instance.getFixedT('en', 'Posts')('of', { returnObjects: true })).toEqual(Posts.of)
})

test('a key without a text comes back, and is not kept', async () => {
  const { instance, translate } = await makeShared()
  const t = instance.getFixedT('en', 'Posts', 'of')
  expect([t('nothing'), t('nothing')]).toEqual(['of.nothing', 'of.nothing'])
  expect(translate).toHaveBeenCalledTimes(2)
})
