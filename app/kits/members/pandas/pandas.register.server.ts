import * as tables from '#app/database/tables/money/pandas.ts'
import { defineImpersonalTables, definePersonalTables } from '#app/kits/members/personal-data/personal-tables.server.ts'
import * as person from './person-pandas.store.server.ts'

definePersonalTables([
  {
    table: tables.pandas,
    file: { name: 'pandas.json', about: 'The pandas you keep' },
    read: person.readPandas,
    erase: person.erasePandas,
    carry: { count: person.countPandas, over: person.carryPandas },
  },
  { table: tables.pandaKeepers, file: null, erase: person.eraseMark },
])
// Its entries stay: without the row of the mark they name nobody.
defineImpersonalTables(tables.pandaLedger)
