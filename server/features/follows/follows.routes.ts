import type { FastifyReply, FastifyRequest } from 'fastify'
import * as contract from '../../../contract/follows.ts'
import { languageOf } from '../../../contract/language.ts'
import type { Clock } from '../../platform/clock.ts'
import { nextPagePath } from '../../platform/http/next-page.ts'
import { narrowTags } from '../../platform/http/reply-cache/narrowed-tags.ts'
import { serializerOf, serve, type ApiInstance } from '../../platform/http/serve.ts'
import type { Hub } from '../../platform/live/hub.ts'
import { type CustomerReading, followedReader } from './feed.service.ts'
import { follow, ownFollowers, readFollow, unfollow } from './follows.service.ts'
import { readSaved, savedPosts, savePost, unsavePost } from './saved.service.ts'

type FollowDeps = { clock: Clock; live: Hub }
type ListCall = {
  viewer: { id: number }
  query: { lang?: string }
  request: FastifyRequest
  reply: FastifyReply
}

const readingOf = ({ viewer, query, request, reply }: ListCall, clock: Clock): CustomerReading => ({
  customerId: viewer.id,
  lang: languageOf(query.lang),
  now: clock(),
  write: serializerOf(reply),
  nextPath: (cursor) => nextPagePath(request, cursor),
})

export const followsRoutes = (app: ApiInstance, deps: FollowDeps) => {
  const { db } = app.ctx
  const { clock } = deps
  const pairOf = ({ viewer, params }: { viewer: { id: number }; params: { id: number } }) => ({
    customerId: viewer.id,
    providerId: params.id,
  })
  serve(app, contract.readFollow, (call) => readFollow(db, pairOf(call)))
  serve(app, contract.followProvider, (call) => {
    narrowTags(call.reply, [`followers:${call.params.id}`])
    return follow(db, pairOf(call), clock())
  })
  serve(app, contract.unfollowProvider, (call) => {
    narrowTags(call.reply, [`followers:${call.params.id}`])
    return unfollow(db, pairOf(call))
  })
  serve(app, contract.readOwnFollowers, ({ viewer }) => ownFollowers(db, viewer.id, clock()))
  const reader = followedReader(db, deps)
  serve(app, contract.readFeed, (call) => reader.feed(call.query, readingOf(call, clock)))
  serve(app, contract.listFollowing, (call) => reader.following(call.query, readingOf(call, clock)))
  savedRoutes(app, deps)
}

const savedRoutes = (app: ApiInstance, { clock }: FollowDeps) => {
  const { db } = app.ctx
  const pairOf = ({ viewer, params }: { viewer: { id: number }; params: { id: number } }) => ({
    customerId: viewer.id,
    postId: params.id,
  })
  serve(app, contract.readSaved, (call) => readSaved(db, pairOf(call)))
  serve(app, contract.savePost, (call) => savePost(db, pairOf(call), clock()))
  serve(app, contract.unsavePost, (call) => unsavePost(db, pairOf(call)))
  serve(app, contract.listSaved, (call) => savedPosts(db, call.query, readingOf(call, clock)))
}
