import { ties } from '#app/database/tables/together/ties.ts'
import { definePersonalTables } from '#app/kits/members/personal-data/personal-tables.server.ts'
import { eraseTies, readTies } from './person-ties.store.server.ts'

definePersonalTables([
  {
    table: ties,
    file: { name: 'ties.json', about: 'Whom you follow, mute and block' },
    read: readTies,
    erase: eraseTies,
  },
])
