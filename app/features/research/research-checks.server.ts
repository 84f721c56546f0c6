import { guest } from '#app/kits/asking/engines/viewer.ts'
import { failed, passed, type Check } from '#app/kits/operations/health-checks/check.ts'
import { beginFreeRun } from '#app/kits/asking/runs/begin-run.server.ts'
import { takeNotes } from './reports/notes.ts'
import { quoteSection } from './reports/write-section.ts'
import { gather } from './sources/gather.server.ts'

const SAMPLE = 'What is the capital of France?'
const PLAN = { documents: [], collections: [], pages: 1 }

/** Asks the built-in voices for real and writes a section of what they say. */
export const researchChecks = (): Check[] => [
  {
    id: 'tool:research',
    group: 'Engines',
    title: 'A question is looked into, and what is written is cited',
    async run() {
      const run = {
        ...(await beginFreeRun({ member: null, network: 'check' }, { screen: 'v2-research-assistant' })),
        viewer: guest,
      }
      const { found } = await gather('knowledge', SAMPLE, { run, owner: null, plan: PLAN })
      const texts = found.map((one, at) => ({ ...one, n: at + 1 }))
      const sentences = quoteSection(takeNotes(SAMPLE, texts))
      const isCited = sentences.length > 0 && sentences.every(({ cites }) => cites.length > 0)
      return isCited && sentences.some(({ text }) => text.includes('Paris'))
        ? passed('A sample question was answered with a cited sentence.')
        : failed(
            'A sample question was not answered by the built-in voices.',
            'Look at the knowledge engines on /admin/qa.',
          )
    },
  },
]
