import { expect, test } from 'vitest'
import { formatContact } from './contact-links.ts'

test.each([
  ['9876543210', '+91 98765 43210'],
  ['******3210', '+91 ***** *3210'],
  ['meera@example.in', 'meera@example.in'],
])('formats the contact %s as %s', (contact, written) => {
  expect(formatContact(contact)).toBe(written)
})
