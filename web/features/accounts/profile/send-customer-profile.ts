// Not in accounts.api.ts, which is loaded by pages without the outbox.
import type { Input } from '../../../../contract/endpoint.ts'
import type { saveCustomerProfile } from '../../../../contract/accounts.ts'
import { withConfirmation } from '../../../lib/session/confirm-identity.ts'
import { sendOrQueue } from '../../../lib/outbox/outbox.ts'
import { paths } from '../../../lib/paths.ts'

export const CUSTOMER_PROFILE_TARGET = 'own-profile'

type Body = Input<typeof saveCustomerProfile>['body']
type Options = { key: string; replaces: number | undefined }

export const sendCustomerProfile = (body: Body, { key, replaces }: Options) =>
  withConfirmation(() =>
    sendOrQueue<typeof saveCustomerProfile>(
      'PUT',
      '/manage-customer-profile/',
      { body, key },
      {
        kind: 'customer_profile',
        target: CUSTOMER_PROFILE_TARGET,
        about: { title: body.name ?? '', to: paths.customerProfile() },
        replaces,
      },
    ),
  )
