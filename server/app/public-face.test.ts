// The contract's endpoints against the app: what the world may call, in one list.
import { expect, test } from 'vitest'
import { contractEndpoints, nameOf } from '../../tools/architecture/contract-endpoints.ts'
import { testHouse } from '../testing/app.ts'

const house = await testHouse()
const endpoints = [...(await contractEndpoints()).values()]

test('the contract and the API document list the same calls: all are served, and no other', async () => {
  const { paths } = (await house.get('/api/openapi.json')).json<{
    paths: Record<string, Record<string, unknown>>
  }>()
  const served = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  )
  expect(served.toSorted()).toEqual(endpoints.map(nameOf).toSorted())
})

test('no endpoint is declared twice', () => {
  const names = endpoints.map(nameOf)
  expect(names).toEqual([...new Set(names)])
})

test('the public face of the API', () => {
  expect(endpoints.map(({ method, path, access }) => `${method} ${path} ${access}`).toSorted())
    .toMatchInlineSnapshot(`
      [
        "DELETE /blocks/:id/ provider",
        "DELETE /blogs/:id/ provider",
        "DELETE /customer-blocks/:id/ customer",
        "DELETE /delete-account/ signed-in",
        "GET /admin/appeals/ admin",
        "GET /admin/audit/ admin",
        "GET /admin/cases/ admin",
        "GET /admin/cases/:id/ admin",
        "GET /admin/session/ admin",
        "GET /admin/staff/ admin",
        "GET /appeals/:code/ anyone",
        "GET /blocks/ provider",
        "GET /blogs/ anyone",
        "GET /blogs/:id/ anyone",
        "GET /blogs/:id/comments/view/ anyone",
        "GET /blogs/search/ anyone",
        "GET /captcha/:key/audio/ anyone",
        "GET /captcha/:key/image/ anyone",
        "GET /category/ anyone",
        "GET /chats signed-in",
        "GET /chats/:chat_id/messages/ signed-in",
        "GET /check-email/ anyone",
        "GET /check-mobile_number/ anyone",
        "GET /check-username/ anyone",
        "GET /contacts/ provider",
        "GET /contacts/csv/ provider",
        "GET /countries/ anyone",
        "GET /customer-blocks/ customer",
        "GET /district-suggestions/ anyone",
        "GET /districts/ anyone",
        "GET /districts/:id/ anyone",
        "GET /get-captcha/ anyone",
        "GET /get-google-maps-key/ anyone",
        "GET /index/ anyone",
        "GET /locations anyone",
        "GET /manage-customer-profile/ customer",
        "GET /manage-provider-profile/ provider",
        "GET /marketplace/ anyone",
        "GET /marketplace/search/ anyone",
        "GET /notifications/ signed-in",
        "GET /outbox/ anyone",
        "GET /post-search-suggestions/ anyone",
        "GET /provider-profile/:id/ anyone",
        "GET /reports/:code/ anyone",
        "GET /reverse-geocode/ anyone",
        "GET /search-suggestions/ anyone",
        "GET /search/ anyone",
        "GET /states/ anyone",
        "GET /verification/ anyone",
        "GET /view_comments/ provider",
        "GET /viewoldpost/ provider",
        "POST /admin-login/ anyone",
        "POST /admin/appeals/:id/answer/ admin",
        "POST /admin/cases/:id/assign/ admin",
        "POST /admin/cases/:id/decide/ admin",
        "POST /admin/cases/:id/reopen/ admin",
        "POST /admin/logout/ admin",
        "POST /admin/reports/:id/reporter/ admin",
        "POST /admin/second-factor/ admin",
        "POST /admin/second-factor/confirm/ admin",
        "POST /admin/second-factor/prove/ admin",
        "POST /appeals/:code/ anyone",
        "POST /blocks/ provider",
        "POST /blogs/ provider",
        "POST /blogs/:id/comments/ signed-in",
        "POST /blogs/:id/comments/:commentId/reply/ signed-in",
        "POST /chats/ signed-in",
        "POST /contact-haat-admin/ anyone",
        "POST /contacts/create/ anyone",
        "POST /customer-blocks/ customer",
        "POST /customer/login/ anyone",
        "POST /customer/signup/ anyone",
        "POST /forget-password/ anyone",
        "POST /logout/ anyone",
        "POST /notifications/read/ signed-in",
        "POST /provider/login/ anyone",
        "POST /provider/signup/ anyone",
        "POST /reports/ anyone",
        "POST /resend-otp-password/ anyone",
        "POST /resend-otp/ anyone",
        "POST /reset-password/ anyone",
        "POST /send-otp/ anyone",
        "POST /token/refresh/ anyone",
        "POST /verify-otp/ anyone",
        "POST /verify-password/ anyone",
        "POST /verify-unverified-user/ anyone",
        "PUT /blogs/:id/ provider",
        "PUT /contacts/:id/ provider",
        "PUT /manage-customer-profile/ customer",
        "PUT /manage-provider-profile/ provider",
      ]
    `)
})
