import { to } from '#app/catalogue/to.ts'
import { pandaCandidates } from '#app/database/tables/money/pandas.ts'
import { describeGenome, readGenome } from '#app/engines/panda-genome/genome.ts'
import { defineModerated } from '#app/kits/asking/moderation/moderated.ts'
import { defineEventWords } from '#app/kits/foundation/audit/event-words.ts'
import { toPortrait } from '#app/kits/members/pandas/addresses.ts'
import { findMark, listKept, savePanda } from '#app/kits/members/pandas/pandas.store.server.ts'
import { definePersonalTables } from '#app/kits/members/personal-data/personal-tables.server.ts'
import { defineProfilePart } from '#app/kits/members/profile-parts/profile-parts.ts'
import { defineOwnedTables } from '#app/kits/members/visitor/owned-tables.ts'
import { defineChecks } from '#app/kits/operations/health-checks/checks.server.ts'
import { eraseCandidates, readCandidates } from './candidates.store.server.ts'
import './panda-goods.server.ts'
import { chainChecks } from './mint/chain-check.server.ts'
import { pandaChecks } from './pandas-checks.server.ts'
import './pandas-source.server.ts'

const MOST_ON_PROFILE = 60

defineChecks('pandas', () => [...pandaChecks(), ...chainChecks()])
defineOwnedTables(pandaCandidates)
defineEventWords({ 'panda.minting': 'had a panda minted' })
definePersonalTables([
  {
    table: pandaCandidates,
    file: { name: 'panda-candidates.json', about: 'The pandas you met before you adopted one' },
    read: readCandidates,
    erase: eraseCandidates,
  },
])
defineModerated({
  panda: { label: 'Panda', hide: (number, at) => savePanda(Number(number), { hiddenAt: at }) },
})
defineProfilePart({
  id: 'pandas',
  label: 'Pandas',
  about: 'The pandas that you keep and are named beside.',
  icon: 'heart',
  place: 60,
  usual: 'all',
  async read(memberId, _viewerId, most) {
    const mark = await findMark(memberId)
    const kept = mark ? await listKept(mark, MOST_ON_PROFILE) : []
    const named = kept.filter(({ showsKeeper, hiddenAt }) => showsKeeper && hiddenAt === null)
    return {
      count: named.length,
      all: null,
      items: named.slice(0, most).map(({ number, name, genome, createdAt }) => ({
        title: name,
        href: to('panda', { number: String(number) }),
        about: `Panda ${number}`,
        at: createdAt,
        picture: { src: toPortrait(genome), alt: describeGenome(readGenome(genome)!) },
      })),
    }
  },
})
