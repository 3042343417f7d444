// What tests of a page with a form need: a server that answers by method and path, and hands that type.
import { act } from 'react'
import { Outlet, type RouteObject } from 'react-router'
import { toast as sonner } from 'sonner'
import { expect, onTestFinished, vi } from 'vitest'
import { Toaster } from '../ui/Toast.tsx'
import { find, fire, type } from './page.tsx'
import { eventually, settle, visit } from './visit.tsx'

export type Answer = () => Promise<Response>

export const reply =
  (body: unknown, status = 200): Answer =>
  async () =>
    Response.json(body, { status })

export const refusal = (status: number, code: string, message: string) => reply({ code, message }, status)

/** No connection. */
export const unreached: Answer = () => Promise.reject(new TypeError('Failed to fetch'))

type Call = { path: string; query: Record<string, string>; body: unknown; key: string | undefined }
type Sent = { method?: string; body?: string; headers?: Record<string, string> }

/** Answers '/api' calls until the test ends; one that nobody expects fails. `calls` are those that came, by method and path. */
export const aServer = (answers: Record<string, Answer>) => {
  const calls = new Map<string, Call[]>()
  vi.stubGlobal('fetch', (address: string, { method = 'GET', body, headers }: Sent) => {
    const { pathname, searchParams } = new URL(address, 'https://haat.example')
    const asked = `${method} ${pathname}`
    const call = {
      path: pathname,
      query: Object.fromEntries(searchParams),
      body: body ? JSON.parse(body) : undefined,
      key: headers?.['idempotency-key'],
    }
    calls.set(asked, [...(calls.get(asked) ?? []), call])
    const answer = answers[asked]
    if (!answer) throw new Error(`Nobody answers ${asked}`)
    return answer()
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return { calls: (asked: string) => calls.get(asked) ?? [] }
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
  return visit({ at: path, shell: ToastsOnly, pages: [{ path, Component } as RouteObject] })
}

export const box = (name: string) => find(`:is(input, textarea)[name="${name}"]`) as HTMLInputElement

export const write = (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) type(box(name), value)
}

/** Leaves the box; React hears of it by 'focusout'. */
export const leave = async (name: string) => {
  fire(box(name), new FocusEvent('focusout', { bubbles: true }))
  await settle()
}

/** What the box is marked with. */
export const errorAt = (name: string) => {
  const id = box(name).getAttribute('aria-describedby')?.split(' ')[0]
  return box(name).getAttribute('aria-invalid') ? document.getElementById(id ?? '')?.textContent : undefined
}

export const submit = async (form = find('form')) => {
  fire(form, new Event('submit', { bubbles: true, cancelable: true }))
  await settle()
}

export const seesToast = (text: string) =>
  eventually(() =>
    expect([...document.querySelectorAll('[data-sonner-toast]')].map((toast) => toast.textContent)).toContain(
      text,
    ),
  )

/** Time passes, and what waited for it happens. Only with fake timers. */
export const passes = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
