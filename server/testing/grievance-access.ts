import { all, ok } from './expected-statuses.ts'

/** Rows of the table of access.test.ts. */
export const grievanceAccess = {
  'POST /contact-haat-admin/': {
    body: { name: 'Asha', email: 'asha@example.in', subject: 'Namaste', message: 'A word' },
    expected: { anonymous: 201, customer: 201, provider: 201, admin: 201, suspended: 401 },
  },
  'GET /grievances/': { expected: ok },
  'GET /grievances/:code/': { url: '/grievances/unknown/', expected: all(404) },
}
