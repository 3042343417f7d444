import type { ComponentProps } from 'react'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Cluster } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useFocusById } from '../browser/useFocusById.ts'
import { useHydrated } from '../browser/useHydrated.ts'
import { useWrite } from '../forms/useWrite.ts'
import type { TFunction } from '../i18n/translate.ts'
import type { ListPage } from './list-pages.ts'

type Props<Row> = {
  list: {
    isFetching: boolean
    refetch: (options: { cancelRefetch: boolean }) => Promise<unknown>
    fetchNextPage: (options: {
      throwOnError: boolean
    }) => Promise<{ data?: { pages: readonly ListPage<Row>[] } | undefined }>
  }
  /** The cursor of the next page. */
  next: string | null
  elementId: (row: Row) => string
  /** Has `more`, `moreFailed` and `loading`. */
  t: TFunction
  /** To the next page, without scripts. */
  link?: Pick<ComponentProps<typeof ButtonLink>, 'to' | 'rel'> | null | undefined
}

/** Loads the next page of a list and focuses its first row. Stays mounted after the last page, for the focus. */
export const MoreRows = <Row,>({ list, next, elementId, t, link }: Props<Row>) => {
  const isHydrated = useHydrated()
  const focusOn = useFocusById()
  const { write, isPending, error } = useWrite({
    mutationFn: async () => {
      // Waits for a running fetch: it may be the first with the session.
      if (list.isFetching) await list.refetch({ cancelRefetch: false })
      return list.fetchNextPage({ throwOnError: true })
    },
    onDone: ({ data }) => {
      const first = data?.pages.at(-1)?.results[0]
      if (first) focusOn(elementId(first))
    },
  })
  if (next === null) return null
  return (
    <>
      {error && <Notice kind="error">{t('moreFailed')}</Notice>}
      <Cluster>
        {isHydrated || !link ? (
          <Button variant="secondary" loading={isPending} loadingText={t('loading')} onClick={() => write()}>
            {t('more')}
          </Button>
        ) : (
          <ButtonLink variant="secondary" {...link}>
            {t('more')}
          </ButtonLink>
        )}
      </Cluster>
    </>
  )
}
