import { expect, test } from 'vitest'
import { anAccount, PASSWORD } from '../../testing/accounts.ts'
import { testHouse } from '../../testing/app.ts'
import { delayAfter } from './failed-tries.service.ts'

const house = await testHouse({ env: { CAPTCHA_ANSWER: 'seen', RATE_LIMITS: 'on' } })
const person = await anAccount(house.db)

const login = async (password: string, remoteAddress = '203.0.113.7') => {
  const { captcha_key } = (await house.get('/api/get-captcha/')).json<{ captcha_key: string }>()
  const payload = { identifier: person.username, password, captcha_0: captcha_key, captcha_1: 'seen' }
  return house.app.inject({ method: 'POST', url: '/api/customer/login/', payload, remoteAddress })
}
const wait = (seconds: number) => {
  house.time.now = new Date(house.time.now.getTime() + seconds * 1_000)
}

test('the wait grows with each failure and ends at a quarter of an hour', () => {
  expect([4, 5, 6, 7, 30].map((failures) => delayAfter(failures, 4) / 1_000)).toEqual([0, 2, 4, 8, 900])
})

test('after five wrong passwords even the right one must wait, from any address, and then works', async () => {
  for (let i = 0; i < 5; i += 1) expect((await login('Wrong@1', `203.0.113.${i}`)).statusCode).toBe(401)
  const refused = await login(PASSWORD, '203.0.113.99')
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({ code: 'too_many' })
  expect(refused.headers['retry-after']).toBe('2')
  wait(3)
  expect((await login(PASSWORD)).statusCode).toBe(200)
  expect((await login('Wrong@1')).statusCode).toBe(401)
})

test('nobody is named in what is kept', async () => {
  const { rows } = await house.house.pool.query('select who from failed_tries')
  expect(JSON.stringify(rows)).not.toMatch(/person|203\.0\.113/)
})
