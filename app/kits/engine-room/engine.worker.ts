import { parentPort } from 'node:worker_threads'
import { buildLedger } from '#app/kits/ledger/ledger.ts'
import { relateClaims } from '#app/kits/ledger/relation.ts'
import { searchHelp } from '#app/kits/site-search/site-search.server.ts'
import { clock } from '#app/platform/clock.ts'
import { embed } from '#app/providers/embedding/embedded.server.ts'
import { seats as openSeats } from '#app/providers/knowledge/index.server.ts'
import { openLexicon } from '#app/providers/knowledge/wordnet/lexicon.server.ts'
import type { JobMessage, WorkerMessage } from './jobs.ts'

/** The indexes derive from packages alone, so they stand with them; the build makes them, not the first visitor. */
const KNOWLEDGE_DIR = 'node_modules/.cache/frenly'

const seats = openSeats({ dataDir: KNOWLEDGE_DIR, searchHelp, embed, now: clock.now })
const tools = { lexicon: openLexicon(), embed }

function perform(message: JobMessage): Promise<unknown> {
  switch (message.job) {
    case 'ask':
      return seatOf(message.input.seat).answer(message.input.question)
    case 'ledger':
      return buildLedger(message.input, tools)
    case 'relate':
      return relateClaims(message.input.a, message.input.b, tools)
    case 'warm':
      return warmUp()
  }
}

/** Loads what answers need. The help seat is left out: it reads the database, which may not stand yet during a build. */
async function warmUp(): Promise<null> {
  const bookish = seats.filter(({ id }) => id !== 'help')
  await Promise.all([embed(['warm']), ...bookish.map((seat) => seat.answer('What is the largest kind of bear?'))])
  return null
}

function seatOf(id: string) {
  const seat = seats.find((one) => one.id === id)
  if (!seat) throw new Error(`There is no seat called ${id}`)
  return seat
}

const send = (message: WorkerMessage) => parentPort?.postMessage(message)

parentPort?.on('message', async (message: JobMessage) => {
  try {
    send({ kind: 'done', id: message.id, result: await perform(message) })
  } catch (error) {
    send({ kind: 'failed', id: message.id, message: error instanceof Error ? error.message : String(error) })
  }
})

send({ kind: 'ready', seats: seats.map(({ id, label, about, family }) => ({ id, label, about, family })) })
