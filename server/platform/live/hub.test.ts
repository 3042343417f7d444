import { expect, test } from 'vitest'
import { type EventTransport, type LiveEvent, makeHub } from './hub.ts'

const fail = (error: unknown) => {
  throw error
}

const network = () => {
  const members = new Set<Map<string, (event: string) => void>>()
  const sent: string[] = []
  const join = (): EventTransport => {
    const own = new Map<string, (event: string) => void>()
    members.add(own)
    return {
      send: (kind, event) => {
        sent.push(kind)
        for (const member of members) if (member !== own) member.get(kind)?.(event)
      },
      subscribe: (kind, take) => void own.set(kind, take),
    }
  }
  return { join, sent, members }
}

const ended = (accountId: number): LiveEvent => ({ kind: 'ended', accountId, sessionId: null, isGone: false })
const microtask = () => Promise.resolve()

test('delivers an event once to the listeners of every process, in order', async () => {
  const { join } = network()
  const [here, there] = [makeHub(fail, join()), makeHub(fail, join())]
  const heard: string[] = []
  here.on('ended', ({ accountId }) => void heard.push(`here ${accountId}`))
  there.on('ended', ({ accountId }) => void heard.push(`there ${accountId}`))
  there.on('ended', ({ accountId }) => void heard.push(`there too ${accountId}`))
  here.publish(ended(1))
  here.publish(ended(2))
  await microtask()
  expect(heard.filter((each) => each.startsWith('here'))).toEqual(['here 1', 'here 2'])
  expect(heard.filter((each) => each.startsWith('there '))).toEqual([
    'there 1',
    'there too 1',
    'there 2',
    'there too 2',
  ])
})

test('does not subscribe to a kind without listeners', () => {
  const { join, members } = network()
  makeHub(fail, join()).on('ended', () => {})
  expect([...members].map((member) => [...member.keys()])).toEqual([['ended']])
})

test('calls the other listeners when one throws', async () => {
  const errors: unknown[] = []
  const hub = makeHub((error) => void errors.push(error))
  const heard: number[] = []
  hub.on('ended', async () => fail(new Error('the socket is gone')))
  hub.on('ended', ({ accountId }) => void heard.push(accountId))
  hub.publish(ended(1))
  await new Promise((resolve) => setImmediate(resolve))
  expect(heard).toEqual([1])
  expect(errors).toMatchObject([{ message: 'the socket is gone' }])
})
