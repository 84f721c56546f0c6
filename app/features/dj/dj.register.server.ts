import * as tables from '#app/database/tables/music/dj.ts'
import { defineModerated } from '#app/kits/asking/moderation/moderated.ts'
import { defineLatestWork } from '#app/kits/members/kept/latest-work.server.ts'
import { definePersonalTables } from '#app/kits/members/personal-data/personal-tables.server.ts'
import { defineOwnedTables } from '#app/kits/members/visitor/owned-tables.ts'
import { defineChecks } from '#app/kits/operations/health-checks/checks.server.ts'
import './crate/analyse-job.server.ts'
import { djChecks } from './dj-checks.server.ts'
import './keeping/dj-source.server.ts'
import * as person from './keeping/person.store.server.ts'
import './keeping/sweep-dj.server.ts'
import './mixing/mix-job.server.ts'
import { setsKeeping } from './sets/sets-keeping.server.ts'
import { hideSet } from './sets/sets.store.server.ts'
import { SHARED_MIX } from './sharing/share-kind.ts'

defineLatestWork({ one: 'Set', icon: 'disc-3', keeping: setsKeeping })
defineModerated({ [SHARED_MIX]: { label: 'Shared mix', hide: hideSet } })
defineChecks('dj', () => djChecks)
defineOwnedTables(tables.djTracks, tables.djSets)
definePersonalTables([
  {
    table: tables.djMixes,
    file: { name: 'dj-mixes.json', about: 'Each time one of your sets was mixed' },
    read: person.readMixes,
    erase: person.eraseMixes,
  },
  {
    table: tables.djSets,
    file: { name: 'dj-sets.json', about: 'Your set lists' },
    read: person.readSets,
    erase: person.eraseSets,
  },
  {
    table: tables.djTracks,
    file: { name: 'dj-tracks.json', about: 'The tracks in your crate and what was told of them' },
    read: person.readTracks,
    erase: person.eraseTracks,
  },
])
