// A mock server by method and path, and user input, for tests of forms.
import { act } from 'react'
import { Outlet, type RouteObject } from 'react-router'
import { toast as sonner } from 'sonner'
import { expect, onTestFinished, vi } from 'vitest'
import type { FieldCodes } from '../../contract/errors.ts'
import { Toaster } from '../ui/Toast.tsx'
import { find, fire, type } from './page.tsx'
import { eventually, settle, visit } from './visit.tsx'

export type MockReply = () => Promise<Response>

export const reply =
  (body: unknown, status = 200, headers: Record<string, string> = {}): MockReply =>
  async () =>
    Response.json(body, { status, headers })

/** The header with the codes of broken rules. */
export const fieldCodes = (codes: FieldCodes) => ({ 'x-field-codes': JSON.stringify(codes) })

export const refusal = (status: number, code: string, message: string) => reply({ code, message }, status)

/** No connection. */
export const networkFailure: MockReply = () => Promise.reject(new TypeError('Failed to fetch'))

type RecordedCall = {
  path: string
  query: Record<string, string>
  body: unknown
  key: string | undefined
  ifMatch: string | undefined
  proof: string | undefined
}
type FetchOptions = { method?: string; body?: string; headers?: Record<string, string> }

/** Responds to '/api' requests until the test ends. An unexpected one fails. */
export const mockServer = (answers: Record<string, MockReply>) => {
  const calls = new Map<string, RecordedCall[]>()
  vi.stubGlobal('fetch', (address: string, { method = 'GET', body, headers }: FetchOptions) => {
    const { pathname, searchParams } = new URL(address, 'https://haat.example')
    const endpoint = `${method} ${pathname}`
    const call = {
      path: pathname,
      query: Object.fromEntries(searchParams),
      body: body ? JSON.parse(body) : undefined,
      key: headers?.['idempotency-key'],
      ifMatch: headers?.['if-match'],
      proof: headers?.['x-proof-of-work'],
    }
    calls.set(endpoint, [...(calls.get(endpoint) ?? []), call])
    const mockReply = answers[endpoint]
    if (!mockReply) throw new Error(`Nobody answers ${endpoint}`)
    return mockReply()
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return { calls: (endpoint: string) => calls.get(endpoint) ?? [] }
}

const ToastsOnly: RouteObject = {
  Component: () => (
    <>
      <Outlet />
      <Toaster label="Messages" closeLabel="Close" />
    </>
  ),
}

export const openPage = (path: string, Component: RouteObject['Component']) => {
  onTestFinished(() => void sonner.dismiss())
  const { pathname } = new URL(path, 'https://haat.example')
  return visit({ at: path, shell: ToastsOnly, pages: [{ path: pathname, Component } as RouteObject] })
}

export const inputNamed = (name: string) => find(`:is(input, textarea)[name="${name}"]`) as HTMLInputElement

export const fillIn = (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) type(inputNamed(name), value)
}

/** React listens for 'focusout'. */
export const blurInput = async (name: string) => {
  fire(inputNamed(name), new FocusEvent('focusout', { bubbles: true }))
  await settle()
}

/** The error message of the field. */
export const errorAt = (name: string) => {
  const id = inputNamed(name).getAttribute('aria-describedby')?.split(' ')[0]
  return inputNamed(name).getAttribute('aria-invalid')
    ? document.getElementById(id ?? '')?.textContent
    : undefined
}

export const submit = async (form = find('form')) => {
  fire(form, new Event('submit', { bubbles: true, cancelable: true }))
  await settle()
}

export const expectToast = (text: string) =>
  eventually(() =>
    expect([...document.querySelectorAll('[data-sonner-toast]')].map((toast) => toast.textContent)).toContain(
      text,
    ),
  )

/** Needs fake timers. */
export const advanceTime = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
