import { mergeTexts } from '#app/engines/text-tools/merge-texts.ts'
import { engineWorker } from '#app/kits/asking/engine-worker/engine-worker.server.ts'
import { failed, passed, type Check } from '#app/kits/operations/health-checks/check.ts'
import { hashOf } from '#app/platform/secrets/ids.server.ts'
import { toKeptClaims, toSpeeches } from './claims/claims.ts'
import { readInviteToken, toInviteToken } from './inviting/invite-link.server.ts'

const SAID = [
  { id: 'one', speaker: 'member:one', text: 'The bridge opened in 1937.' },
  { id: 'two', speaker: 'member:two', text: 'The bridge opened in 1973.' },
] as const

/** What threads stand on: the ledger reads two people apart, invitations are signed, two texts come together. */
export const threadsChecks: Check[] = [
  {
    id: 'threads:claims',
    group: 'Engines',
    title: 'Claims are read out of a thread',
    async run({ signal }) {
      const speeches = toSpeeches(SAID)
      const answers = speeches.map(({ speaker, text }) => ({ seat: speaker, text, family: speaker }))
      const ledger = await engineWorker().run('ledger', { question: 'When did the bridge open?', answers }, { signal })
      const claims = toKeptClaims(ledger, speeches, hashOf)
      const isRight = claims.some(({ says, denies }) => says.length > 0 && denies.length > 0)
      return isRight
        ? passed('Two people who contradict each other were read as a dispute.')
        : failed('Two people who contradict each other were not told apart.', 'Build again: npm run build.')
    },
  },
  {
    id: 'threads:basics',
    group: 'Engines',
    title: 'Invitations are signed and documents put together',
    run() {
      const isSigned = readInviteToken(toInviteToken('check')) === 'check' && readInviteToken('check.forged') === null
      const { text } = mergeTexts('a\nmine', 'a\nb', 'theirs\nb')
      const isWhole = text.includes('mine') && text.includes('theirs')
      return Promise.resolve(
        isSigned && isWhole
          ? passed('A forged invitation was refused, and two changes of a text came together.')
          : failed('An invitation or a document came out wrong.', 'Look at the log of this server.'),
      )
    },
  },
]
