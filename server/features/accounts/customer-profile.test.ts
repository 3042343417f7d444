import { expect, test } from 'vitest'
import { anAccount } from '../../testing/accounts.ts'
import { testHouse } from '../../testing/app.ts'

const house = await testHouse()

test('a customer reads and changes the own profile; the mobile number stays', async () => {
  const person = await anAccount(house.db)
  const me = await house.as(person)
  const saved = await me.put('/api/manage-customer-profile/', {
    name: ' आशा कुमारी ',
    username: 'आशा.कुमारी',
    email: 'asha.k@example.in',
  })
  expect(saved.statusCode).toBe(200)
  const profile = {
    name: 'आशा कुमारी',
    username: 'आशा.कुमारी',
    email: 'asha.k@example.in',
    mobile_number: person.mobileNumber,
  }
  expect(saved.json()).toEqual(profile)
  expect((await me.get('/api/manage-customer-profile/')).json()).toEqual(profile)
  const again = await me.put('/api/manage-customer-profile/', { ...profile, email: '' })
  expect(again.json()).toMatchObject({ email: null, mobile_number: person.mobileNumber })
})

test('what breaks a rule or belongs to somebody else is refused on its field, and nothing changes', async () => {
  const other = await anAccount(house.db, { email: 'other@example.in' })
  const me = await house.as(await anAccount(house.db))
  const before = (await me.get('/api/manage-customer-profile/')).json()
  const refused = await me.put('/api/manage-customer-profile/', {
    name: '',
    username: other.username,
    email: 'OTHER@example.in',
  })
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toEqual({
    name: ['*This field is required.'],
    username: ['*Username already taken.'],
    email: ['*Email already registered.'],
  })
  expect((await me.get('/api/manage-customer-profile/')).json()).toEqual(before)
})
