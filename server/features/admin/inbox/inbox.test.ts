import { describe, expect, test } from 'vitest'
import { NOON, testServer } from '../../../testing/test-server.ts'
import { anAccount } from '../../../testing/accounts.ts'
import { queriesDuring } from '../../../testing/queries.ts'
import { signedInStaff } from '../../../testing/staff.ts'

const server = await testServer({ jobs: 'work' })
const { db } = server
const support = await signedInStaff(server, 'support')
const moderator = await signedInStaff(server, 'moderator')
const owner = await signedInStaff(server)

type Message = {
  id: number
  status: string
  email: string
  language: string
  since: string
  message: string
  answers: { answer: string; answered_by: string }[]
}
const written = { name: 'Asha', email: 'asha@example.in', subject: 'Opening hours', message: 'When?\nToday?' }
const write = async (given: object = {}, lang = '') => {
  await server.post(`/api/contact-haat-admin/${lang}`, { ...written, ...given })
  const { id } = await db
    .selectFrom('contactMessages')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return id
}
const look = async (id: number) => (await support.get(`/api/admin/inbox/${id}/`)).json<Message>()
const list = async (query = '') => (await support.get(`/api/admin/inbox/${query}`)).json<Message[]>()
const answer = (id: number, text = 'At nine.', from = support) =>
  from.post(`/api/admin/inbox/${id}/answer/`, { answer: text })
const CLOSING = { reason: 'An advertisement' }
const close = (id: number, body: object = CLOSING) => support.post(`/api/admin/inbox/${id}/close/`, body)
const reopen = (id: number) => support.post(`/api/admin/inbox/${id}/reopen/`)

type Mail = { to: string; text: string; subject: string }
const mailsTo = async (email: string) =>
  (await server.get('/api/outbox/')).json<Mail[]>().filter(({ to }) => to === email)
const mailTo = async (email: string) => {
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1)
  return (await mailsTo(email))[0]
}
const codeOf = (reply: Awaited<ReturnType<typeof close>>) => [reply.statusCode, reply.json().code]

describe('a message', () => {
  test('appears in the inbox with a masked email', async () => {
    const id = await write()
    expect(await look(id)).toMatchObject({
      status: 'new',
      name: 'Asha',
      email: 'a***@example.in',
      subject: 'Opening hours',
      message: 'When?\nToday?',
      language: 'en',
      since: NOON.toISOString(),
      answers: [],
    })
    expect((await list()).map((each) => each.id)).toContain(id)
    expect(JSON.stringify(await list())).not.toContain('asha@example.in')
  })

  test('has the language of its page or of its text', async () => {
    expect((await look(await write({}, '?lang=hi'))).language).toBe('hi')
    expect((await look(await write({ message: 'कब खुलता है?' }))).language).toBe('hi')
    expect((await look(await write({ message: 'कब?' }, '?lang=en'))).language).toBe('en')
  })

  test('returns 404 for an unknown id', async () => {
    expect((await support.get('/api/admin/inbox/999999/')).statusCode).toBe(404)
    expect((await answer(999_999)).statusCode).toBe(404)
    expect((await close(999_999)).statusCode).toBe(404)
    expect((await reopen(999_999)).statusCode).toBe(404)
  })
})

describe('an answer', () => {
  test('is mailed once, in Hindi to a Hindi message, stored and logged', async () => {
    const id = await write({ email: 'ravi@example.in', message: 'दुकान कब खुलती है?' })
    const reply = await answer(id, 'सुबह नौ बजे।')
    expect([reply.statusCode, reply.json()]).toMatchObject([
      200,
      { status: 'answered', answers: [{ answer: 'सुबह नौ बजे।', answered_by: support.username }] },
    ])
    const mail = await mailTo('ravi@example.in')
    expect(mail?.subject).toBe('Re: Opening hours')
    expect(mail?.text).toBe(
      [
        'नमस्ते Asha जी,',
        'हाट को लिखने के लिए धन्यवाद। हमारा जवाब यह है:',
        'सुबह नौ बजे।',
        'सादर,\nहाट टीम',
        'आपने लिखा था:',
        '> दुकान कब खुलती है?',
      ].join('\n\n'),
    )
    const [entry] = (await owner.get('/api/admin/audit/?limit=1')).json<object[]>()
    expect(entry).toMatchObject({
      action: 'contact_answered',
      staff_id: support.id,
      subject_kind: 'contact_message',
      subject_id: id,
      details: {},
    })
  })

  test('is sent once by two concurrent requests', async () => {
    const id = await write({ email: 'two@example.in' })
    const replies = await Promise.all([answer(id, 'One'), answer(id, 'Other', owner)])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect((await look(id)).answers).toHaveLength(1)
    await mailTo('two@example.in')
  })

  test('is refused for a settled message, a deleted sender and an empty text', async () => {
    const id = await write()
    await close(id)
    expect(codeOf(await answer(id))).toEqual([409, 'message_settled'])
    await reopen(id)
    expect((await answer(id, '  ')).json()).toEqual({ answer: [expect.any(String)] })
    const account = await anAccount(db, { email: 'gone@example.in' })
    const gone = await write({ email: 'gone@example.in' })
    await (await server.as(account)).delete('/api/delete-account/')
    expect(await look(gone)).toMatchObject({ name: 'Deleted user', email: '' })
    expect(codeOf(await answer(gone))).toEqual([409, 'sender_gone'])
  })

  test('is limited to support and owners; moderators only read', async () => {
    const id = await write()
    expect((await moderator.get(`/api/admin/inbox/${id}/`)).statusCode).toBe(200)
    expect((await answer(id, 'No', moderator)).statusCode).toBe(403)
    expect((await answer(id, 'Yes', owner)).statusCode).toBe(200)
  })
})

test('archiving and reopening are logged', async () => {
  const id = await write()
  server.time.now = new Date(NOON.getTime() + 60_000)
  expect((await close(id)).json()).toMatchObject({
    status: 'closed',
    since: server.time.now.toISOString(),
    close_reason: CLOSING.reason,
  })
  expect(codeOf(await close(id))).toEqual([409, 'message_settled'])
  expect((await list('?status=closed'))[0]?.id).toBe(id)
  expect((await reopen(id)).json()).toMatchObject({ status: 'new' })
  expect(codeOf(await reopen(id))).toEqual([409, 'message_waiting'])
  expect((await list()).at(-1)?.id).toBe(id)
  const entries = (await owner.get('/api/admin/audit/?limit=2')).json<object[]>()
  expect(entries).toMatchObject([
    { action: 'contact_reopened', details: {} },
    { action: 'contact_closed', details: CLOSING },
  ])
  server.time.now = NOON
})

test('an answered message is closed without a reason, another one is not', async () => {
  const [answered, waiting] = [await write(), await write()]
  await answer(answered)
  expect((await close(answered, {})).json()).toMatchObject({ status: 'closed', close_reason: null })
  expect([(await close(waiting, {})).statusCode, (await look(waiting)).status]).toEqual([400, 'new'])
})

test('reveals the full email after a reason is given and logs it', async () => {
  const id = await write({ email: 'secret@example.in' })
  const ask = (reason: string) => support.post(`/api/admin/inbox/${id}/sender/`, { reason })
  expect((await ask(' ')).statusCode).toBe(400)
  const revealed = await ask('Calls back by phone')
  expect(revealed.json()).toEqual({ email: 'secret@example.in' })
  expect(revealed.headers['cache-control']).toBe('private, no-store')
  const [entry] = (await owner.get('/api/admin/audit/?limit=1')).json<object[]>()
  expect(entry).toMatchObject({ action: 'personal_shown', subject_kind: 'contact_message', subject_id: id })
})

test('pages the list with a constant number of statements', async () => {
  for (let more = 0; more < 3; more += 1) await write()
  const seen: number[] = []
  let url = '/api/admin/inbox/?limit=2'
  while (url) {
    const reply = await support.get(url)
    seen.push(...reply.json<Message[]>().map(({ id }) => id))
    url = /<([^>]+)>/.exec(String(reply.headers.link))?.[1] ?? ''
  }
  expect(seen).toEqual((await list()).map(({ id }) => id))
  expect(await queriesDuring(() => list('?limit=1'))).toHaveLength(
    (await queriesDuring(() => list('?limit=9'))).length,
  )
})
