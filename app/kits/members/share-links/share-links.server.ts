import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { toShareEnd, type ShareTerm } from '#app/kits/pages/share-link/share-term.ts'
import { clock } from '#app/platform/clock.ts'
import { createSecretId } from '#app/platform/secrets/ids.server.ts'
import * as rows from './share-links.store.server.ts'

export { removeLinksOf, type ShareLinkRow, type Thing } from './share-links.store.server.ts'

const DAY_MS = 86_400_000
/** How long it can still be told that a link was there and ended. */
const ENDED_KEPT_DAYS = 30

/** Makes an address by which others see a thing; `terms` is what its owner allows them. Gives its id. */
export async function createShareLink(
  thing: rows.Thing,
  owner: Visitor,
  term: ShareTerm,
  terms: unknown = {},
): Promise<string> {
  const id = createSecretId()
  const now = clock.now()
  await rows.createLink({ ...thing, id, ...owner, terms, createdAt: now, expiresAt: toShareEnd(term, now) })
  return id
}

/** A link that works now; null when there is none, it ended, was taken back, or its owner is suspended or leaving. */
export const findShareLink = (kind: string, id: string) => rows.findLink(kind, id, clock.now())

/** The links of somebody's thing that work now, newest first. */
export const listShareLinks = (thing: rows.Thing, owner: Visitor) => rows.listLinks(thing, owner, clock.now())

/** Which of some things have a link that works. */
export const listSharedThings = (kind: string, ids: readonly string[]) => rows.listSharedThings(kind, ids, clock.now())

/** Takes a link back; false when it is not theirs. */
export const revokeShareLink = (id: string, owner: Visitor) => rows.revokeLink(id, owner, clock.now())

/** Takes every link of a thing back, by whoever runs this place. */
export const revokeLinksOf = (kind: string, thingId: string) => rows.revokeLinksOf(kind, thingId, clock.now())

/** Links that ended long ago go. */
export const sweepShareLinks = defineSchedule({
  name: 'sweep-share-links',
  everyMs: DAY_MS,
  isSweep: true,
  run: () => rows.removeLinksBefore(new Date(clock.now().getTime() - ENDED_KEPT_DAYS * DAY_MS)),
})
