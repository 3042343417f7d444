import { ok, peopleOnly } from './expected-statuses.ts'
import { aPushBrowser } from './push-browser.ts'

/** Rows of the table of access.test.ts. */
export const notificationAccess = {
  'GET /notifications/': { expected: peopleOnly(200, 200) },
  'POST /notifications/read/': { body: { ids: [999_999] }, expected: peopleOnly(200, 200) },
  'GET /consents/': { expected: peopleOnly(200, 200) },
  'PUT /consents/:purpose/': {
    url: '/consents/location/',
    body: { is_given: true },
    expected: peopleOnly(200, 200),
  },
  'GET /notification-settings/': { expected: peopleOnly(200, 200) },
  'PUT /notification-settings/': { body: { quiet_from: '21:00' }, expected: peopleOnly(200, 200) },
  'GET /push/key/': { expected: ok },
  'POST /push/subscriptions/': {
    body: { endpoint: 'https://push.test/one', keys: aPushBrowser().keys, lang: 'hi' },
    expected: peopleOnly(201, 201),
  },
  'PUT /push/subscriptions/': {
    body: {
      endpoint: 'https://push.test/none',
      auth: 'none',
      renewed: { endpoint: 'https://push.test/two', keys: aPushBrowser().keys },
    },
    expected: ok,
  },
  'DELETE /push/subscriptions/': {
    body: { endpoint: 'https://push.test/one' },
    expected: peopleOnly(200, 200),
  },
}
