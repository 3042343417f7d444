// Who the writes of failed-writes.spec.ts are about.
import type { Page, TestInfo } from '@playwright/test'
import { newAccount } from '../people.ts'
import { logInByApi } from '../screens.ts'
import { expect } from '../test.ts'

type Session = Awaited<ReturnType<typeof logInByApi>>
export const bearer = ({ access_token }: Session) => ({ authorization: `Bearer ${access_token}` })

const logInAsNew = async (page: Page, role: 'customer' | 'provider', info: TestInfo) => ({
  session: await logInByApi(page, await newAccount(page, role, info)),
})

export const post = async (page: Page, session: Session, path: string, sent: object) => {
  const reply = await page.request.post(path, { headers: bearer(session), ...sent })
  expect(reply.status()).toBe(201)
  return (await reply.json()) as Record<string, unknown>
}

/** A provider with two posts and comments on them, a customer, and a second one, whose account is deleted at the end. */
export const somePeople = async (page: Page, info: TestInfo) => {
  const [provider, customer, guest] = [
    await logInAsNew(page, 'provider', info),
    await logInAsNew(page, 'customer', info),
    await logInAsNew(page, 'customer', info),
  ]
  const publish = async (title: string) =>
    (await post(page, provider.session, '/api/blogs/', { multipart: { title, content: 'From Monday on.' } }))[
      'blog_id'
    ] as number
  const postId = await publish('Fresh tilkut')
  await publish('Soon deleted')
  const comment = (session: Session, text: string) =>
    post(page, session, `/api/blogs/${postId}/comments/`, { data: { comment: text } })
  await comment(customer.session, 'Is it open on Sunday?')
  // Blocked and unblocked by this new provider only.
  const asha = await logInByApi(page, { role: 'customer', username: 'asha' })
  await comment(asha, 'Too sweet for me')
  // A new account reviews only whom it has contacted.
  for (const { session } of [customer, guest]) {
    const email = `${session.username}@example.in`
    const data = {
      provider_id: provider.session.id,
      name: session.username,
      email,
      mobile_number: '9876543210',
    }
    await post(page, session, '/api/contacts/create/', { data })
  }
  await post(page, guest.session, `/api/providers/${provider.session.id}/reviews/`, {
    multipart: { rating: '4', text: 'Fresh sweets and a kind owner' },
  })
  const { providers } = (await (await page.request.get('/api/index/')).json()) as {
    providers: { id: number }[]
  }
  const otherProviders = providers.map(({ id }) => id).filter((id) => id !== provider.session.id)
  return {
    provider,
    customer,
    guest,
    blockedId: asha.id,
    otherShops: otherProviders,
    postId,
    postPath: `/postpage/${postId}`,
  }
}
export type People = Awaited<ReturnType<typeof somePeople>>
