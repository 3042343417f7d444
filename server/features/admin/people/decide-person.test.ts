import { describe, expect, test } from 'vitest'
import { anAccount } from '../../../testing/accounts.ts'
import { testServer } from '../../../testing/test-server.ts'
import { aReportedProvider } from '../../../testing/cases.ts'
import { listenForSockets } from '../../../testing/sockets.ts'
import { aListedProvider } from '../../../testing/search.ts'
import { aFactorOwner } from '../../../testing/second-factors.ts'
import { signedInStaff } from '../../../testing/staff.ts'

const server = await testServer()
const { db } = server
const { connect } = await listenForSockets(server)
const adminClient = await signedInStaff(server, 'moderator')
const support = await signedInStaff(server, 'support')
const owner = await signedInStaff(server, 'owner')

const inDays = (days: number) => new Date(server.time.now.getTime() + days * 86_400_000).toISOString()
const act = (id: number, what: string, body?: object) =>
  adminClient.post(`/api/admin/people/${id}/${what}/`, body ?? {})
const suspend = (id: number) =>
  act(id, 'decide', { decision: 'suspend', reason: 'Against the rules', until: inDays(3) })
const statusOf = async (url: string) => (await server.get(url)).statusCode
const finds = async (text: string, id: number) =>
  (await server.get(`/api/marketplace/search/?searchtext=${text}`)).body.includes(`"id":${id},`)

type Entry = { action: string; staff_id: number; subject_id: number; details: object }
const lastEntry = async () => (await owner.get('/api/admin/audit/?limit=1')).json<Entry[]>()[0]
type Notification = { message: string }
const notificationsOf = async (who: { id: number }, lang = 'en') =>
  (await (await server.as(who)).get(`/api/notifications/?lang=${lang}`))
    .json<Notification[]>()
    .map(({ message }) => message)

describe('a suspension without a case', () => {
  test('hides a business everywhere, and restoring it reverts and notifies', async () => {
    const provider = await aListedProvider(db, 'Gulmohar')
    const me = await server.as(provider)
    expect(await finds('gulmohar', provider.id)).toBe(true)
    expect((await suspend(provider.id)).statusCode).toBe(200)
    expect(await lastEntry()).toMatchObject({
      action: 'account_decided',
      staff_id: adminClient.id,
      subject_id: provider.id,
      details: { decision: 'suspend', until: inDays(3) },
    })
    expect(await statusOf(`/api/provider-profile/${provider.id}/`)).toBe(404)
    expect(await finds('gulmohar', provider.id)).toBe(false)
    expect((await me.get('/api/notifications/')).statusCode).toBe(401)

    expect((await act(provider.id, 'restore', { reason: 'Talked to them' })).statusCode).toBe(200)
    expect(await lastEntry()).toMatchObject({
      action: 'account_restored',
      subject_id: provider.id,
      details: { reason: 'Talked to them' },
    })
    expect(await statusOf(`/api/provider-profile/${provider.id}/`)).toBe(200)
    expect(await finds('gulmohar', provider.id)).toBe(true)
    expect(await notificationsOf(provider)).toHaveLength(2)
  })

  test('bans a customer, who can appeal', async () => {
    const customer = await anAccount(db)
    expect((await act(customer.id, 'decide', { decision: 'ban', reason: 'Threats' })).statusCode).toBe(200)
    const { appealCode, targetKind } = await db
      .selectFrom('decisions')
      .select(['appealCode', 'targetKind'])
      .where('accountId', '=', customer.id)
      .executeTakeFirstOrThrow()
    expect(targetKind).toBe('customer')
    expect((await server.get(`/api/appeals/${appealCode}/`)).json()).toMatchObject({
      target_kind: 'customer',
      decision: 'ban',
      can_appeal: true,
    })
  })

  test('restoring undoes all active decisions, also of a case, whose reporter sees it', async () => {
    const { shop: provider, report, id } = await aReportedProvider(server)
    const verdict = { decision: 'suspend', reason: 'Against the rules', until: inDays(9) }
    await adminClient.post(`/api/admin/cases/${id}/decide/`, verdict)
    await suspend(provider.id)
    await act(provider.id, 'restore', { reason: 'A mistake' })
    expect(await statusOf(`/api/provider-profile/${provider.id}/`)).toBe(200)
    expect((await server.get(`/api/reports/${report.tracking_code}/`)).json()).toMatchObject({
      status: 'decided',
      decision: 'no_action',
    })
    expect(await notificationsOf(provider)).toHaveLength(3)
  })

  test('refuses decisions that do not fit', async () => {
    const provider = await aListedProvider(db, 'Amaltas')
    const codeOf = async (what: string, body: object) => {
      const reply = await act(provider.id, what, body)
      return [reply.statusCode, reply.json<{ code?: string }>().code ?? Object.keys(reply.json())]
    }
    expect(await codeOf('restore', { reason: 'x' })).toEqual([409, 'nothing_held'])
    expect(await codeOf('restore', { reason: ' ' })).toEqual([400, ['reason']])
    for (const decision of ['hide', 'remove', 'dismiss'])
      expect(await codeOf('decide', { decision, reason: 'x' })).toEqual([400, 'decision_unfit'])
    expect(await codeOf('decide', { decision: 'suspend', reason: '' })).toEqual([400, ['reason', 'until']])
    expect(await codeOf('personal', { reason: '' })).toEqual([400, ['reason']])
  })
})

test('ends sessions and sockets at once, and the account can sign in again', async () => {
  const customer = await anAccount(db)
  const me = await server.as(customer)
  const line = await connect('/ws/notifications/', customer)
  expect((await act(customer.id, 'end-sessions')).statusCode).toBe(200)
  expect((await line.closed).code).toBe(4401)
  expect((await me.get('/api/notifications/')).statusCode).toBe(401)
  expect(await lastEntry()).toMatchObject({ action: 'sessions_ended', subject_id: customer.id })
  expect((await (await server.as(customer)).get('/api/notifications/')).statusCode).toBe(200)
})

describe('the verified badge', () => {
  const badgesOf = async (id: number, word: string) => {
    const isVerified = (list: { id: number; verified: boolean }[]) =>
      list.find((each) => each.id === id)?.verified
    const profile = await server.get(`/api/provider-profile/${id}/`)
    return {
      profile: profile.json<{ provider: { verified: boolean } }>().provider.verified,
      home: isVerified((await server.get('/api/index/')).json().providers),
      search: isVerified((await server.get(`/api/marketplace/search/?searchtext=${word}`)).json()),
      everything: isVerified((await server.get(`/api/search/?searchtext=${word}`)).json().providers),
    }
  }
  const everywhere = (verified: boolean) => ({
    profile: verified,
    home: verified,
    search: verified,
    everything: verified,
  })

  test('appears and disappears everywhere at once, and each change is logged once', async () => {
    const provider = await aListedProvider(db, 'Champa')
    expect(await badgesOf(provider.id, 'champa')).toEqual(everywhere(false))
    await act(provider.id, 'verified', { verified: true })
    expect(await badgesOf(provider.id, 'champa')).toEqual(everywhere(true))
    const entry = await lastEntry()
    expect(entry).toMatchObject({ action: 'provider_verified', subject_id: provider.id })
    await act(provider.id, 'verified', { verified: true })
    expect(await lastEntry()).toEqual(entry)
    expect((await adminClient.get(`/api/admin/people/${provider.id}/`)).json().business).toMatchObject({
      verified_at: server.time.now.toISOString(),
      verified_by: adminClient.username,
    })
    await act(provider.id, 'verified', { verified: false })
    expect(await badgesOf(provider.id, 'champa')).toEqual(everywhere(false))
    expect(await lastEntry()).toMatchObject({ action: 'provider_unverified' })
  })

  test('is lost when the name changes', async () => {
    const provider = await aListedProvider(db, 'Kadamb')
    await act(provider.id, 'verified', { verified: true })
    const rename = (businessName: string) =>
      db.updateTable('providers').set({ businessName }).where('accountId', '=', provider.id).execute()
    await rename('Kadamb')
    expect((await badgesOf(provider.id, 'kadamb')).profile).toBe(true)
    await rename('State Bank')
    expect((await badgesOf(provider.id, 'kadamb')).profile).toBe(false)
  })

  test('is only for businesses', async () => {
    const customer = await anAccount(db)
    expect((await act(customer.id, 'verified', { verified: true })).statusCode).toBe(404)
  })
})

describe('personal data', () => {
  test('is revealed after a reason is given, and the request is logged', async () => {
    const provider = await aListedProvider(db, 'Ketaki', {
      streetAddress: '7 Station Road',
      zipcode: '823001',
    })
    const reply = await support.post(`/api/admin/people/${provider.id}/personal/`, {
      reason: 'They called us',
    })
    expect(reply.json()).toEqual({
      mobile_number: provider.mobileNumber,
      email: provider.email,
      street_address: '7 Station Road',
      zipcode: '823001',
    })
    expect(await lastEntry()).toMatchObject({
      action: 'personal_shown',
      staff_id: support.id,
      subject_id: provider.id,
      details: { reason: 'They called us' },
    })
  })
})

describe('the second factor of a business', () => {
  const personOf = async (id: number) =>
    (await adminClient.get(`/api/admin/people/${id}/`)).json<{ has_second_factor: boolean }>()
  const reason = { reason: 'Video call with the shop licence' }

  test('is removed with a logged reason, and the owner is notified', async () => {
    const { owner: provider, me } = await aFactorOwner(server)
    expect(await personOf(provider.id)).toMatchObject({ has_second_factor: true })
    expect((await act(provider.id, 'remove-second-factor', {})).statusCode).toBe(400)
    expect((await act(provider.id, 'remove-second-factor', reason)).statusCode).toBe(200)
    expect(await lastEntry()).toMatchObject({
      action: 'second_factor_removed',
      staff_id: adminClient.id,
      subject_id: provider.id,
      details: reason,
    })
    expect(await personOf(provider.id)).toMatchObject({ has_second_factor: false })
    expect((await me.get('/api/second-factor/')).json()).toEqual({ is_on: false, recovery_codes_left: 0 })
    expect((await notificationsOf(provider))[0]).toBe(
      'We turned off two-step verification, as you asked. Not you? Change your password.',
    )
    expect((await act(provider.id, 'remove-second-factor', reason)).statusCode).toBe(404)
  })

  test('cannot be removed by support', async () => {
    const { owner: provider } = await aFactorOwner(server)
    const path = `/api/admin/people/${provider.id}/remove-second-factor/`
    expect((await support.post(path, reason)).statusCode).toBe(403)
    expect(await personOf(provider.id)).toMatchObject({ has_second_factor: true })
  })
})
