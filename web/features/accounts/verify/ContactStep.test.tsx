import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockServer, openPage } from '../../../testing/forms.tsx'
import { ContactStep } from './ContactStep.tsx'

test('an account whose contacts others have verified is told so, and offered no code', async () => {
  mockServer({})
  const recipient = { variant: 'login', userId: 7, userType: 'customer' } as const
  await openPage('/', () => (
    <ContactStep recipient={recipient} contacts={[]} area="customer" onSent={() => {}} />
  ))
  expect(screen.getByRole('status').textContent).toContain('another person verified it as theirs')
  expect(screen.queryByRole('button', { name: 'Send OTP' })).toBeNull()
})
