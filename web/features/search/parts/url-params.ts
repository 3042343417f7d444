type ParamChanges = Readonly<Record<string, string | number | undefined>>

/** Removes parameters with an empty value. */
export const withParams = (query: URLSearchParams, change: ParamChanges): { search: string } => {
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, String(value))
    else next.delete(name)
  }
  return { search: next.toString() }
}

/** A changed search starts at the first row. */
export const withNewSearch = (query: URLSearchParams, change: ParamChanges) =>
  withParams(query, { ...change, shown: undefined, after: undefined })
