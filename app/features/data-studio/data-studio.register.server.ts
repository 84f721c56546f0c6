import { defineLatestWork } from '#app/kits/members/kept/latest-work.server.ts'
import { dataKeeping } from './asking/data-view.server.ts'
import * as tables from '#app/database/tables/documents.ts'
import { definePersonalTables } from '#app/kits/members/personal-data/personal-tables.server.ts'
import { defineOwnedTables } from '#app/kits/members/visitor/owned-tables.ts'
import './keeping/adopt-files.server.ts'
import './asking/ask-step.server.ts'
import './keeping/data-source.server.ts'
import './keeping/sweep-data.server.ts'
import * as rows from './keeping/data.store.server.ts'

defineLatestWork({ one: 'Table', icon: 'table', keeping: dataKeeping })

defineOwnedTables(tables.dataSets)
definePersonalTables([
  {
    table: tables.dataQuestions,
    file: { name: 'table-questions.json', about: 'What you asked your tables, with the queries and answers' },
    read: rows.readOwnQuestions,
    erase: rows.eraseQuestions,
  },
  {
    table: tables.dataSets,
    file: { name: 'tables.json', about: 'The tables you brought, with the steps they are cleaned by' },
    read: rows.readOwnSets,
    erase: rows.eraseSets,
  },
])
