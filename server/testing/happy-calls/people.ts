import { anAccount, PASSWORD } from '../accounts.ts'
import { aChat, askToCallBack, insertMessages } from '../chats.ts'
import { aComment, aPublishedPost, block } from '../posts.ts'
import { aPostAuthor } from '../post-forms.ts'
import { week } from '../hours.ts'
import { aReview, reviewerOn } from '../reviews.ts'
import { anItem, aProvider } from '../providers.ts'
import { notificationsFor } from '../notifications.ts'
import { pushCalls } from './push.ts'
import { voiceForm } from '../voices.ts'
import { type HappyCall, nextNumber, type TestServer } from './call.ts'

const asCustomer = async (server: TestServer) => {
  const customer = await anAccount(server.db, {})
  return { customer, me: await server.as(customer) }
}
const asProvider = async (server: TestServer) => {
  const { provider, post } = await aPublishedPost(server.db)
  return { provider, post, me: await server.as(provider) }
}

const withItem = async (server: TestServer) => {
  const { provider, me } = await asProvider(server)
  return { me, item: await anItem(server.db, provider.id) }
}

const readAsCustomer =
  (path: string): HappyCall =>
  async (server) => {
    const { me } = await asCustomer(server)
    return () => me.get(`/api${path}`)
  }
const readAsProvider =
  (path: string): HappyCall =>
  async (server) => {
    const { provider, post, me } = await asProvider(server)
    await aComment(server.db, post.id)
    await askToCallBack(server.db, { customer: await anAccount(server.db), provider })
    return () => me.get(`/api${path}`)
  }

const aBlock = async (server: TestServer, blocker: { id: number }, blocked: { id: number }) => {
  await block(server.db, blocker, blocked)
  return { me: await server.as(blocker), id: await newestOf(server, 'blocks') }
}

const newestOf = async ({ db }: TestServer, table: 'blocks' | 'contacts') =>
  (await db.selectFrom(table).select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id

const account: Record<string, HappyCall> = {
  'GET /confirm/': readAsCustomer('/confirm/'),
  'GET /sessions/': readAsCustomer('/sessions/'),
  'GET /manage-customer-profile/': readAsCustomer('/manage-customer-profile/'),
  'POST /confirm/': async (server) => {
    const { me } = await asCustomer(server)
    return () => me.post('/api/confirm/', { password: PASSWORD })
  },
  'POST /change-password/': async (server) => {
    const { me } = await asCustomer(server)
    return () => me.post('/api/change-password/', { old_password: PASSWORD, new_password: 'Mandi#42' })
  },
  'DELETE /sessions/': async (server) => {
    const { customer, me } = await asCustomer(server)
    await server.signIn(customer)
    return () => me.delete('/api/sessions/')
  },
  'PUT /manage-customer-profile/': async (server) => {
    const { customer, me } = await asCustomer(server)
    return () => me.put('/api/manage-customer-profile/', { name: 'Asha', username: customer.username })
  },
  'DELETE /delete-account/': async (server) => {
    const { me } = await asCustomer(server)
    return () => me.delete('/api/delete-account/')
  },
}

const business: Record<string, HappyCall> = {
  'GET /manage-provider-profile/': readAsProvider('/manage-provider-profile/'),
  'GET /viewoldpost/': readAsProvider('/viewoldpost/'),
  'GET /view_comments/': readAsProvider('/view_comments/'),
  'GET /contacts/': readAsProvider('/contacts/'),
  'GET /contacts/csv/': readAsProvider('/contacts/csv/'),
  'PUT /manage-provider-profile/': async (server) => {
    const { me } = await asProvider(server)
    return () => me.put('/api/manage-provider-profile/', { business_tagline: 'Pure ghee' })
  },
  'GET /provider-hours/': readAsProvider('/provider-hours/'),
  'PUT /provider-hours/': async (server) => {
    const { me } = await asProvider(server)
    return () => me.put('/api/provider-hours/', { weekly: week('10:00-20:00') })
  },
  'PUT /provider-hours/today/': async (server) => {
    const { me } = await asProvider(server)
    return () => me.put('/api/provider-hours/today/', { closed: true })
  },
  'POST /blogs/': async (server) => {
    const { me } = await asProvider(server)
    return () => me.post('/api/blogs/', { title: 'Tilkut', content: 'Fresh today' })
  },
  'PUT /blogs/:id/': async (server) => {
    const { me, post } = await asProvider(server)
    return () => me.put(`/api/blogs/${post.id}/`, { title: 'Tilkut', content: 'Fresher today' })
  },
  'DELETE /blogs/:id/': async (server) => {
    const { me, publish } = await aPostAuthor(server)
    const { blog_id } = (await publish()).json<{ blog_id: number }>()
    return () => me.delete(`/api/blogs/${blog_id}/`)
  },
  'PUT /contacts/:id/': async (server) => {
    const { provider, me } = await asProvider(server)
    await askToCallBack(server.db, { customer: await anAccount(server.db), provider })
    const id = await newestOf(server, 'contacts')
    return () => me.put(`/api/contacts/${id}/`, { status: 'won' })
  },
}

const priceList: Record<string, HappyCall> = {
  'GET /items/': async (server) => {
    const { me } = await withItem(server)
    return () => me.get('/api/items/')
  },
  'POST /items/': async (server) => {
    const { me } = await asProvider(server)
    return () => me.post('/api/items/', { name: 'Tilkut', price_paise: 40_000, unit: 'kg' })
  },
  'PUT /items/:id/': async (server) => {
    const { me, item } = await withItem(server)
    return () => me.put(`/api/items/${item.id}/`, { name: 'Tilkut', is_available: true })
  },
  'DELETE /items/:id/': async (server) => {
    const { me, item } = await withItem(server)
    return () => me.delete(`/api/items/${item.id}/`)
  },
  'PUT /items/order/': async (server) => {
    const { me, item } = await withItem(server)
    return () => me.put('/api/items/order/', { item_ids: [item.id] })
  },
  'POST /items/paste/': async (server) => {
    const { me } = await asProvider(server)
    return () => me.post('/api/items/paste/', { text: 'Tilkut 400/kg' })
  },
  'POST /items/bulk/': async (server) => {
    const { me } = await asProvider(server)
    return () => me.post('/api/items/bulk/', { items: [{ name: 'Tilkut' }, { name: 'Anarsa' }] })
  },
}

const comments: Record<string, HappyCall> = {
  'POST /blogs/:id/comments/': async (server) => {
    const { post } = await aPublishedPost(server.db)
    const { me } = await asCustomer(server)
    return () => me.post(`/api/blogs/${post.id}/comments/`, { comment: 'How fresh!' })
  },
  'POST /blogs/:id/comments/:commentId/reply/': async (server) => {
    const { post, me } = await asProvider(server)
    const { id } = await aComment(server.db, post.id)
    return () => me.post(`/api/blogs/${post.id}/comments/${id}/reply/`, { reply: 'Thank you!' })
  },
}

const aReviewOf = async (server: TestServer) => {
  const provider = await aProvider(server.db)
  const { id, customerId } = await aReview(server.db, provider.id, { reply: 'Thank you!' })
  return { id, shop: await server.as(provider), author: await server.as({ id: customerId }) }
}

const reviews: Record<string, HappyCall> = {
  'POST /providers/:id/reviews/': async (server) => {
    const [provider, { review }] = [await aProvider(server.db), await reviewerOn(server)]
    return () => review(provider, { rating: '5', text: `The best sweets in town, number ${nextNumber()}` })
  },
  'PUT /reviews/:id/': async (server) => {
    const { id, author } = await aReviewOf(server)
    return () => author.put(`/api/reviews/${id}/`, { rating: '3' })
  },
  'DELETE /reviews/:id/': async (server) => {
    const { id, author } = await aReviewOf(server)
    return () => author.delete(`/api/reviews/${id}/`)
  },
  'PUT /reviews/:id/reply/': async (server) => {
    const { id, shop: provider } = await aReviewOf(server)
    return () => provider.put(`/api/reviews/${id}/reply/`, { text: 'Come again!' })
  },
  'DELETE /reviews/:id/reply/': async (server) => {
    const { id, shop: provider } = await aReviewOf(server)
    return () => provider.delete(`/api/reviews/${id}/reply/`)
  },
  'GET /my-reviews/': async (server) => {
    const { author } = await aReviewOf(server)
    return () => author.get('/api/my-reviews/')
  },
  'GET /view_reviews/': async (server) => {
    const { shop: provider } = await aReviewOf(server)
    return () => provider.get('/api/view_reviews/')
  },
}

const blocks: Record<string, HappyCall> = {
  'GET /customer-blocks/': async (server) => {
    const { me } = await aBlock(server, await anAccount(server.db), await aProvider(server.db))
    return () => me.get('/api/customer-blocks/')
  },
  'POST /customer-blocks/': async (server) => {
    const { me } = await asCustomer(server)
    const { id } = await aProvider(server.db)
    return () => me.post('/api/customer-blocks/', { provider: id, blocked_reason: 'Rude' })
  },
  'DELETE /customer-blocks/:id/': async (server) => {
    const { me, id } = await aBlock(server, await anAccount(server.db), await aProvider(server.db))
    return () => me.delete(`/api/customer-blocks/${id}/`)
  },
  'GET /blocks/': async (server) => {
    const { me } = await aBlock(server, await aProvider(server.db), await anAccount(server.db))
    return () => me.get('/api/blocks/')
  },
  'POST /blocks/': async (server) => {
    const { post, me } = await asProvider(server)
    const { customerId } = await aComment(server.db, post.id)
    return () => me.post('/api/blocks/', { customer: customerId, reason: 'Rude' })
  },
  'DELETE /blocks/:id/': async (server) => {
    const { me, id } = await aBlock(server, await aProvider(server.db), await anAccount(server.db))
    return () => me.delete(`/api/blocks/${id}/`)
  },
}

const chat: Record<string, HappyCall> = {
  'GET /chats': async (server) => {
    const { customer, chat: opened } = await aChat(server.db)
    await insertMessages(server.db, opened.id, [{ by: 'customer', content: 'Namaste' }])
    const me = await server.as(customer)
    return () => me.get('/api/chats')
  },
  'POST /chats/': async (server) => {
    const { customer, me } = await asCustomer(server)
    const provider = await aProvider(server.db)
    return () => me.post('/api/chats/', { customer: customer.id, provider: provider.id })
  },
  'GET /chats/:chat_id/messages/': async (server) => {
    const { customer, chat: opened } = await aChat(server.db)
    await insertMessages(server.db, opened.id, [{ by: 'provider', content: 'Namaste' }])
    const me = await server.as(customer)
    return () => me.get(`/api/chats/${opened.id}/messages/`)
  },
  'POST /chats/:chat_id/messages/': async (server) => {
    const { customer, chat: opened } = await aChat(server.db)
    const me = await server.as(customer)
    return () => me.post(`/api/chats/${opened.id}/messages/`, { content: 'Namaste', client_id: 'one' })
  },
  'POST /chats/:chat_id/voice/': async (server) => {
    const { customer, chat: opened } = await aChat(server.db)
    const me = await server.as(customer)
    return () => me.post(`/api/chats/${opened.id}/voice/`, voiceForm('one'))
  },
  'GET /notifications/': async (server) => {
    const { shop: provider } = await notificationsFor(server).aCommentThread()
    const me = await server.as(provider)
    return () => me.get('/api/notifications/')
  },
  'POST /notifications/read/': async (server) => {
    const { shop: provider } = await notificationsFor(server).aCommentThread()
    const me = await server.as(provider)
    const [first] = (await me.get('/api/notifications/')).json<{ id: number }[]>()
    return () => me.post('/api/notifications/read/', { ids: [first?.id] })
  },
}

export const peopleCalls = {
  ...account,
  ...business,
  ...priceList,
  ...comments,
  ...reviews,
  ...blocks,
  ...chat,
  ...pushCalls,
}
