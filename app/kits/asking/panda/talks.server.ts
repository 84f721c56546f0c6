import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { GUEST_KEEPS_DAYS } from '#app/kits/members/visitor/visitor.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { clock } from '#app/platform/clock.ts'
import { createId, createSecretId } from '#app/platform/secrets/ids.server.ts'
import { createTurn, listTurns, removeTurnsBefore } from './talks.store.server.ts'

/** What was said last in a talk, so that "and how much is it" is understood. */
export type Turn = { question: string; answer: string }
export type Talk = { id: string; turns: readonly Turn[] }

const MOST_TURNS = 6
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000

/**
 * The talk to go on with: the one of this id when it is the visitor's own, else a fresh one under an id made here. A visitor
 * without a mark (`owner` null) always begins anew.
 */
export async function openTalk(owner: Visitor | null, id: string | null): Promise<Talk> {
  const turns = owner && id ? await listTurns(owner, id, MOST_TURNS) : []
  return turns.length > 0 ? { id: id!, turns } : { id: createSecretId(), turns: [] }
}

/** Keeps a turn for the next one to be understood; of a talk the last few stay. */
export async function keepTurn(owner: Visitor | null, talkId: string, turn: Turn): Promise<void> {
  if (owner) await createTurn({ id: createId(), talkId, ...owner, ...turn, createdAt: clock.now() }, MOST_TURNS)
}

/** Nobody goes on with an old talk, so its words go, members' too. */
export const sweepTurns = defineSchedule({
  name: 'sweep-panda-turns',
  everyMs: HOUR_MS,
  run: () => removeTurnsBefore(new Date(clock.now().getTime() - GUEST_KEEPS_DAYS * DAY_MS)),
})
