import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-pandas-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { pandaLedger, pandas } = await import('#app/database/tables/money/pandas.ts')
const { users } = await import('#app/database/tables/people.ts')
const { enrol } = await import('#tests/support/enrol.ts')
await import('./pandas.register.server.ts')
const { erasePerson } = await import('#app/kits/members/personal-data/erase-person.server.ts')
const { certificateKey } = await import('#app/kits/foundation/certificates/certificate-key.server.ts')
const { checkPanda } = await import('./certificate/check-panda.ts')
const { makePandaFile } = await import('./certificate/panda-file.server.ts')
const { toOfflineProgram } = await import('./certificate/offline-check.ts')
const { bringIn, passOn } = await import('./keeping.server.ts')
const { findWrongKeeper, replayLedger } = await import('./replay.server.ts')
const { findSaleWithoutEvent } = await import('./ledger.store.server.ts')
const { findPanda } = await import('./pandas.store.server.ts')
const { readHistory } = await import('./history.server.ts')

beforeAll(async () => {
  await store().migrate()
  for (const name of ['ada', 'bo', 'cy', 'dee']) await enrol(name, { emailVerifiedAt: new Date(0) })
})
afterAll(() => store().close())

let last = 0
const genome = () => `p1-0000000000-${(last += 1).toString(16).padStart(8, '0')}`
const adopt = (userId: string, name: string, of = genome()) =>
  bringIn('adopted', { userId, genome: of, name, showsKeeper: false })
const statusOf = async (id: string) => {
  const [row] = await store().db.select().from(users).where(eq(users.id, id))
  return { isPanda: row?.isPanda, pandaCount: row?.pandaCount }
}
const findFault = async () => {
  const { fault, keepers } = await replayLedger()
  return fault ?? (await findWrongKeeper(keepers)) ?? (await findSaleWithoutEvent())
}

test('two presses adopt one panda, which makes a Panda Member', async () => {
  const both = await Promise.all([adopt('ada', 'Bao'), adopt('ada', 'Mei')])
  expect(both.filter(Boolean)).toHaveLength(1)
  expect(await adopt('ada', 'Third')).toBeNull()
  expect(await statusOf('ada')).toEqual({ isPanda: true, pandaCount: 1 })
  expect(await findFault()).toBeNull()
})

test('names that look alike, and a genome that is taken, are refused', async () => {
  expect(await adopt('bo', 'Lily')).not.toBeNull()
  expect(await adopt('cy', '1i1y')).toBeNull()
  const [first] = await store().db.select().from(pandas).limit(1)
  expect(await adopt('cy', 'Fresh', first!.genome)).toBeNull()
  expect(await statusOf('cy')).toEqual({ isPanda: false, pandaCount: 0 })
})

test('a panda changes hands once, and only from whom it is with', async () => {
  const panda = (await adopt('cy', 'Nuri'))!
  const pass = (from: string, to: string) =>
    store().tx(() => passOn('given', panda.number, { userId: from }, { userId: to }))
  expect(await pass('ada', 'bo')).toBe(false)
  const twice = await Promise.all([pass('cy', 'ada'), pass('cy', 'bo')])
  expect(twice.filter(Boolean)).toHaveLength(1)
  expect(await statusOf('cy')).toEqual({ isPanda: false, pandaCount: 0 })
  expect((await findPanda(panda.number))!.restsUntil!.getTime()).toBeGreaterThan(Date.now())
  expect(await adopt('cy', 'Again')).toBeNull()
  expect(await findFault()).toBeNull()
})

test('the pandas of who is erased are looked after by the house, and nobody is named', async () => {
  const panda = (await adopt('dee', 'Pip'))!
  const [dee] = await store().db.select().from(users).where(eq(users.id, 'dee'))
  await erasePerson(dee!)
  const kept = (await findPanda(panda.number))!
  expect([kept.keeper, kept.adopterId]).toEqual(['house', null])
  expect((await readHistory(kept, null)).map(({ how, who }) => `${how}${who}`)).toEqual([
    'Adopted by a member',
    'Came back to this site',
  ])
  expect(await findFault()).toBeNull()
})

test('a ledger that somebody changed, and a keeper it does not know, are told', async () => {
  const [entry] = await store().db.select().from(pandaLedger).limit(1)
  const set = (toKeeper: string) =>
    store().db.update(pandaLedger).set({ toKeeper }).where(eq(pandaLedger.seq, entry!.seq))
  await set('eve')
  expect((await replayLedger()).fault).toContain('changed after it was written')
  await set(entry!.toKeeper)
  const keep = (keeper: string) => store().db.update(pandas).set({ keeper }).where(eq(pandas.number, entry!.panda))
  const before = (await findPanda(entry!.panda))!.keeper
  await keep('eve')
  expect(await findFault()).toContain('is not with whom')
  await keep(before)
  expect(await findFault()).toBeNull()
})

const says = {
  iss: 'https://frenly.test',
  sub: 'panda:7',
  number: 7,
  name: 'Bao',
  genome: 'p1-0310042000-9f3c21aa',
  owners: [{ name: 'Zoë <3', since: '2026-01-01T00:00:00.000Z', how: 'adopted' }],
}

test.each(['svg', 'png'] as const)(
  'a %s is true as it was signed; one changed byte anywhere is told',
  async (format) => {
    const key = await certificateKey()
    const file = (await makePandaFile(says, format))!
    expect(await checkPanda(file, key)).toMatchObject({ state: 'true', says: { name: 'Bao', owners: says.owners } })
    const spots = Array.from({ length: 300 }, (_, n) => Math.floor((n / 300) * file.length))
    const signed = file.indexOf('eyJ')
    const lastLetter = file.indexOf(format === 'svg' ? '</metadata>' : 'IDAT', signed) - (format === 'svg' ? 1 : 9)
    for (const at of [...spots, 3, signed + 1, lastLetter, file.length - 1])
      for (const bit of [1, 2, 32]) {
        const changed = Buffer.from(file)
        changed[at] = changed[at]! ^ bit
        expect([at, bit, (await checkPanda(changed, key)).state]).not.toEqual([at, bit, 'true'])
      }
    expect((await checkPanda(Buffer.from('<svg></svg>'), key)).state).toBe('none')
    expect((await checkPanda(Buffer.alloc(0), key)).state).toBe('none')
    const foreign = await checkPanda(file, { ...key, id: 'other' })
    expect(foreign).toMatchObject({ state: 'foreign', claims: { iss: 'https://frenly.test' } })
  },
)

test('the program that needs no package comes to the same', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'frenly-pandas-'))
  const { publicJwk } = await certificateKey()
  writeFileSync(join(folder, 'check-panda.mjs'), toOfflineProgram())
  writeFileSync(join(folder, 'key.json'), JSON.stringify({ keys: [publicJwk] }))
  const run = (file: string) => {
    try {
      return JSON.parse(
        execFileSync(process.execPath, ['check-panda.mjs', file, 'key.json'], { cwd: folder, encoding: 'utf8' }),
      )
    } catch (error) {
      return JSON.parse((error as { stdout: string }).stdout)
    }
  }
  for (const format of ['svg', 'png'] as const) {
    const file = (await makePandaFile(says, format))!
    writeFileSync(join(folder, `a.${format}`), file)
    expect(run(`a.${format}`)).toMatchObject({ state: 'true', says: { number: 7 } })
    const changed = Buffer.from(file)
    const at = format === 'svg' ? changed.indexOf('fill="#') + 8 : changed.indexOf('IDAT') + 200
    changed[at] = changed[at]! ^ 1
    writeFileSync(join(folder, `b.${format}`), changed)
    expect(run(`b.${format}`)).toEqual({ state: 'altered' })
  }
})
