import { redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { clock } from '#app/platform/clock.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { conflict, forbidden, notFound } from '#app/platform/request/problem.ts'
import { store } from '#app/database/store.server.ts'
import * as rows from '../keeping/claims.store.server.ts'
import type { KeptClaim } from './claims.ts'
import { addNote } from '../talking/notes.server.ts'
import { requireWriter, tellThread, type Place } from '../talking/place.server.ts'
import type { ThreadInput } from '../threads.inputs.ts'
import { readClaimsSoon } from './claims-job.server.ts'

const claimsOf = (id: string) => to('threads', null, { t: id, view: 'claims' })
const NO_DECISION = 'This decision is gone. Please load the page again.'
const MOST_DECISIONS = 200

/** Has the claims read anew. */
export async function readAnew({ thread }: Place) {
  await readClaimsSoon(thread.id)
  return redirectWithFlash(claimsOf(thread.id), {
    title: 'The talk is being read',
    description: 'Its claims appear here in a few seconds.',
  })
}

/** How a member stands to a claim. A reader may say so too: they were let in to have a view. */
export async function takeStance({ thread, user }: Place, { claim, stance }: ThreadInput<'stance'>) {
  const ledger = await rows.findLedger(thread.id)
  const isKnown = ((ledger?.claims ?? []) as KeptClaim[]).some(({ key }) => key === claim)
  if (!isKnown) throw conflict('The talk was read anew, and this claim is no longer in it. Please load the page again.')
  await store().tx(() => rows.saveStance(thread.id, claim, user.id, stance === 'none' ? null : stance, clock.now()))
  await tellThread(thread.id)
  return redirect(`${claimsOf(thread.id)}#claim-${claim}`, 303)
}

/** Writes a decision down, in the record and in the talk. */
export async function decide(place: Place, { decision, reasons, dissent, carried, day, claim }: ThreadInput<'decide'>) {
  requireWriter(place)
  const { thread, user } = place
  if ((await rows.listDecisions(thread.id)).length >= MOST_DECISIONS)
    throw conflict(`A thread keeps ${MOST_DECISIONS} decisions. Begin a new thread for the next ones.`)
  const id = createId()
  const now = clock.now()
  await rows.createDecision({
    ...{ id, threadId: thread.id, userId: user.id, claim: claim || null },
    ...{ decision, reasons, dissent, carriedBy: carried, day, createdAt: now, editedAt: null },
  })
  await addNote(place, `recorded a decision: ${decision}`)
  return redirect(`${claimsOf(thread.id)}#decision-${id}`, 303)
}

async function requireDecision(place: Place, id: string) {
  requireWriter(place)
  const found = (await rows.listDecisions(place.thread.id)).find(({ decision }) => decision.id === id)
  if (!found) throw notFound(NO_DECISION)
  if (found.decision.userId !== place.user.id && place.member.role !== 'owner')
    throw forbidden('Whoever wrote a decision down may change it, and the owner of the thread.')
}

export async function changeDecision(place: Place, input: ThreadInput<'redecide'>) {
  const { decision_id: id, decision, reasons, dissent, carried, day } = input
  await requireDecision(place, id)
  const change = { decision, reasons, dissent, carriedBy: carried, day, editedAt: clock.now() }
  await rows.saveDecision(place.thread.id, id, change)
  await addNote(place, `changed a decision: ${decision}`)
  return redirect(`${claimsOf(place.thread.id)}#decision-${id}`, 303)
}

export async function removeDecision(place: Place, { decision_id: id }: ThreadInput<'undecide'>) {
  await requireDecision(place, id)
  await rows.removeDecision(place.thread.id, id)
  await addNote(place, 'took a decision off the record')
  return redirect(claimsOf(place.thread.id), 303)
}
