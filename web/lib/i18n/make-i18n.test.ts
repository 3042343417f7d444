import { expect, test } from 'vitest'
import { makeI18n } from './make-i18n.ts'

const Posts = { shown: '{{count}} posts since {{year}}, {{km}} km, by {{name}}' }

test('a number in a text is written in lakhs; a string and a fraction stay as they are', async () => {
  const { t } = await makeI18n({ language: 'en', resources: { Posts } })
  expect(t('Posts:shown', { count: 123_456, year: '2024', km: 2.5, name: '9876' })).toBe(
    '1,23,456 posts since 2024, 2.5 km, by 9876',
  )
})
