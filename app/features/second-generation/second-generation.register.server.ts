import * as tables from '#app/database/tables/research/content.ts'
import { defineLatestWork } from '#app/kits/members/kept/latest-work.server.ts'
import { definePersonalTables } from '#app/kits/members/personal-data/personal-tables.server.ts'
import { defineOwnedTables } from '#app/kits/members/visitor/owned-tables.ts'
import { defineChecks } from '#app/kits/operations/health-checks/checks.server.ts'
import { contentChecks } from './content/content-house.server.ts'
import { briefsKeeping } from './content/content-keeping.server.ts'
import * as rows from './content/content.store.server.ts'

defineChecks('content-studio', contentChecks)
defineLatestWork({ one: 'Brief', icon: 'pen-line', keeping: briefsKeeping })
defineOwnedTables(tables.contentBriefs)
definePersonalTables([
  {
    table: tables.contentVersions,
    file: { name: 'content-versions.json', about: 'What the pieces of your briefs said before' },
    read: rows.readOwnVersions,
    erase: rows.eraseVersions,
  },
  {
    table: tables.contentPieces,
    file: { name: 'content-pieces.json', about: 'The pieces made from your briefs, with their days' },
    read: rows.readOwnPieces,
    erase: rows.erasePieces,
  },
  {
    table: tables.contentBriefs,
    file: { name: 'content-briefs.json', about: 'The briefs you wrote, with their facts' },
    read: rows.readOwnBriefs,
    erase: rows.eraseBriefs,
  },
])
