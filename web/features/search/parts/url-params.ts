// The address of a page of results is its state: a link changes one thing in it and keeps the rest.

type ParamChanges = Readonly<Record<string, string | number | undefined>>

/** An empty value leaves the address. */
export const withParams = (query: URLSearchParams, change: ParamChanges): { search: string } => {
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, String(value))
    else next.delete(name)
  }
  return { search: next.toString() }
}

/** Another search begins at the beginning of its list. */
export const withNewSearch = (query: URLSearchParams, change: ParamChanges) =>
  withParams(query, { ...change, shown: undefined, after: undefined })
