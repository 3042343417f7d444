import { expect, test } from 'vitest'
import { LOAD_LIMITS } from './overload.ts'

test.each(Object.entries(LOAD_LIMITS))(
  'one client IP can not hold all of %s, and gets more than a few where people share an IP',
  (_name, { maxConcurrent, maxPerClient }) => {
    expect(maxPerClient).toBeLessThan(maxConcurrent)
    expect(maxPerClient).toBeGreaterThanOrEqual(Math.min(maxConcurrent / 2, 18))
  },
)
