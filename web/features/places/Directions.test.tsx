import { afterEach, expect, test, vi } from 'vitest'
import { click, find, mount } from '../../testing/page.tsx'
import { settle } from '../../testing/visit.tsx'
import { Directions, directionsUrl } from './Directions.tsx'

const PROVIDER = { latitude: 24.79512, longitude: 84.99871 }
const HERE = { latitude: 25.6, longitude: 85.1 }

const opened = vi.fn<typeof window.open>()
const refused = vi.fn<(reason: string) => void>()

type Ask = Geolocation['getCurrentPosition']
const device = (ask: Ask | null) => {
  Object.defineProperty(navigator, 'geolocation', {
    value: ask && { getCurrentPosition: ask },
    configurable: true,
  })
  if (!ask) Reflect.deleteProperty(navigator, 'geolocation')
}

const show = () => {
  vi.spyOn(window, 'open').mockImplementation(opened)
  mount(
    <Directions to={PROVIDER} askingText="Looking..." onRefused={refused}>
      Get Directions
    </Directions>,
  )
}

afterEach(() => {
  vi.restoreAllMocks()
  opened.mockReset()
  refused.mockReset()
  Reflect.deleteProperty(navigator, 'geolocation')
})

test('without scripts it is a plain link to the shop', () => {
  show()
  expect(find('a').getAttribute('href')).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=24.79512%2C84.99871',
  )
})

test('the way begins where the person is', async () => {
  device((found) => found({ coords: HERE } as GeolocationPosition))
  show()
  await click(find('a'))
  await settle()
  expect(opened.mock.calls).toEqual([[directionsUrl(PROVIDER, HERE), '_blank']])
  expect(directionsUrl(PROVIDER, HERE)).toContain('origin=25.6%2C85.1&destination=24.79512')
})

test('while the person is being asked, a second press asks nothing more', async () => {
  const ask = vi.fn<Ask>()
  device(ask)
  show()
  await click(find('a'))
  await click(find('a'))
  expect(ask).toHaveBeenCalledOnce()
  expect(find('a').textContent).toBe('Looking...')
})

test.each([
  ['denied', { code: 1 }],
  ['unavailable', { code: 2 }],
])('a location that is %s is reported, and the link then opens without an origin', async (reason, error) => {
  vi.stubGlobal('GeolocationPositionError', { POSITION_UNAVAILABLE: 2, TIMEOUT: 3 })
  device((_found, failed) => failed?.(error as GeolocationPositionError))
  show()
  await click(find('a'))
  await settle()
  expect(refused.mock.calls).toEqual([[reason]])
  const again = new MouseEvent('click', { bubbles: true, cancelable: true })
  find('a').addEventListener('click', (event) => event.preventDefault(), { once: true })
  find('a').dispatchEvent(again)
  await settle()
  expect(refused).toHaveBeenCalledOnce()
})

test('a browser without geolocation is reported', async () => {
  device(null)
  show()
  await click(find('a'))
  await settle()
  expect(refused.mock.calls).toEqual([['unsupported']])
})
