import { firstSteps } from '#app/database/tables/quests/first-steps.ts'
import { definePersonalTables } from '#app/kits/members/personal-data/personal-tables.server.ts'
import { eraseFirstSteps, readOwnFirstSteps } from './first-steps.store.server.ts'

definePersonalTables([
  {
    table: firstSteps,
    file: { name: 'first-steps.json', about: 'What you said brings you here, and the tools you put first' },
    read: readOwnFirstSteps,
    erase: eraseFirstSteps,
  },
])
