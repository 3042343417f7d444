import type { LightMyRequestResponse } from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'
import { testServer } from '../../testing/test-server.ts'
import { findDistricts } from './places.service.ts'

type District = {
  id: number
  district_id: number
  name: string
  state_id: number
  state: string
  country_id: number
}

const server = await testServer()
const read = async <T>(url: string) => (await server.get(url)).json<T>()
const districts = (lang = 'en') => read<District[]>(`/api/districts/?lang=${lang}`)

const districtCalled = async (name: string, state: string) => {
  const found = (await districts()).find((each) => each.name === name && each.state === state)
  if (!found) throw new Error(`no district ${name}, ${state}`)
  return found
}

const isInOrder = (names: string[], lang: string) => {
  const { compare } = new Intl.Collator(lang)
  return names.every((name, at) => at === 0 || compare(names[at - 1] ?? '', name) <= 0)
}

const names = (rows: { name: string }[]) => rows.map((row) => row.name)

const refusalOf = (reply: LightMyRequestResponse) =>
  `${reply.statusCode} ${reply.json<{ code: string }>().code}`

describe('reference lists', () => {
  test('the country is India, in the requested language', async () => {
    expect(await read('/api/countries/')).toEqual([{ id: 1, country_id: 1, name: 'India' }])
    expect(await read('/api/countries/?lang=hi')).toEqual([{ id: 1, country_id: 1, name: 'भारत' }])
  })

  test.each(['en', 'hi'])('all 36 states are sorted by name (%s)', async (lang) => {
    const states = await read<{ id: number; state_id: number; country_id: number; name: string }[]>(
      `/api/states/?lang=${lang}`,
    )
    expect(states).toHaveLength(36)
    expect(states.every((state) => state.id === state.state_id && state.country_id === 1)).toBe(true)
    expect(isInOrder(names(states), lang)).toBe(true)
    expect(names(states)).toContain(lang === 'hi' ? 'बिहार' : 'Bihar')
  })

  test.each(['en', 'hi'])(
    'all 791 districts come whole and in the order of their names (%s)',
    async (lang) => {
      const all = await districts(lang)
      expect(all).toHaveLength(791)
      expect(isInOrder(names(all), lang)).toBe(true)
      expect(all.every((each) => each.id === each.district_id && each.state && each.country_id === 1)).toBe(
        true,
      )
    },
  )

  test('a name shared by two states appears twice with its state', async () => {
    const shared = (await districts()).filter((each) => each.name === 'Bilaspur')
    expect(shared.map((each) => each.state)).toEqual(['Chhattisgarh', 'Himachal Pradesh'])
  })

  test('every Hindi name is in Devanagari', async () => {
    const latin = (await districts('hi')).filter((each) => /[a-z]/i.test(each.name + each.state))
    expect(latin).toEqual([])
  })

  test('locations list every district with its state', async () => {
    const locations = await read<unknown[]>('/api/locations')
    expect(locations).toHaveLength(791)
    expect(locations).toContainEqual({ district_name: 'Gaya', state_name: 'Bihar' })
    expect(await read<unknown[]>('/api/locations?lang=hi')).toContainEqual({
      district_name: 'गया',
      state_name: 'बिहार',
    })
  })

  test('ignores the region of a language, and falls back to English', async () => {
    expect(names(await read('/api/countries/?lang=hi-IN'))).toEqual(['भारत'])
    expect(names(await read('/api/countries/?lang=ta'))).toEqual(['India'])
  })

  test('the trailing slash is optional', async () => {
    expect((await server.get('/api/states')).statusCode).toBe(200)
    expect((await server.get('/api/locations/')).statusCode).toBe(200)
  })
})

describe('one district', () => {
  test('includes state and country in the requested language', async () => {
    const gaya = await districtCalled('Gaya', 'Bihar')
    expect(await read(`/api/districts/${gaya.id}/`)).toEqual(gaya)
    expect(await read(`/api/districts/${gaya.id}/?lang=hi`)).toEqual({ ...gaya, name: 'गया', state: 'बिहार' })
  })

  test.each([999_999, 2 ** 40])('returns 404 for an unknown id (%i)', async (id) => {
    expect(refusalOf(await server.get(`/api/districts/${id}/`))).toBe('404 district_not_found')
  })

  test.each(['0', '-1', 'gaya', '1.5'])('refuses the id %s', async (id) => {
    expect(refusalOf(await server.get(`/api/districts/${id}/`))).toBe('400 bad_input')
  })
})

describe('the district at a position', () => {
  const at = (lat: number | string, lng: number | string, lang = 'en') =>
    server.get(`/api/reverse-geocode/?lat=${lat}&lng=${lng}&lang=${lang}`)

  test('is the one with the nearest centre', async () => {
    const gaya = await districtCalled('Gaya', 'Bihar')
    expect((await at(24.8, 85.0)).json()).toEqual({ district_id: gaya.id, name: 'Gaya', state: 'Bihar' })
    expect((await at(24.8, 85.0, 'hi')).json()).toMatchObject({ name: 'गया', state: 'बिहार' })
    expect((await at(23.35, 85.32)).json()).toMatchObject({ name: 'Ranchi', state: 'Jharkhand' })
  })

  test.each([
    ['London', 51.5, -0.1],
    ['the open sea', 5, 65],
    ['the other side of the world', -22.5, -101],
  ])('is not detected in %s', async (_place, lat, lng) => {
    expect(refusalOf(await at(lat, lng))).toBe('404 place_not_detected')
  })

  test.each([
    [91, 85],
    [24, 181],
    ['north', 85],
    ['', ''],
  ])('refuses the position %s, %s', async (lat, lng) => {
    expect(refusalOf(await at(lat, lng))).toBe('400 bad_input')
  })

  test('requires both numbers', async () => {
    expect(refusalOf(await server.get('/api/reverse-geocode/?lat=24.8'))).toBe('400 bad_input')
  })
})

describe('takes one statement', () => {
  let queries = 0
  server.ctx.pool.on('acquire', () => (queries += 1))
  beforeEach(() => (queries = 0))

  test.each([
    '/api/countries/',
    '/api/states/',
    '/api/districts/',
    '/api/districts/1/',
    '/api/locations',
    '/api/district-suggestions/?q=gaya',
    '/api/reverse-geocode/?lat=24.8&lng=85',
  ])('%s', async (url) => {
    expect((await server.get(url)).statusCode).toBe(200)
    expect(queries).toBe(1)
  })
})

describe('a written place', () => {
  const find = async (text: string) => {
    const all = await districts()
    return (await findDistricts(server.db, text)).map((id) => {
      const { name, state } = all.find((each) => each.id === id) ?? { name: '?', state: '?' }
      return `${name}, ${state}`
    })
  }

  test.each([
    ['Gaya', ['Gaya, Bihar']],
    ['गया', ['Gaya, Bihar']],
    ['GAYAA', ['Gaya, Bihar']],
    ['Muzaffar Pur', ['Muzaffarpur, Bihar']],
    ['Bilaspur', ['Bilaspur, Chhattisgarh', 'Bilaspur, Himachal Pradesh']],
    ['Bilaspur,', ['Bilaspur, Chhattisgarh', 'Bilaspur, Himachal Pradesh']],
    ['Bilaspur, Himachal Pradesh', ['Bilaspur, Himachal Pradesh']],
    ['बिलासपुर, हिमाचल प्रदेश', ['Bilaspur, Himachal Pradesh']],
    ['Bilaspur, HP', ['Bilaspur, Himachal Pradesh']],
    ['Aurangabad', ['Aurangabad, Bihar', 'Chhatrapati Sambhajinagar, Maharashtra']],
    ['Deoghar', ['Deoghar, Jharkhand']],
    ['Chhapra', ['Saran, Bihar']],
    ['Bilaspur, Kerala', []],
    ['Atlantis', []],
    ['Singhbhum', []],
    ['', []],
    [' , ', []],
  ])('%s resolves to %j', async (text, meant) => {
    expect(await find(text)).toEqual(meant)
  })
})
