import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startWorkClock } from '#tests/support/work-clock.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-quests-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const schema = await import('#app/database/schema.ts')
const { clock } = await import('#app/platform/clock.ts')
const { enrol } = await import('#tests/support/enrol.ts')
await import('../quests.register.server.ts')
const { onQuestFinished } = await import('#app/kits/members/deeds/finished-quests.ts')
const { countDeeds } = await import('#app/kits/members/deeds/deeds.server.ts')
const { saveUser } = await import('#app/kits/members/identity/account/users.store.server.ts')
const { listOpened } = await import('../scrolls/scrolls.server.ts')
const { beginQuest, followQuest, leaveQuest } = await import('./follow-quest.server.ts')
const { beginGroup, endDueGroups, followGroup, joinGroup } = await import('./groups.server.ts')
const { findGroup, savePlace } = await import('./groups.store.server.ts')
const { readNeeds } = await import('./needs.server.ts')
const { listAlready, readAlready, readBefore } = await import('./already-done.server.ts')
const { findQuest, quests } = await import('./quest-list.ts')
const { findRun, listRuns } = await import('./runs.store.server.ts')

const DAY_MS = 86_400_000
const soon = (ms: number) => new Date(Date.now() + ms)
beforeAll(() => store().migrate())
afterAll(() => store().close())

let made = 0
async function member(more = {}) {
  const row = await enrol(`m${(made += 1)}`, { signedInAt: new Date(), ...more })
  return { row, owner: { userId: row.id, guestId: null } }
}
let answers = 0
const learn = (
  who: { userId: string | null; guestId: string | null },
  question: string,
  isRight = true,
  at = new Date(),
) =>
  store()
    .db.insert(schema.lessonAnswers)
    .values({ id: `a${(answers += 1)}`, ...who, lesson: 'l', question, choice: 'x', isRight, createdAt: at })
const quest = (id: string) => findQuest(id)!
const finished: string[] = []
onQuestFinished(({ userId, quest: id }) => Promise.resolve(void finished.push(`${userId}/${id}`)))

test('a step is done by what was really done: the same answer again, a wrong one and somebody else’s count for nothing', async () => {
  const { owner } = await member()
  const other = await member()
  const run = await beginQuest(owner, quest('first-lesson'))
  for (let n = 0; n < 20; n += 1) await learn(owner, 'the same')
  await learn(owner, 'wrong', false)
  for (let n = 0; n < 9; n += 1) await learn(other.owner, `q${n}`)
  expect((await followQuest(owner, quest('first-lesson'), run)).steps).toMatchObject([{ times: 1, isDone: false }])
  for (let n = 0; n < 4; n += 1) await learn(owner, `q${n}`)
  expect(await followQuest(owner, quest('first-lesson'), run)).toMatchObject({ isFinished: true, isJustFinished: true })
  expect([...(await listOpened(owner)).keys()]).toEqual(['remembering'])
})

test('what a quest earns is told once, however often and at once it is looked at; undoing the deeds takes nothing back', async () => {
  const { row, owner } = await member()
  const first = await beginQuest(owner, quest('first-lesson'))
  for (let n = 0; n < 5; n += 1) await learn(owner, `q${n}`)
  await Promise.all(Array.from({ length: 8 }, () => followQuest(owner, quest('first-lesson'), first)))
  expect(finished.filter((one) => one.startsWith(`${row.id}/`))).toEqual([`${row.id}/first-lesson`])
  await store().db.delete(schema.lessonAnswers)
  const kept = await findRun(owner, 'first-lesson')
  expect(await followQuest(owner, quest('first-lesson'), kept!)).toMatchObject({
    isFinished: true,
    isJustFinished: false,
  })
  expect((await beginQuest(owner, quest('first-lesson'))).id).toBe(first.id)
  expect(await listRuns(owner)).toHaveLength(1)
})

test('what was done before counts only where the step says so', async () => {
  const { owner } = await member()
  for (let n = 0; n < 20; n += 1) await learn(owner, `q${n}`, true, soon(-DAY_MS))
  const run = await beginQuest(owner, quest('three-lessons'))
  expect((await followQuest(owner, quest('three-lessons'), run)).steps.map(({ times }) => times)).toEqual([0, 0])
  const ever = await beginQuest(owner, quest('first-lesson'))
  expect((await followQuest(owner, quest('first-lesson'), ever)).isFinished).toBe(true)
})

test('what was done before is told with its day and its place, before and after the quest begins, and survives its row', async () => {
  const { owner } = await member()
  const other = await member()
  const then = new Date('2026-03-03T10:00:00Z')
  await learn(owner, 'q-early', true, then)
  for (let n = 0; n < 4; n += 1) await learn(owner, `late${n}`, true, new Date('2026-03-05T10:00:00Z'))
  await learn(owner, 'late0', true, new Date('2026-03-09T10:00:00Z'))
  const five = { day: '5 March 2026', href: '/university' }
  expect(await readAlready(owner, quest('first-lesson'))).toEqual([five])
  expect(await readAlready(other.owner, quest('first-lesson'))).toEqual([null])
  expect(await readAlready(owner, quest('study-circle'))).toEqual([null])
  expect((await listAlready(owner, quests)).get('first-lesson')).toEqual(['Answer five different questions rightly'])
  expect((await listAlready(owner, quests)).get('three-lessons')).toEqual([])
  const run = await beginQuest(owner, quest('first-lesson'))
  const { steps } = await followQuest(owner, quest('first-lesson'), run)
  expect(steps[0]?.doneAt).toBe('2026-03-05T10:00:00.000Z')
  expect(await readBefore(owner, quest('first-lesson'), run, steps)).toEqual([five])
  await store().db.delete(schema.lessonAnswers)
  expect(await readBefore(owner, quest('first-lesson'), run, steps)).toEqual([{ day: '5 March 2026', href: null }])
})

test('what is done after the beginning is not called done before, and a replay of old deeds finishes nothing new', async () => {
  const { owner } = await member()
  const run = await beginQuest(owner, quest('first-lesson'))
  for (let n = 0; n < 5; n += 1) await learn(owner, `q${n}`, true, soon(1_000))
  const { steps } = await followQuest(owner, quest('first-lesson'), run)
  expect(await readBefore(owner, quest('first-lesson'), run, steps)).toEqual([null])
  const again = await beginQuest(owner, quest('first-lesson'))
  expect((await followQuest(owner, quest('first-lesson'), again)).isJustFinished).toBe(false)
  const more = await beginQuest(owner, quest('three-lessons'))
  for (let n = 0; n < 20; n += 1) await learn(owner, `old${n}`, true, soon(-DAY_MS))
  expect((await followQuest(owner, quest('three-lessons'), more)).steps.map(({ isDone }) => isDone)).toEqual([
    false,
    false,
  ])
})

test('the first consensus run is the evidence of the quest about it, and leads there', async () => {
  const { owner } = await member()
  const run = { ...owner, question: 'Why?', state: 'done', purpose: 'ask' } as const
  for (const [id, day] of [
    ['run-late', '2026-05-02'],
    ['run-first', '2026-04-01'],
  ] as const)
    await store()
      .db.insert(schema.consensusRuns)
      .values({ ...run, id: `${id}-${owner.userId}`, createdAt: new Date(`${day}T08:00:00Z`) })
  expect(await readAlready(owner, quest('first-question'))).toEqual([
    { day: '1 April 2026', href: `/ai/consensus/run?run=run-first-${owner.userId}` },
  ])
})

test('a quest put aside keeps its place; a guest is on quests too', async () => {
  const guest = { userId: null, guestId: 'g1' }
  await beginQuest(guest, quest('three-lessons'))
  expect(await leaveQuest(guest, quest('three-lessons'))).toBe(true)
  expect(await leaveQuest(guest, quest('three-lessons'))).toBe(false)
  expect(await leaveQuest({ userId: null, guestId: 'g2' }, quest('three-lessons'))).toBe(false)
  expect((await beginQuest(guest, quest('three-lessons'))).leftAt).toBeNull()
})

test('a group reaches its goal together; who did nothing gets nothing, and it ends once', async () => {
  const [a, b, idle] = [await member(), await member(), await member()]
  const begun = await beginGroup(a.row.id, quest('study-circle'))
  if ('refusal' in begun) throw new Error(begun.refusal)
  for (const one of [b, idle]) expect(await joinGroup(one.row.id, begun.id)).toEqual({ isIn: true })
  for (let n = 0; n < 50; n += 1) for (const one of [a, b]) await learn(one.owner, `g${n}`, true, soon(1_000))
  const group = (await findGroup(begun.id))!
  const [first, again] = await Promise.all([
    followGroup(group, quest('study-circle')),
    followGroup(group, quest('study-circle')),
  ])
  expect(first).toMatchObject({ times: 100, outcome: 'reached' })
  expect(again.times).toBe(100)
  expect(await listOpened(a.owner)).toHaveProperty('size', 1)
  expect(await listOpened(idle.owner)).toHaveProperty('size', 0)
  expect(finished.filter((one) => one.endsWith('/study-circle'))).toHaveLength(2)
  expect(await joinGroup((await member()).row.id, begun.id)).toHaveProperty('refusal')
})

test('a group whose founder vanished goes on, is ended by those who are there, or by its date', async () => {
  const [founder, b, c] = [await member(), await member(), await member()]
  const begun = await beginGroup(founder.row.id, quest('open-disputes'))
  if ('refusal' in begun) throw new Error(begun.refusal)
  await joinGroup(b.row.id, begun.id)
  await joinGroup(c.row.id, begun.id)
  const later = vi.spyOn(clock, 'now').mockImplementation(() => soon(10 * DAY_MS))
  for (const one of [b, c]) await saveUser(one.row.id, { signedInAt: soon(10 * DAY_MS) })
  const follow = async () => followGroup((await findGroup(begun.id))!, quest('open-disputes'))
  await savePlace(begun.id, b.row.id, { endsItAt: clock.now() })
  expect((await follow()).outcome).toBeNull()
  await savePlace(begun.id, c.row.id, { endsItAt: clock.now() })
  expect((await follow()).outcome).toBe('vote')
  const second = await beginGroup(b.row.id, quest('open-disputes'))
  if ('refusal' in second) throw new Error(second.refusal)
  later.mockImplementation(() => soon(60 * DAY_MS))
  expect(await endDueGroups()).toBe(1)
  expect(await findGroup(second.id)).toMatchObject({ outcome: 'time' })
  later.mockRestore()
})

test('needs are read from what waits, and vanish when it is done', async () => {
  const [asker, helper] = [await member(), await member()]
  const at = new Date()
  const question = { question: 'Why is moss green?', topic: 'science', publishedAt: at, createdAt: at }
  await store()
    .db.insert(schema.qaQuestions)
    .values({ id: 'q-moss', userId: asker.row.id, ...question })
  expect((await readNeeds(helper.owner)).map(({ id }) => id)).toEqual(['question-q-moss'])
  expect(await readNeeds(asker.owner)).toEqual([])
  expect(await readNeeds({ userId: null, guestId: 'g1' })).toEqual([])
  await store().db.update(schema.qaQuestions).set({ isAnswered: true })
  expect(await readNeeds(helper.owner)).toEqual([])
})

test('ten thousand deeds are counted in a moment', async () => {
  const { owner } = await member()
  const rows = Array.from({ length: 10_000 }, (_, n) => ({
    ...{
      id: `many${n}`,
      ...owner,
      lesson: `l${n % 30}`,
      question: `q${n}`,
      choice: 'x',
      isRight: true,
      createdAt: new Date(),
    },
  }))
  for (let n = 0; n < rows.length; n += 500)
    await store()
      .db.insert(schema.lessonAnswers)
      .values(rows.slice(n, n + 500))
  const worked = startWorkClock()
  expect((await countDeeds(owner)).get('learn')?.times).toBe(10_000)
  expect(worked()).toBeLessThan(1_500)
})
