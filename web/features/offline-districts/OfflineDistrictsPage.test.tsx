import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import en from '../../locales/en/OfflineDistricts.json'
import { createFile } from '../../lib/offline-districts/haat-file.ts'
import { listDistricts, removeDistrict, saveKeys } from '../../lib/offline-districts/store.ts'
import { updateDistrict } from '../../lib/offline-districts/update.ts'
import { type MockReply, mockServer, networkFailure, openPage } from '../../testing/forms.tsx'
import { useIndexedDb } from '../../testing/indexed-db.ts'
import { aDistrict } from '../../testing/offline-district.ts'
import { click, fire } from '../../testing/page.tsx'
import { districtSigner } from '../../testing/signed-district.ts'
import { button, eventually } from '../../testing/visit.tsx'
import OfflineDistrictsPage from './OfflineDistrictsPage.tsx'

useIndexedDb()

const { keys, respond } = await districtSigner()
const gaya = aDistrict([{ id: 1 }, { id: 2 }])
const newer = { ...aDistrict([{ id: 1 }, { id: 2 }, { id: 3 }]), version: 2 }
const DOCUMENT = 'GET /api/districts/101/offline.json'

const serve = (document: MockReply) =>
  mockServer({
    'HEAD /api/districts/101/offline.json': () =>
      Promise.resolve(new Response(null, { headers: { 'content-length': '184320' } })),
    'GET /.well-known/haat-offline-keys.json': networkFailure,
    [DOCUMENT]: document,
  })

const open = async (document: MockReply = networkFailure) => {
  const server = serve(document)
  await openPage('/offline-districts', OfflineDistrictsPage)
  return server
}
const save = async () => {
  serve(() => respond(gaya))
  await updateDistrict(101)
}
const card = () => screen.getByRole('region', { name: 'Gaya' })

const openSaved = async (document?: MockReply) => {
  await save()
  const server = await open(document)
  await eventually(card)
  return server
}

const UPDATE = en.updateOne.replace('{{name}}', 'Gaya')
const REMOVE = en.removeOne.replace('{{name}}', 'Gaya')
const alertText = () => eventually(() => screen.getByRole('alert').textContent)

const choose = (file: Blob) => {
  const input = document.querySelector('input[type="file"]')
  if (!(input instanceof HTMLInputElement)) throw new Error('there is no file input')
  Object.defineProperty(input, 'files', { configurable: true, value: [file] })
  fire(input, new Event('change', { bubbles: true }))
}

beforeEach(async () => {
  for (const { id } of await listDistricts()) await removeDistrict(id)
  await saveKeys(keys)
})

test('without a district it says how to save one', async () => {
  await open()
  await eventually(() => screen.getByText(en.empty))
  expect(screen.getByRole('link', { name: en.search }).getAttribute('href')).toBe('/search')
})

test('a saved district has its businesses, size and age', async () => {
  await openSaved()
  expect(screen.getByText('1 of 5 districts saved')).toBeTruthy()
  expect(card().textContent).toContain('2 businesses, 180 KB')
  expect(card().textContent).toContain(en.age.now)
})

test('what could not be read can be read again', async () => {
  await save()
  const read = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('closed', 'InvalidStateError')
  })
  onTestFinished(() => read.mockRestore())
  await open()
  await eventually(() => screen.getByText(en.loadFailed))
  read.mockRestore()
  await click(button(en.retry))
  await eventually(() => expect(card()).toBeTruthy())
})

describe('an update', () => {
  test('replaces the document', async () => {
    await openSaved(() => respond(newer))
    await click(button(UPDATE))
    await eventually(() => expect(card().textContent).toContain('3 businesses, 180 KB'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('without internet keeps the document and says so', async () => {
    await openSaved()
    await click(button(UPDATE))
    expect(await alertText()).toContain(en.problems.noInternet)
    expect(card().textContent).toContain('2 businesses')
  })

  test('without space says so', async () => {
    await openSaved(() => respond(newer))
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    onTestFinished(() => put.mockRestore())
    await click(button(UPDATE))
    expect(await alertText()).toContain(en.problems.noSpace)
  })
})

test('a district is removed', async () => {
  await openSaved()
  await click(button(REMOVE))
  await eventually(() => screen.getByText(en.empty))
  expect(await listDistricts()).toEqual([])
})

describe('sharing', () => {
  const withShare = (share: (data: ShareData) => Promise<void>) => {
    Object.assign(navigator, { canShare: () => true, share })
    onTestFinished(() => {
      for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name)
    })
  }

  test('opens the share sheet with the file', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(async () => {})
    withShare(share)
    await openSaved()
    await click(within(card()).getByRole('button', { name: en.share }))
    await eventually(() => expect(share).toHaveBeenCalledOnce())
    expect(share.mock.calls[0]?.[0].files?.map(({ name }) => name)).toEqual(['gaya.haat.txt'])
  })

  test.each([
    ['a closed share sheet is no failure', 'AbortError', false],
    ['a failure of the share sheet is displayed', 'NotAllowedError', true],
  ])('%s', async (_what, name, isFailure) => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(async () => {
      throw new DOMException('not shared', name)
    })
    withShare(share)
    await openSaved()
    await click(within(card()).getByRole('button', { name: en.share }))
    await eventually(() => expect(share).toHaveBeenCalledOnce())
    await eventually(() =>
      expect(screen.queryByRole('alert')?.textContent ?? '').toBe(isFailure ? en.problems.unexpected : ''),
    )
  })
})

describe('a file from another phone', () => {
  const fileOf = async () => {
    await save()
    const file = await createFile(101, false)
    await removeDistrict(101)
    return file
  }

  test('is added', async () => {
    const file = await fileOf()
    await open()
    choose(file)
    await eventually(() => screen.getByText(en.import.done))
    // The list is read again after the file is stored.
    await eventually(() => expect(card().textContent).toContain('2 businesses'))
  })

  test('is refused when it is none, or older than the saved one', async () => {
    const older = await fileOf()
    serve(() => respond(newer))
    await updateDistrict(101)
    await open()
    choose(new Blob(['Hello']))
    expect(await alertText()).toContain(en.problems.unreadable)
    choose(older)
    await eventually(() => expect(screen.getByRole('alert').textContent).toContain(en.problems.older))
  })

  test('is refused when it was signed by another site', async () => {
    const file = await fileOf()
    await saveKeys((await districtSigner()).keys)
    await open()
    choose(file)
    expect(await alertText()).toContain(en.problems.changed)
    expect(await listDistricts()).toEqual([])
  })
})
