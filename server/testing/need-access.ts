import { customersOnly, peopleOnly, providersOnly } from './expected-statuses.ts'

/** Rows of the table of access.test.ts. */
export const needAccess = {
  'POST /needs/': { body: {}, expected: customersOnly(400) },
  'GET /needs/': { expected: customersOnly(200) },
  'GET /needs/:id/': { url: '/needs/999999/', expected: peopleOnly(404, 404) },
  'POST /needs/:id/close/': {
    url: '/needs/999999/close/',
    body: { reason: 'not_needed' },
    expected: customersOnly(404),
  },
  'POST /needs/:id/choose/': {
    url: '/needs/999999/choose/',
    body: { reply_id: 1 },
    expected: customersOnly(404),
  },
  'GET /received-needs/': { expected: providersOnly(200) },
  'POST /needs/:id/replies/': {
    url: '/needs/999999/replies/',
    body: { text: 'I can' },
    expected: providersOnly(404),
  },
  'PUT /needs/:id/replies/': {
    url: '/needs/999999/replies/',
    body: { text: 'I can' },
    expected: providersOnly(404),
  },
  'POST /needs/:id/decline/': { url: '/needs/999999/decline/', expected: providersOnly(404) },
  'GET /need-settings/': { expected: providersOnly(200) },
  'PUT /need-settings/': { body: { is_on: true }, expected: providersOnly(200) },
}
