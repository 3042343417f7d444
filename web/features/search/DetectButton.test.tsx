// The Detect button in its bar, with every message of the specification's catalogue.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { click, find, queryDialog } from '../../testing/page.tsx'
import { button, eventually, settle, visit } from '../../testing/visit.tsx'
import { EMPTY_CRITERIA } from './search-criteria.ts'
import { SearchBar } from './SearchBar.tsx'

type Ask = Geolocation['getCurrentPosition']
const ask = vi.fn<Ask>()
const found: Ask = (onSuccess) =>
  onSuccess({ coords: { latitude: 24.8, longitude: 85 } } as GeolocationPosition)
const failing =
  (code: number): Ask =>
  (_onSuccess, onError) =>
    onError?.({ code } as GeolocationPositionError)

const GOOGLE = 'https://maps.googleapis.com/maps/api/geocode/json'
const key = (GOOGLE_MAPS_API_KEY: string) => () => Response.json({ GOOGLE_MAPS_API_KEY })
let replies: Record<string, () => Response>

beforeEach(() => {
  ask.mockReset().mockImplementation(found)
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: ask } })
  vi.stubGlobal('GeolocationPositionError', { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 })
  replies = {
    '/api/get-google-maps-key/': key(''),
    '/api/reverse-geocode/': () => Response.json({ district_id: 1, name: 'Gaya', state: 'Bihar' }),
  }
  vi.stubGlobal('fetch', async (url: string) => {
    const reply = replies[url.split('?')[0] ?? '']
    if (!reply) throw new TypeError('no connection')
    return reply()
  })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation')
  vi.unstubAllGlobals()
})

const open = () =>
  visit({
    at: '/bar',
    pages: [
      {
        path: '/bar',
        element: (
          <SearchBar
            kind="providers"
            criteria={EMPTY_CRITERIA}
            onSearch={() => {}}
            isSearching={false}
            categories={[]}
          />
        ),
      },
    ],
  })
const district = () => (find('[name=district]') as HTMLInputElement).value
// The newest comes first.
const says = (text: string) =>
  eventually(() => expect(find('[data-sonner-toast]').textContent).toContain(text))

describe('says', () => {
  test('which district it has found, fills it in and saves it for the session', async () => {
    await open()
    await click(button('Detect'))
    await says('Location detected: Gaya')
    expect(district()).toBe('Gaya, Bihar')
    expect(sessionStorage.getItem('location')).toBe('Gaya, Bihar')
  })

  const noDistrict = () => Response.json({ code: 'place_not_detected', message: '-' }, { status: 404 })
  const nothingThere = () => Response.json({ status: 'ZERO_RESULTS', results: [] })

  test.each<[string, () => unknown]>([
    ['Geolocation is not supported by your browser.', () => Reflect.deleteProperty(navigator, 'geolocation')],
    ['Location access denied. Please enable location services.', () => ask.mockImplementation(failing(1))],
    ['Location access denied or unavailable.', () => ask.mockImplementation(failing(2))],
    [
      'Google Maps API could not detect your location.',
      () => Object.assign(replies, { '/api/get-google-maps-key/': key('a-key'), [GOOGLE]: nothingThere }),
    ],
    [
      'Unable to detect your district.',
      () => Object.assign(replies, { '/api/reverse-geocode/': noDistrict }),
    ],
    ['Error detecting location.', () => (replies = {})],
  ])('%s', async (text, arrange) => {
    arrange()
    await open()
    await click(button('Detect'))
    await says(text)
    expect(district()).toBe('')
    expect(sessionStorage.getItem('detected_location')).toBeNull()
  })
})

describe('when a location is already detected', () => {
  const dialog = queryDialog
  const askAgain = async () => {
    sessionStorage.setItem('detected_location', 'Patna, Bihar')
    await open()
    await click(button('Detect'))
    await eventually(() =>
      expect(dialog()?.textContent).toContain('Location already detected. Detect again?'),
    )
    expect(ask).not.toHaveBeenCalled()
  }

  test('it asks first, and detects again on confirmation', async () => {
    await askAgain()
    await click(button('Detect again'))
    await says('Location detected: Gaya')
    expect([district(), dialog()]).toEqual(['Gaya, Bihar', null])
  })

  test('it asks first, and leaves it on cancel', async () => {
    await askAgain()
    await click(button('Keep this location'))
    await settle()
    expect([ask.mock.calls.length, dialog()]).toEqual([0, null])
  })
})
