import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import goodsTable from '../../../../data/goods-words.tsv?raw'
import { indexDistrict } from '../../../lib/district-search/district-index.ts'
import { goodsFrom } from '../../../lib/district-search/goods-table.ts'
import { searchDistrict } from '../../../lib/district-search/search-district.ts'
import en from '../../../locales/en/Offline.json'
import { openPage } from '../../../testing/forms.tsx'
import { aDistrict, PLUMBER } from '../../../testing/offline-district.ts'
import { click } from '../../../testing/page.tsx'
import { button } from '../../../testing/visit.tsx'
import { DistrictResults } from './DistrictResults.tsx'

const document = aDistrict([{ id: 1, name: 'Sunil Nal Jal', category: PLUMBER, isVerified: true }])
const index = indexDistrict(document, goodsFrom(goodsTable))
const NOON = new Date('2026-11-16T06:30:00Z')

const open = async (text: string) => {
  const query = { text, category: '', isOpenNow: false, isVerified: false, minRating: null } as const
  const found = await searchDistrict(index, { ...query, sort: 'best', position: null, now: NOON })
  const { district_id: id, name, state } = document.district
  const district = { id, name, state, checkedAt: 0 }
  const onText = vi.fn<(text: string) => void>()
  const reply = { ...found, district, saved: [district], categories: document.categories ?? [] }
  await openPage('/', () => <DistrictResults reply={reply} onText={onText} />)
  return onText
}

const remove = (part: string) => en.district.removePart.replace('{{part}}', part)

test.each([
  ['Plumber & Sanitary', 'Gaya Verified'],
  ['Gaya', 'plumber Verified'],
  ['Verified', 'plumber Gaya'],
])('the part %s is removed from the text', async (part, rest) => {
  const onText = await open('verified plumber in gaya')
  expect(screen.getByRole('link', { name: 'Sunil Nal Jal' })).toBeTruthy()
  await click(button(remove(part)))
  expect(onText).toHaveBeenCalledExactlyOnceWith(rest)
})

test('a text that is only searched has no parts to remove', async () => {
  await open('sunil')
  expect(screen.queryByRole('group', { name: en.district.understood })).toBeNull()
  expect(screen.getByText('1 business')).toBeTruthy()
})

test('without a result it says what is possible online', async () => {
  await open('xyzzy')
  expect(screen.getByText('No business in Gaya matches.')).toBeTruthy()
  expect(screen.getByText(en.district.askLater)).toBeTruthy()
})
