// A profile that was changed in another window is not overwritten.
import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type MockReply, reply, submit, networkFailure, fillIn } from '../../testing/forms.tsx'
import { button, settle } from '../../testing/visit.tsx'
import { fakeUploads, lastUpload } from '../../testing/upload.ts'
import en from '../../locales/en/ProfileProvider.json'
import signupWords from '../../locales/en/SignUpProvider.json'
import { click, find, queryDialog } from '../../testing/page.tsx'
import { openOwnProfile, READ, submitAndReply, valueOf } from '../../testing/own-profile.tsx'
import { anOwnProvider } from '../../testing/providers.ts'

fakeUploads()

const conflict = {
  code: 'conflict',
  message: 'This was changed in the meantime. Please reload it and try again.',
}
const text = () => document.body.textContent
const saveButton = () => button(en.submit)

/** A concurrent save: this one is refused. */
const meet = async () => {
  let latest: MockReply = reply(anOwnProvider())
  await openOwnProfile({ [READ]: () => latest() })
  fillIn({ zipcode: '823099' })
  await submitAndReply(409, conflict)
  latest = reply(anOwnProvider({ business_name: 'Renamed', version: 'v9' }))
  expect(find('dialog').textContent).toContain('Profile changed elsewhere')
  return { lose: () => (latest = networkFailure) }
}
const load = async () => {
  const [, confirm] = within(find('dialog')).getAllByRole('button')
  expect(confirm?.textContent).toBe(en.conflict.load)
  await click(confirm as Element)
  await settle()
}

test('the newer profile is not overwritten, and the typed text stays', async () => {
  await meet()
  await click(button(en.conflict.stay))
  expect(queryDialog()).toBeNull()
  expect(find('[role=status]').textContent).toContain(en.conflict.title)
  expect([valueOf('zipcode'), valueOf('business_name')]).toEqual(['823099', 'Sharma Sweets'])
  await submitAndReply(409, conflict)
  expect(lastUpload().headers['if-match']).toBe('"v1"')
  expect(find('dialog').textContent).toContain(en.conflict.choice)
})

test('the newer profile replaces the typed text on request, and can be saved', async () => {
  await meet()
  await click(button(en.conflict.stay))
  await click(button(en.conflict.load))
  await load()
  expect([valueOf('zipcode'), valueOf('business_name')]).toEqual(['823001', 'Renamed'])
  expect(text()).not.toContain(en.conflict.title)
  expect(saveButton().disabled).toBe(true)
  fillIn({ zipcode: '823002' })
  await submit()
  expect(lastUpload().headers['if-match']).toBe('"v9"')
})

test('a newer profile that can’t be loaded takes nothing away', async () => {
  const { lose } = await meet()
  lose()
  await load()
  expect(find('dialog [role=alert]').textContent).toBe(signupWords.noAnswer)
  expect(valueOf('zipcode')).toBe('823099')
})
