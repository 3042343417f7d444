import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type * as api from '../../../contract/chat.ts'
import { call } from '../../lib/http/call.ts'
import type { Side } from './chat-log.ts'

export type ChatThread = api.ChatThread

// There is no event for a second message in a chat that is not open.
const REFETCH_INTERVAL = 20_000

/** Without chats that have no message yet. The key contains the account: another account must not see them. */
export const chatsQuery = (accountId: number, side: Side) =>
  infiniteQueryOptions({
    queryKey: ['chats', accountId],
    queryFn: ({ pageParam, signal }) =>
      call.page<typeof api.listChats>('GET', '/chats', {
        query: { [side]: accountId, written: true, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    refetchInterval: REFETCH_INTERVAL,
    networkMode: 'always',
  })

/** Creates the chat if there is none. */
export const chatWithQuery = (customer: number, provider: number) =>
  queryOptions({
    queryKey: ['chat-with', customer, provider],
    queryFn: async () => {
      const body = { customer, provider, sender_type: 'customer' as const }
      return (await call<typeof api.openChat>('POST', '/chats/', { body })).chat_id
    },
    retry: false,
    networkMode: 'always',
  })

export const fetchMessages = (chatId: number, where: { before?: number; after?: number; limit?: number }) =>
  call<typeof api.listMessages>('GET', '/chats/:chat_id/messages/', {
    params: { chat_id: chatId },
    query: where,
  })

/** The signed URL in a message is valid for less than an hour. */
export const fetchVoiceUrl = async (chatId: number, messageId: number) => {
  const [message] = await fetchMessages(chatId, { before: messageId + 1, limit: 1 })
  return message?.voice?.url
}
