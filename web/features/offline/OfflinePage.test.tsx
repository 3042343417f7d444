import { screen } from '@testing-library/react'
import { Outlet } from 'react-router'
import { expect, test } from 'vitest'
import { visit } from '../../testing/visit.tsx'
import OfflinePage from './OfflinePage.tsx'

const open = (from: string) =>
  visit({
    at: `/offline?from=${encodeURIComponent(from)}`,
    shell: { Component: Outlet },
    pages: [{ path: '/offline', Component: OfflinePage }],
  })

test.each([
  ['/services?page=2', '/services?page=2'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['https://evil.example', '/'],
])('to try %j again leads to %s', async (from, to) => {
  await open(from)
  expect((await screen.findByRole('link', { name: 'Try again' })).getAttribute('href')).toBe(to)
})
