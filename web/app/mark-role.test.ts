import { expect, onTestFinished, test } from 'vitest'
import { signIn } from '../testing/visit.tsx'
import { markRole, noteRole } from './mark-role.ts'

const noted = () => {
  const { dataset } = document.documentElement
  onTestFinished(() => {
    delete dataset.role
    localStorage.clear()
    sessionStorage.clear()
  })
  noteRole()
  return dataset.role
}

test('the page says who looks, wherever the session is kept', () => {
  expect(noted()).toBe('visitor')
  sessionStorage.setItem('access_token', 'token')
  sessionStorage.setItem('role', 'customer')
  expect(noted()).toBe('customer')
  signIn('provider', 'sharma_sweets')
  expect(noted()).toBe('provider')
})

test('it stands in the head under the page’s own nonce, and what is there stays', () => {
  const page = markRole('<html><head><title>$&</title></head><body></head></body></html>', 'abc=')
  expect(page).toContain(`<title>$&</title><script nonce="abc=">(`)
  expect(page.split('<script')).toHaveLength(2)
})
