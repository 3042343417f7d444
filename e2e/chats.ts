// A chat between a new customer and a new business, without the pages that lead to it.
import type { Page, TestInfo } from '@playwright/test'
import { newAccount } from './people.ts'
import { bearer, logInByApi } from './screens.ts'

type Message = { kind: string; content: string }

/** `page` is the customer's and `desk` the business's; neither is signed in. `messages` are read by the business. */
export const startChat = async (page: Page, desk: Page, info: TestInfo) => {
  const provider = await logInByApi(desk, await newAccount(desk, 'provider', info))
  const person = await newAccount(page, 'customer', info)
  const customer = await logInByApi(page, person)
  const begun = await page.request.post('/api/chats/', {
    headers: bearer(customer),
    data: { customer: customer.id, provider: provider.id },
  })
  const { chat_id: chatId } = (await begun.json()) as { chat_id: number }
  const messages = async () => {
    const reply = await desk.request.get(`/api/chats/${chatId}/messages/`, { headers: bearer(provider) })
    return (await reply.json()) as Message[]
  }
  return { chatId, person, customer, provider, messages }
}
