import { expect, onTestFinished, test } from 'vitest'
import { signIn } from '../testing/visit.tsx'
import { noteVisit } from './note-visit.ts'

const notedRole = () => {
  const { dataset } = document.documentElement
  onTestFinished(() => {
    delete dataset.role
    delete dataset.viewed
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

test('the document says whether a business was viewed before', () => {
  const { dataset } = document.documentElement
  notedRole()
  expect('viewed' in dataset).toBe(false)
  localStorage.setItem('viewed_providers', '[{"id":7}]')
  notedRole()
  expect('viewed' in dataset).toBe(true)
})
