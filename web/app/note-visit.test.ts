import { expect, onTestFinished, test } from 'vitest'
import { signIn } from '../testing/visit.tsx'
import { noteVisit } from './note-visit.ts'

const notedRole = () => {
  const { dataset } = document.documentElement
  onTestFinished(() => {
    delete dataset.role
    localStorage.clear()
    sessionStorage.clear()
  })
  noteVisit()
  return dataset.role
}

test('the document has the role of the visitor, from either storage', () => {
  expect(notedRole()).toBe('visitor')
  sessionStorage.setItem('access_token', 'token')
  sessionStorage.setItem('role', 'customer')
  expect(notedRole()).toBe('customer')
  signIn('provider', 'sharma_sweets')
  expect(notedRole()).toBe('provider')
})
