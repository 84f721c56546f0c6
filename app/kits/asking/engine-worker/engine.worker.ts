import { dirname } from 'node:path'
import { buildLedger, findOpenPairs } from '#app/engines/claim-ledger/ledger.ts'
import { relateClaims } from '#app/engines/claim-ledger/relation.ts'
import { assetPath } from '#app/platform/assets.server.ts'
import { clock } from '#app/platform/clock.ts'
import { askServer, serveJobs } from '#app/platform/worker-pool/pool-worker.ts'
import { embed } from '#app/providers/embedding/embedded.server.ts'
import { seats as openSeats } from '#app/engines/knowledge/seats.server.ts'
import { toPassages, type HelpPassage, type HelpText } from '#app/kits/search/site-search/help-passages.ts'
import type { HelpReply, Jobs, SeatInfo } from './jobs.ts'
import { openLedgerTools } from './ledger-tools.server.ts'

/** The indexes derive from packages and help alone: the build makes them and carries them. */
const knowledgeDir = dirname(assetPath('knowledge'))

const WARM_UP_QUESTION = 'What is the largest kind of bear?'

let help: { version: string; texts: readonly HelpText[] } | null = null

async function searchHelp(query: string, limit: number): Promise<HelpPassage[]> {
  const known = help?.version ?? null
  const { version, ranks, texts } = await askServer<HelpReply>('searchHelp', { query, limit, known })
  if (texts) help = { version, texts }
  return toPassages(help?.texts ?? [], ranks, limit)
}

const seats = openSeats({ dataDir: knowledgeDir, searchHelp, embed, now: clock.now })
const tools = openLedgerTools()

/** Makes the indexes that derive from packages alone; the database need not stand. */
async function prepare(): Promise<null> {
  const bookish = seats.filter(({ id }) => id !== 'help')
  await Promise.all([...bookish.map((seat) => seat.answer(WARM_UP_QUESTION)), ...seats.map((seat) => seat.prepare?.())])
  return null
}

/** Loads what most answers and comparisons need. The cities of the world, 80 MB, come with the first question about one. */
async function warmUp(): Promise<null> {
  await Promise.all(seats.map((seat) => seat.answer(WARM_UP_QUESTION)))
  const answers = ['The brown bear is large.', 'The polar bear is the largest bear.'].map((text, n) => ({
    seat: `${n}`,
    text,
  }))
  await buildLedger({ question: WARM_UP_QUESTION, answers }, tools)
  await relateClaims('The brown bear is large.', 'A brown bear is a big animal.', tools)
  return null
}

function seatOf(id: string) {
  const seat = seats.find((one) => one.id === id)
  if (!seat) throw new Error(`There is no seat called ${id}`)
  return seat
}

serveJobs<Jobs, SeatInfo[]>(
  {
    ask: ({ seat, question }) => seatOf(seat).answer(question),
    desk: ({ question }) => {
      const help = seatOf('help')
      if (!help.answerHere) throw new Error('The help seat has no desk')
      return help.answerHere(question)
    },
    ledger: (input) => buildLedger(input, tools),
    openPairs: (input) => findOpenPairs(input, tools),
    relate: ({ a, b }) => relateClaims(a, b, tools),
    embed,
    prepare,
    warm: warmUp,
  },
  seats.map(({ id, label, about, family }) => ({ id, label, about, family })),
)
