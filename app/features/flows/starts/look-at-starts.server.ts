import { toList, type Flow, type Value } from '#app/engines/flows/flow.ts'
import { timesAfter } from '#app/engines/flows/schedule.ts'
import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { findUserById } from '#app/kits/members/identity/account/users.store.server.ts'
import { clock } from '#app/platform/clock.ts'
import { GIVEN_MAX_CHARS } from '../flows.limits.ts'
import type { FlowRow } from '../keeping/flows.store.server.ts'
import * as rows from '../keeping/starts.store.server.ts'
import { flowOfVersion } from '../running/flow-of-version.server.ts'
import { startFlow } from '../running/start-flow.server.ts'

const LOOK_MS = 30_000
const AGAIN_MS = 60_000
const MOST_AT_ONCE = 50
/** So many runs one look begins. */
const MOST_NEW = 10

/** Begins what is due: by schedules, new mail and documents that were read. Once among all servers. */
export const lookAtStarts = defineSchedule({
  name: 'flow-starts',
  everyMs: LOOK_MS,
  async run() {
    for (const { start, flow } of await rows.listDueStarts(clock.now(), MOST_AT_ONCE)) await lookAt(start, flow)
  },
})

export async function lookAt(start: rows.StartRow, flow: FlowRow): Promise<void> {
  const now = clock.now()
  const next = start.kind === 'schedule' ? nextOf(start, now) : new Date(now.getTime() + AGAIN_MS)
  if (!start.nextAt || !(await rows.claimStart(start.id, start.nextAt, next))) return
  const things = await listThings(start, flow)
  for (const thing of things) {
    const note = await beginBy(start, flow, thing)
    await rows.saveStart(start.id, { mark: thing.at, lastAt: now, lastNote: note })
  }
}

const nextOf = ({ settings: { pattern = '', zone = '' } }: rows.StartRow, now: Date): Date | null =>
  timesAfter({ pattern, zone }, now, 1)[0] ?? null

type Thing = { cause: string; at: Date; given: Record<string, string> }

/** What came since the last look, oldest first, each with what it gives. */
async function listThings(start: rows.StartRow, { userId }: FlowRow): Promise<Thing[]> {
  if (userId === null) return []
  const { kind, settings, mark, nextAt } = start
  if (kind === 'schedule') return [{ cause: `${start.id} ${nextAt!.toISOString()}`, at: nextAt!, given: {} }]
  const holdsWords = (text: string) => text.toLowerCase().includes((settings['words'] ?? '').toLowerCase())
  if (kind === 'mail') {
    const sender = (settings['sender'] ?? '').toLowerCase()
    const mail = await rows.listNewMail(userId, mark ?? clock.now(), MOST_NEW)
    return mail
      .filter(
        ({ fromAddress, subject, text }) =>
          fromAddress.toLowerCase().includes(sender) && holdsWords(`${subject}\n${text}`),
      )
      .map(({ id, fromName, fromAddress, subject, text, createdAt }) => ({
        cause: `${start.id} ${id}`,
        at: createdAt,
        given: { from: fromName || fromAddress, address: fromAddress, subject, text: text || subject },
      }))
  }
  if (kind === 'document') {
    const documents = await rows.listNewDocuments(userId, mark ?? clock.now(), MOST_NEW)
    const until = documents.findIndex(({ state }) => state === 'waiting' || state === 'reading')
    const ready = (until < 0 ? documents : documents.slice(0, until)).filter(
      ({ state, title }) => state === 'ready' && holdsWords(title),
    )
    return Promise.all(
      ready.map(async ({ id, title, createdAt }) => ({
        cause: `${start.id} ${id}`,
        at: createdAt,
        given: { title, text: (await rows.textOfDocument(id)) || title },
      })),
    )
  }
  return []
}

/** What the inputs of a flow are given by a start: what it brings by their names, else what usually stands there. */
export const givenBy = ({ inputs }: Flow, brought: Readonly<Record<string, string>>): Record<string, Value> =>
  Object.fromEntries(
    inputs.flatMap(({ name, kind, usual }): [string, Value][] => {
      const text = (Object.hasOwn(brought, name) ? brought[name]! : usual).slice(0, GIVEN_MAX_CHARS).toWellFormed()
      return text.trim() === '' ? [] : [[name, kind === 'list' ? toList(text) : text]]
    }),
  )

const STARTED: Readonly<Record<rows.StartRow['kind'], string>> = {
  schedule: 'by schedule',
  call: 'by a call',
  mail: 'by new mail',
  document: 'by a document',
}

/** Begins the released version for what came, once. Gives how that went, in words. */
export async function beginBy(
  start: rows.StartRow,
  flow: FlowRow,
  { cause, given }: Pick<Thing, 'cause' | 'given'>,
): Promise<string> {
  const owner = flow.userId === null ? null : await findUserById(flow.userId)
  if (!owner || owner.suspendedAt) return 'Not begun: its member is away.'
  if (flow.released === null) return 'Not begun: no version is released.'
  const steps = await flowOfVersion(flow.id, flow.released)
  const started = await startFlow(flow, {
    ...{ version: flow.released, kind: 'real', given: givenBy(steps, given), startedBy: STARTED[start.kind], cause },
    runner: { member: { id: owner.id, plan: owner.plan }, network: `member:${owner.id}` },
  })
  return started.refusal ? `Not begun: ${started.refusal.message}` : 'Begun.'
}
