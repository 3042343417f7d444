import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import en from '../../locales/en/OfflineDistricts.json'
import { listDistricts, removeDistrict, saveDistrict, saveKeys } from '../../lib/offline-districts/store.ts'
import { type MockReply, mockServer, networkFailure, openPage } from '../../testing/forms.tsx'
import { useIndexedDb } from '../../testing/indexed-db.ts'
import { aDistrict } from '../../testing/offline-district.ts'
import { click } from '../../testing/page.tsx'
import { districtSigner } from '../../testing/signed-district.ts'
import { button, eventually, settle } from '../../testing/visit.tsx'
import { SaveDistrictOffer } from './SaveDistrictOffer.tsx'

useIndexedDb()

const { keys, respond } = await districtSigner()
const gaya = aDistrict([{ id: 1 }, { id: 2 }])
const URL_OF_GAYA = '/api/districts/101/offline.json'
const SIZE = `HEAD ${URL_OF_GAYA}`
const DOCUMENT = `GET ${URL_OF_GAYA}`

const hasSize: MockReply = () =>
  Promise.resolve(new Response(null, { headers: { 'content-length': '184320' } }))

const named = (text: string, size = '') => text.replace('{{name}}', 'Gaya').replace('{{size}}', size)
const SAVE = named(en.offer.save)
const SAVE_SIZE = named(en.offer.saveSize, '180 KB')

const open = async (answers: Record<string, MockReply> = {}) => {
  const server = mockServer({
    [SIZE]: hasSize,
    [DOCUMENT]: () => respond(gaya),
    'GET /.well-known/haat-offline-keys.json': networkFailure,
    ...answers,
  })
  await openPage('/', () => <SaveDistrictOffer district={{ district_id: 101, name: 'Gaya' }} />)
  return server
}

const saveOthers = async (count: number) => {
  for (let id = 1; id <= count; id += 1) {
    const { name, state } = gaya.district
    const row = {
      id,
      name,
      state,
      version: 1,
      providers: 1,
      size: 1,
      signature: '',
      checkedAt: 0,
      hidden: null,
    }
    await saveDistrict(row, '{}')
  }
}

/** happy-dom has no storage manager. */
const withSpace = (free: number) => {
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: {
      estimate: async () => ({ quota: 10_000_000, usage: 10_000_000 - free }),
      persist: async () => true,
    },
  })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'storage'))
}

beforeEach(async () => {
  for (const { id } of await listDistricts()) await removeDistrict(id)
  await saveKeys(keys)
})

test('offers to save the district with its size, and says so once it is saved', async () => {
  withSpace(5_000_000)
  await open()
  await eventually(() => screen.getByText(named(en.offer.text)))
  await eventually(() => button(SAVE_SIZE))
  await click(button(SAVE_SIZE))
  await eventually(() => screen.getByText(named(en.offer.saved), { exact: false }))
  expect(screen.getByText(en.age.now, { exact: false })).toBeTruthy()
  expect(screen.getByRole('link', { name: en.title }).getAttribute('href')).toBe('/offline-districts')
  expect(screen.queryByRole('button')).toBeNull()
  expect(await listDistricts()).toMatchObject([{ id: 101, providers: 2, size: 184_320 }])
})

test('with data saver the size is not requested before the press', async () => {
  document.documentElement.dataset.saver = 'on'
  onTestFinished(() => {
    delete document.documentElement.dataset.saver
  })
  const server = await open()
  await eventually(() => button(SAVE))
  expect(server.calls(SIZE)).toEqual([])
  await click(button(SAVE))
  await eventually(() => screen.getByText(named(en.offer.saved), { exact: false }))
})

test('a saved district has its age', async () => {
  const { name, state } = gaya.district
  const checkedAt = Date.now() - 3 * 86_400_000
  const row = {
    id: 101,
    name,
    state,
    version: 1,
    providers: 2,
    size: 1,
    signature: '',
    checkedAt,
    hidden: null,
  }
  await saveDistrict(row, JSON.stringify(gaya))
  const server = await open()
  await eventually(() => screen.getByText(/Updated 3 days ago/))
  expect(server.calls(SIZE)).toEqual([])
})

test('nothing is offered in a browser without storage', async () => {
  vi.stubGlobal('indexedDB', undefined)
  await open()
  await settle()
  expect(screen.queryByText(named(en.offer.text))).toBeNull()
  expect(screen.queryByRole('button', { name: SAVE })).toBeNull()
})

describe('a failure is displayed, and the district can be saved again', () => {
  const press = async (name: string) => {
    await eventually(() => button(name))
    await click(button(name))
  }
  const problem = () => eventually(() => screen.getByRole('alert').textContent)

  test('without internet', async () => {
    let isOnline = false
    await open({
      [SIZE]: networkFailure,
      [DOCUMENT]: () => (isOnline ? respond(gaya) : networkFailure()),
    })
    await press(SAVE)
    expect(await problem()).toContain(en.problems.noInternet)
    isOnline = true
    await press(SAVE)
    await eventually(() => screen.getByText(named(en.offer.saved), { exact: false }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('when five districts are saved', async () => {
    await saveOthers(5)
    await open()
    await press(SAVE_SIZE)
    expect(await problem()).toContain(en.problems.full.replace('{{most}}', '5'))
  })

  test('when storage is short, before anything is fetched', async () => {
    withSpace(1_000_000)
    const server = await open()
    await press(SAVE_SIZE)
    expect(await problem()).toContain(en.problems.noSpace)
    expect(server.calls(DOCUMENT)).toEqual([])
  })

  test('when the browser has no space for the document', async () => {
    await open()
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    onTestFinished(() => put.mockRestore())
    await press(SAVE_SIZE)
    expect(await problem()).toContain(en.problems.noSpace)
  })

  test('when the signature is of another text', async () => {
    await open({ [DOCUMENT]: () => respond({ ...gaya, version: 2 }, gaya) })
    await press(SAVE_SIZE)
    expect(await problem()).toContain(en.problems.changed)
    expect(await listDistricts()).toEqual([])
  })
})
