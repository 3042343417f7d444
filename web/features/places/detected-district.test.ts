import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { detectDistrict } from './detected-district.ts'

type Ask = Geolocation['getCurrentPosition']
const device = (ask: Ask) =>
  Object.defineProperty(navigator, 'geolocation', {
    value: { getCurrentPosition: ask },
    configurable: true,
  })
const at = { coords: { latitude: 24.8, longitude: 85 } } as GeolocationPosition
const failing =
  (code: number): Ask =>
  (_found, failed) =>
    failed?.({ code } as GeolocationPositionError)

const answer = vi.fn<(url: string) => Promise<Response>>()
let replies: Record<string, () => Response>
const refused = (code: string) => Response.json({ code, message: code }, { status: 404 })

beforeEach(() => {
  device((found) => found(at))
  vi.stubGlobal('GeolocationPositionError', { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 })
  replies = {
    '/api/get-google-maps-key/': () => Response.json({ GOOGLE_MAPS_API_KEY: '' }),
    '/api/reverse-geocode/': () => Response.json({ district_id: 1, name: 'Gaya', state: 'Bihar' }),
  }
  answer.mockReset().mockImplementation(async (url) => {
    const { origin, pathname } = new URL(url, 'https://haat.example')
    const reply = replies[origin === 'https://haat.example' ? pathname : origin]
    if (!reply) throw new TypeError(`nothing answers ${url}`)
    return reply()
  })
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'geolocation')
})

const kindOf = async () => (await detectDistrict('en')).kind

describe('the device', () => {
  test('is asked for its best, for ten seconds, and may remember five minutes', async () => {
    const ask = vi.fn<Ask>((found) => found(at))
    device(ask)
    await detectDistrict('en')
    const wanted = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 }
    expect(ask.mock.calls[0]?.[2]).toEqual(wanted)
  })

  test('cannot tell', async () => {
    Reflect.deleteProperty(navigator, 'geolocation')
    expect(await kindOf()).toBe('unsupported')
  })

  test.each([
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'unavailable'],
  ])('fails with code %i: %s', async (code, kind) => {
    device(failing(code))
    expect(await kindOf()).toBe(kind)
    expect(answer).not.toHaveBeenCalled()
  })
})

describe('our own server', () => {
  test('names the district in the language of the page', async () => {
    expect(await detectDistrict('hi')).toMatchObject({ kind: 'detected', place: { name: 'Gaya' } })
    expect(answer).toHaveBeenLastCalledWith(
      '/api/reverse-geocode/?lat=24.8&lng=85&lang=hi',
      expect.anything(),
    )
  })

  test('knows no district there', async () => {
    replies['/api/reverse-geocode/'] = () => refused('place_not_detected')
    expect(await kindOf()).toBe('noDistrict')
  })

  test('does not answer', async () => {
    replies = {}
    expect(await kindOf()).toBe('failed')
  })
})

describe('Google, where the site has a key', () => {
  const GOOGLE = 'https://maps.googleapis.com'
  const part = (type: string, long_name: string) => ({ long_name, types: [type, 'political'] })
  const url = (...address_components: unknown[]) =>
    Response.json({ status: 'OK', results: [{ address_components }] })
  const STATE = part('administrative_area_level_1', 'Jharkhand')
  const suggested: Record<string, { id: number; name: string; state: string }[]> = {
    'Ranchi, Jharkhand': [{ id: 5, name: 'Ranchi', state: 'Jharkhand' }],
    'Kolhan Division, Jharkhand': [{ id: 6, name: 'East Singhbhum', state: 'Jharkhand' }],
    'Jamshedpur, Jharkhand': [{ id: 6, name: 'East Singhbhum', state: 'Jharkhand' }],
    'Bilaspur, Jharkhand': [{ id: 8, name: 'Bilaspur', state: 'Chhattisgarh' }],
  }
  const names: Record<string, string> = { 5: 'राँची', 6: 'पूर्वी सिंहभूम' }

  beforeEach(() => {
    replies['/api/get-google-maps-key/'] = () => Response.json({ GOOGLE_MAPS_API_KEY: 'a-key' })
    const ours = answer.getMockImplementation()
    answer.mockImplementation(async (asked) => {
      const { pathname, searchParams } = new URL(asked, 'https://haat.example')
      if (pathname === '/api/district-suggestions/')
        return Response.json(suggested[searchParams.get('q') ?? ''] ?? [])
      const id = /^\/api\/districts\/(\d+)\//.exec(pathname)?.[1]
      if (id) return Response.json({ name: names[id], state: 'झारखंड' })
      return ours?.(asked) ?? new Response()
    })
  })

  const detected = async () => {
    const answered = await detectDistrict('hi')
    return answered.kind === 'detected' ? answered.place.name : answered.kind
  }

  test('is asked with the key and the position, in the language of our districts', async () => {
    replies[GOOGLE] = () => url(part('administrative_area_level_3', 'Ranchi'), STATE)
    await detected()
    expect(answer.mock.calls.map(([asked]) => asked)).toContain(
      `${GOOGLE}/maps/api/geocode/json?latlng=24.8%2C85&language=en&key=a-key`,
    )
  })

  test('the third level is the district, before the second and the town', async () => {
    replies[GOOGLE] = () =>
      url(
        part('locality', 'Jamshedpur'),
        part('administrative_area_level_2', 'Kolhan Division'),
        part('administrative_area_level_3', 'Ranchi'),
        STATE,
      )
    expect(await detected()).toBe('राँची')
  })

  test('a division means its head district', async () => {
    replies[GOOGLE] = () => url(part('administrative_area_level_2', 'Kolhan Division'), STATE)
    expect(await detected()).toBe('पूर्वी सिंहभूम')
  })

  test('the town is used when the levels above it are not our districts', async () => {
    replies[GOOGLE] = () =>
      url(part('locality', 'Jamshedpur'), part('administrative_area_level_3', 'Nowhere'), STATE)
    expect(await detected()).toBe('पूर्वी सिंहभूम')
  })

  test('a district of that name in another state is not meant', async () => {
    replies[GOOGLE] = () => url(part('administrative_area_level_3', 'Bilaspur'), STATE)
    expect(await detected()).toBe('noDistrict')
  })

  test.each([
    ['has no result', { status: 'ZERO_RESULTS', results: [] }],
    ['refuses the key', { status: 'REQUEST_DENIED', error_message: 'no' }],
    [
      'names only the country',
      { status: 'OK', results: [{ address_components: [part('country', 'India')] }] },
    ],
  ])('%s', async (_what, reply) => {
    replies[GOOGLE] = () => Response.json(reply)
    expect(await detected()).toBe('notOnMap')
  })

  test('does not answer', async () => {
    expect(await detected()).toBe('failed')
  })
})
