// A provider or a post: which URLs belong to it, and which replies contain it.

export type Resource = { kind: 'shop' | 'post'; id: number }

const OWN_PATHS = [
  { kind: 'shop', pattern: /^\/(?:api\/provider-profile|providerprofile)\/(\d+)(?:\/|\.data)?$/ },
  { kind: 'post', pattern: /^\/(?:api\/blogs|postpage)\/(\d+)(?:\/|\.data)?$/ },
] as const

export const resourceOf = (path: string): Resource | undefined => {
  for (const { kind, pattern } of OWN_PATHS) {
    const id = pattern.exec(path)?.[1]
    if (id) return { kind, id: Number(id) }
  }
  return undefined
}

const PARTS = { shop: '(?:provider-profile|providerprofile|providers)', post: '(?:blogs|postpage)' }

export const belongsTo = ({ kind, id }: Resource, path: string) =>
  new RegExp(`/${PARTS[kind]}/${id}(?:\\D|$)`).test(path)

type Fields = Partial<Record<'id' | 'business_name' | 'provider_id' | 'created_by_id' | 'blog_id', unknown>>

const isItself = ({ kind, id }: Resource, value: Fields) =>
  kind === 'post'
    ? value.blog_id === id
    : [value.provider_id, value.created_by_id, value.business_name ? value.id : null].includes(id)

export const isMentionedIn = (resource: Resource, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (isItself(resource, value) || Object.values(value).some((each) => isMentionedIn(resource, each)))
