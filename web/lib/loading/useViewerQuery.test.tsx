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

/** A page rendered by the server without a session. */
const open = (ask: Asking) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } })
  client.setQueryData(['words', null], 'for guests')
  onTestFinished(() => localStorage.clear())
  mount(
    <QueryClientProvider client={client}>
      <QueryResult ask={ask} />
    </QueryClientProvider>,
  )
}
const words = () => find('p').textContent

test('displays the public data until the reply for the account arrives', async () => {
  signIn('customer', 'asha')
  open(async (viewer) => `for ${viewer}`)
  expect(words()).toBe('for guests')
  await eventually(() => expect(words()).toBe('for 7'))
})

test('keeps the public data when the request fails', async () => {
  signIn('customer', 'asha')
  open(() => Promise.reject(new TypeError('Failed to fetch')))
  await eventually(() => expect(words()).toBe('for guests failed'))
})

test('does not refetch for a guest', async () => {
  let asked = 0
  open(async () => {
    asked += 1
    return 'again'
  })
  await eventually(() => expect(words()).toBe('for guests'))
  expect(asked).toBe(0)
})
