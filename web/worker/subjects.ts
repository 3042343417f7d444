// A shop or a post: which addresses are about it, and whether something shows it.

export type Subject = { kind: 'shop' | 'post'; id: number }

const OWN_PATHS = [
  { kind: 'shop', path: /^\/(?:api\/provider-profile|providerprofile)\/(\d+)(?:\/|\.data)?$/ },
  { kind: 'post', path: /^\/(?:api\/blogs|postpage)\/(\d+)(?:\/|\.data)?$/ },
] as const

/** Whose own page or reply it is. */
export const subjectOf = (address: string): Subject | undefined => {
  for (const { kind, path } of OWN_PATHS) {
    const id = path.exec(address)?.[1]
    if (id) return { kind, id: Number(id) }
  }
  return undefined
}

const PARTS = { shop: '(?:provider-profile|providerprofile|providers)', post: '(?:blogs|postpage)' }

/** Whether an address belongs to it: its page, its reviews, its comments. */
export const isAbout = ({ kind, id }: Subject, path: string) =>
  new RegExp(`/${PARTS[kind]}/${id}(?:\\D|$)`).test(path)

type Fields = Partial<Record<'id' | 'business_name' | 'provider_id' | 'created_by_id' | 'blog_id', unknown>>

const isItself = ({ kind, id }: Subject, value: Fields) =>
  kind === 'post'
    ? value.blog_id === id
    : [value.provider_id, value.created_by_id, value.business_name ? value.id : null].includes(id)

/** Whether a reply, or the data of a page, shows it anywhere: in a list, or as the author of a post. */
export const isShownIn = (subject: Subject, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (isItself(subject, value) || Object.values(value).some((each) => isShownIn(subject, each)))
