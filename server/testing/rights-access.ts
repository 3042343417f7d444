import { peopleOnly } from './expected-statuses.ts'

/** Rows of the table of access.test.ts. */
export const rightsAccess = {
  'GET /access-log/': { expected: peopleOnly(200, 200) },
  // Logged in a moment ago.
  'POST /data-exports/': { expected: peopleOnly(202, 202) },
  'GET /data-exports/': { expected: peopleOnly(200, 200) },
  'GET /data-exports/:id/': { url: '/data-exports/999999/', expected: peopleOnly(404, 404) },
}
