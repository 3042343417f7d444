import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../../testing/visit.tsx'
import { Rating } from './Rating.tsx'

const show = (average: number | null, count: number) =>
  visit({ at: '/card', pages: [{ path: '/card', element: <Rating rating={{ average, count }} /> }] })

test('displays figures, and a sentence for screen readers', async () => {
  await show(4.3, 1_27_000)
  expect(screen.getByText('Rated 4.3 out of 5, 1,27,000 reviews')).toBeTruthy()
  expect(screen.getByText('4.3').closest('[aria-hidden]')?.textContent).toBe('4.3 (1,27,000)')
})

test('formats whole numbers with a decimal, and the singular', async () => {
  await show(4, 1)
  expect(screen.getByText('Rated 4.0 out of 5, 1 review')).toBeTruthy()
})

test('renders nothing without a review', async () => {
  await show(null, 0)
  expect(screen.queryByText(/Rated/)).toBeNull()
})
