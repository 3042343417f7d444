import { beforeEach, describe, expect, test, vi } from 'vitest'
import { PermanentJobError } from '../../../platform/jobs/jobs.ts'
import type { OutgoingMessage } from '../../../platform/mail/message.ts'
import { type BreachNotice, breachNoticesFor, choose } from '../../../testing/breach-notices.ts'
import { notificationsFor } from '../../../testing/notifications.ts'
import { NOON, testServer } from '../../../testing/test-server.ts'
import { addNextRecipients, deliverBreachNotices } from './deliver-breach.service.ts'

const server = await testServer()
const { db, time } = server
const { notificationsOf } = notificationsFor(server)
const { announce, deliveriesOf, countsOf, aPerson, erase, depsWith, deliverAll, startOver } =
  await breachNoticesFor(server)
beforeEach(startOver)

describe('a delivery', () => {
  const failing = (error: Error) => async () => {
    throw error
  }
  const byChannel = async (notice: BreachNotice) =>
    Object.fromEntries((await deliveriesOf(notice)).map((each) => [each.channel, each]))

  test('is retried after a pause until the service accepts it, and then never again', async () => {
    const notice = await announce(choose(await aPerson()))
    await deliverAll({ deliver: failing(new Error('down')) })
    expect(await byChannel(notice)).toMatchObject({
      bell: { status: 'delivered' },
      email: { status: 'waiting', tries: 1 },
      sms: { status: 'waiting', tries: 1 },
    })
    expect(await deliverAll()).toEqual([])
    time.now = new Date(NOON.getTime() + 60_000)
    expect(await deliverAll()).toHaveLength(2)
    expect(await deliverAll()).toEqual([])
    expect(await byChannel(notice)).toMatchObject({ email: { status: 'delivered', tries: 2 } })
  })

  test('has the same message id at every attempt', async () => {
    await announce(choose(await aPerson({ mobileToVerify: true })))
    const ids: string[] = []
    const deliver = async ({ id }: OutgoingMessage) => {
      ids.push(id)
      throw new Error('down')
    }
    await deliverAll({ deliver })
    time.now = new Date(NOON.getTime() + 60_000)
    await deliverAll({ deliver })
    time.now = new Date(NOON.getTime() + 600_000)
    await deliverAll()
    time.now = NOON
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
  })

  test('that the service refuses fails at once', async () => {
    const notice = await announce(choose(await aPerson()))
    await deliverAll({ deliver: failing(new PermanentJobError('no such mailbox')) })
    expect(await byChannel(notice)).toMatchObject({
      email: { status: 'failed', problem: 'refused', tries: 1 },
      sms: { status: 'failed', problem: 'refused' },
    })
    expect(await deliverAll()).toEqual([])
  })

  test('fails after about two days without success', async () => {
    const notice = await announce(choose(await aPerson()))
    const started = time.now
    for (let tries = 0; tries < 50; tries += 1) {
      await deliverAll({ deliver: failing(new Error('down')) })
      time.now = new Date(time.now.getTime() + 60 * 60_000)
    }
    time.now = started
    expect(await byChannel(notice)).toMatchObject({
      email: { status: 'failed', problem: 'unreachable', tries: 50 },
    })
  })

  test('fails when the account was deleted before it was sent', async () => {
    const person = await aPerson()
    const notice = await announce(choose(person))
    await addNextRecipients(depsWith().deps)
    await erase(person)
    expect(await deliverAll()).toEqual([])
    expect(await byChannel(notice)).toMatchObject({ email: { status: 'failed', problem: 'no_contact' } })
  })

  test('by text message waits for the next day when half of the day is used', async () => {
    const notice = await announce(choose(await aPerson()))
    const trySpend = vi.fn<(tx: unknown, share: number) => Promise<boolean>>(async () => false)
    const sent = await deliverAll({ smsBudget: { trySpend } })
    expect(sent.map(({ via }) => via)).toEqual(['email'])
    expect(trySpend).toHaveBeenCalledWith(db, 0.5)
    expect(await byChannel(notice)).toMatchObject({ sms: { status: 'waiting', tries: 0 } })
    time.now = new Date(NOON.getTime() + 24 * 60 * 60_000)
    expect((await deliverAll()).map(({ via }) => via)).toEqual(['mobile'])
  })
})

describe('a killed process', () => {
  test('loses and repeats no recipient: each batch commits its position', async () => {
    const everyone = [await aPerson(), await aPerson(), await aPerson()]
    const notice = await announce(choose(...everyone))
    await addNextRecipients(depsWith({ recipientsAtOnce: 2 }).deps)
    expect(await countsOf(notice)).toMatchObject({ is_resolved: false })
    const crash = depsWith({
      recipientsAtOnce: 2,
      clock: () => {
        throw new Error('killed')
      },
    })
    await expect(addNextRecipients(crash.deps)).rejects.toThrow('killed')
    expect(await deliverAll()).toHaveLength(6)
    for (const person of everyone) expect((await notificationsOf(person)).list).toHaveLength(1)
    expect(await deliveriesOf(notice)).toHaveLength(9)
  })

  test('leaves deliveries that another process sends after the lease', async () => {
    await announce(choose(await aPerson({ mobileToVerify: true })))
    const { deps } = depsWith({ deliver: () => new Promise(() => {}) })
    void deliverBreachNotices(deps)
    const leased = db.selectFrom('breachDeliveries').select('id').where('dueAt', '>', NOON)
    await vi.waitFor(async () => expect(await leased.execute()).toHaveLength(1))
    expect(await deliverAll()).toEqual([])
    time.now = new Date(NOON.getTime() + 6 * 60_000)
    expect(await deliverAll()).toHaveLength(1)
  })

  test('two concurrent processes send each message once', async () => {
    const everyone = await Promise.all(Array.from({ length: 12 }, () => aPerson()))
    await announce(choose(...everyone))
    const both = await Promise.all([deliverAll(), deliverAll()])
    const ids = both.flat().map(({ id }) => id)
    expect(ids).toHaveLength(24)
    expect(new Set(ids).size).toBe(24)
  })
})
