import { screen } from '@testing-library/react'
import { focusManager } from '@tanstack/react-query'
import { act } from 'react'
import { Outlet } from 'react-router'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { STALE_MS } from '../../../lib/loading/query-client.ts'
import { button, eventually, settle, visit } from '../../../testing/visit.tsx'
import { click } from '../../../testing/page.tsx'
import { Milestones } from './Milestones.tsx'

const PLACES = Array.from({ length: 9 }, (_, at) => ({
  district_name: `District ${at}`,
  state_name: 'Bihar',
}))
const answer = vi.fn<typeof fetch>()

const wantsLessMotion = (isWanted: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches: isWanted,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))

beforeEach(() => {
  answer.mockReset().mockImplementation(async () => Response.json(PLACES))
  vi.stubGlobal('fetch', answer)
  wantsLessMotion(false)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = () => visit({ shell: { Component: Outlet }, pages: [{ path: '/', element: <Milestones /> }] })
const stones = () => screen.queryAllByRole('listitem').map((stone) => stone.textContent)
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

const changedAfter = async (ms: number) => {
  await eventually(() => expect(stones()).toHaveLength(4))
  const before = stones()
  await wait(ms)
  return stones().filter((stone, at) => stone !== before[at]).length
}

test('one name changes every three seconds', async () => {
  await open()
  expect(await changedAfter(2_900)).toBe(0)
  expect(await changedAfter(200)).toBe(1)
})

test('none changes for people who want less motion, or have stopped them', async () => {
  wantsLessMotion(true)
  await open()
  expect(await changedAfter(10_000)).toBe(0)
  await click(button('Resume names'))
  expect(await changedAfter(3_000)).toBe(1)
  await click(button('Stop moving names'))
  expect(await changedAfter(10_000)).toBe(0)
})

test('a renamed district is displayed on a later visit to the page', async () => {
  await open()
  await eventually(() => expect(stones()[0]).toContain('District 0'))
  answer.mockImplementation(async () =>
    Response.json(PLACES.map((place) => ({ ...place, district_name: 'Gayaji' }))),
  )
  onTestFinished(() => focusManager.setFocused(undefined))
  act(() => focusManager.setFocused(false))
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + STALE_MS)
  onTestFinished(() => now.mockRestore())
  act(() => focusManager.setFocused(true))
  await eventually(() => expect(stones()[0]).toContain('Gayaji'))
})

test('names that fail to load leave the space empty', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'))
  await open()
  await settle()
  expect(stones()).toEqual([])
  expect(screen.queryByRole('alert')).toBeNull()
})
