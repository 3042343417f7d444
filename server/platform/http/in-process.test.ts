import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { answerErrors } from './error-reply.ts'
import { callInProcess } from './in-process.ts'
import { FormRefusal } from './refusal.ts'

test('an in-process call returns the codes of the rules that a form breaks', async () => {
  const app = fastify()
  onTestFinished(() => app.close())
  await app.register(cookie)
  answerErrors(app)
  app.post('/form', () => {
    throw new FormRefusal({ subject: ['subjectRequired'], profile: { name: ['nameLong'] } })
  })
  app.get('/page', (request) => callInProcess(app, request)('POST', '/form', '{}'))

  const { status, text, fieldCodes } = (await app.inject('/page')).json()
  expect([status, JSON.parse(text)]).toEqual([
    400,
    { subject: ['Subject is required.'], profile: { name: ['*Name must be at most 100 characters.'] } },
  ])
  expect(JSON.parse(fieldCodes)).toEqual({ subject: ['subjectRequired'], profile: { name: ['nameLong'] } })
})
