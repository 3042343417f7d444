import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { find, mount } from '../../testing/page.tsx'
import { eventually, signIn } from '../../testing/visit.tsx'
import { useViewerQuery } from './useViewerQuery.ts'

type Asking = (viewer: number | null) => Promise<string>

const QueryResult = ({ ask }: { ask: Asking }) => {
  const { data, isError } = useViewerQuery((viewer) =>
    queryOptions({ queryKey: ['words', viewer], queryFn: () => ask(viewer) }),
  )
  return <p>{`${data} ${isError ? 'failed' : ''}`.trim()}</p>
}

/** A page that the server has rendered for everybody. */
const open = (ask: Asking) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } })
  client.setQueryData(['words', null], 'for everybody')
  onTestFinished(() => localStorage.clear())
  mount(
    <QueryClientProvider client={client}>
      <QueryResult ask={ask} />
    </QueryClientProvider>,
  )
}
const words = () => find('p').textContent

test('loads as the signed-in person, and shows the public data until the answer comes', async () => {
  signIn('customer', 'asha')
  open(async (viewer) => `for ${viewer}`)
  expect(words()).toBe('for everybody')
  await eventually(() => expect(words()).toBe('for 7'))
})

test('what was rendered stays when no answer comes', async () => {
  signIn('customer', 'asha')
  open(() => Promise.reject(new TypeError('Failed to fetch')))
  await eventually(() => expect(words()).toBe('for everybody failed'))
})

test('nobody is asked for twice while nobody is signed in', async () => {
  let asked = 0
  open(async () => {
    asked += 1
    return 'again'
  })
  await eventually(() => expect(words()).toBe('for everybody'))
  expect(asked).toBe(0)
})
