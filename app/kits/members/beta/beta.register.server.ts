import { betaMembers, betaSwitches } from '#app/database/tables/quests/beta.ts'
import { definePersonalTables } from '#app/kits/members/personal-data/personal-tables.server.ts'
import * as rows from './beta.store.server.ts'

definePersonalTables([
  {
    table: betaSwitches,
    file: { name: 'beta-switches.json', about: 'The features you switched on or off early' },
    read: rows.readOwnSwitches,
    erase: rows.eraseSwitches,
  },
  {
    table: betaMembers,
    file: { name: 'beta.json', about: 'Since when you try features early' },
    read: rows.readOwnBeta,
    erase: rows.eraseBeta,
  },
])
