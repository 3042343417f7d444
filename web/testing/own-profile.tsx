// Renders the own profile page with a mock server.
import { type MockReply, mockServer, openPage, reply, submit } from './forms.tsx'
import { eventually, signIn } from './visit.tsx'
import { lastUpload } from './upload.ts'
import { find } from './page.tsx'
import OwnProfilePage from '../features/providers/OwnProfilePage.tsx'
import { anOwnProvider } from './providers.ts'

export const READ = 'GET /api/manage-provider-profile/'

const GAYA = { id: 1, district_id: 1, name: 'Gaya', state_id: 1, state: 'Bihar', country_id: 1 }
const DEFAULT_REPLIES: Record<string, MockReply> = {
  [READ]: reply(anOwnProvider()),
  'GET /api/category/': reply([
    { id: 2, category_id: 2, title: 'Sweets & Bakery' },
    { id: 3, category_id: 3, title: 'Tailor' },
  ]),
  'GET /api/countries/': reply([{ id: 1, country_id: 1, name: 'India' }]),
  'GET /api/districts/1/': reply(GAYA),
}

export const visitOwnProfile = async (answers: Record<string, MockReply> = {}) => {
  const server = mockServer({ ...DEFAULT_REPLIES, ...answers })
  return { server, router: await openPage('/profile-provider', OwnProfilePage) }
}

export const openOwnProfile = async (answers: Record<string, MockReply> = {}) => {
  signIn('provider', 'sharma_sweets')
  const opened = await visitOwnProfile(answers)
  await eventually(() => find('option[value="3"]'))
  return opened
}

export const submitAndReply = async (status: number, body: object) => {
  await submit()
  await lastUpload().answer(status, body)
}

export const valueOf = (name: string) => (find(`[name=${name}]`) as HTMLInputElement).value
