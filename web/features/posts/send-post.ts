// Separate from own-posts.api.ts: only forms load the outbox.
import type { FileFields, Input } from '../../../contract/endpoint.ts'
import type { Language } from '../../../contract/language.ts'
import type * as api from '../../../contract/posts.ts'
import { sendOrQueue } from '../../lib/outbox/outbox.ts'
import { paths } from '../../lib/paths.ts'
import type { UploadOptions } from '../../lib/uploads/upload.ts'

export const OWN_POSTS_TARGET = 'own-posts'

type NewPost = {
  body: Input<typeof api.createPost>['body']
  files: { [F in FileFields<typeof api.createPost>]: readonly File[] }
  key: string
  language: Language
}
type Options = Pick<UploadOptions, 'onProgress' | 'signal'> & { onStored: () => void }

export const sendPost = ({ body, files, key, language }: NewPost, options: Options) =>
  sendOrQueue<typeof api.createPost>(
    'POST',
    '/blogs/',
    { query: { lang: language }, body, files, key },
    {
      kind: 'post',
      target: OWN_POSTS_TARGET,
      about: { title: body.title ?? '', to: paths.olderPosts() },
      ...options,
    },
  )
