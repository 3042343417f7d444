// Who of the staff opened a person's data, for that person.
import { Type } from 'typebox'
import { endpoint } from './endpoint.ts'
import { orNull, page } from './schemas.ts'

export const readAccessLog = endpoint({
  method: 'GET',
  path: '/access-log/',
  access: 'signed-in',
  summary: 'When and why staff opened personal data of the account, newest first',
  query: Type.Object(page),
  reply: {
    200: Type.Object({
      results: Type.Array(
        Type.Object({
          at: Type.String(),
          /** The username of the staff member; null after that account was removed. */
          staff: orNull(Type.String()),
          reason: Type.String(),
        }),
      ),
      next: orNull(Type.String()),
    }),
  },
})
