import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { STAND_IN_KEY, startStandIn } from '#tests/support/stand-ins/stand-in.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-word-letter-'))
process.env.LOG_LEVEL = 'silent'
const standIn = await startStandIn()
vi.mock('#app/kits/asking/engines/embedded.server.ts', () => ({ embeddedEngines: () => Promise.resolve([]) }))
const { store } = await import('#app/database/store.server.ts')
const { addProvider } = await import('#app/kits/asking/engines/add-provider.server.ts')
const { findPack } = await import('./packs.ts')
const { readBack, writeVoiceLetter } = await import('./voice-letter.ts')
const { findWordingModel, wordLetter } = await import('./word-letter.server.ts')

beforeAll(() => store().migrate())
afterAll(async () => {
  await standIn.stop()
  await store().close()
})

const SAID = 'hi Sarah the meeting is on Tuesday no wait Wednesday at three pm thanks Mira'
const asker = { member: null, network: '10.0.0.1', signal: new AbortController().signal }
const rules = () => writeVoiceLetter(SAID, 'plain', 'sarah@example.org')
const word = () => wordLetter(rules(), findPack('plain'), asker)

test('without a model, and where it fails, the mail of the rules stays with the reason', async () => {
  expect(await findWordingModel(null)).toBeNull()
  expect(await word()).toEqual({ ...rules(), note: expect.stringContaining('No language model is connected') })
  const to = { company: 'openai' as const, label: 'It', address: standIn.address('openai'), secretKey: STAND_IN_KEY }
  await addProvider(to, null)
  standIn.breaks('malformed', { times: 9 })
  const failed = await word()
  expect(failed).toEqual({ ...rules(), note: expect.stringContaining('The mail below is the one the rules made.') })
  standIn.calm()
})

test('a model words the mail, and a figure that nobody said is read back as such', async () => {
  const worded = await word()
  expect(worded).toMatchObject({ to: 'sarah@example.org', by: await findWordingModel(null), note: '' })
  expect(worded.body).toContain('I hope this finds you well.')
  expect(worded.changes).toEqual(rules().changes)
  const { facts, leftOut } = readBack(SAID, worded)
  expect(facts.filter(({ isSaid, kind }) => !isSaid && kind !== 'to').map(({ written }) => written)).toEqual([
    expect.stringContaining('45'),
  ])
  expect(leftOut).toEqual(['Tuesday'])
})
