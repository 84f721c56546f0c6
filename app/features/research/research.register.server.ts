import { defineLatestWork } from '#app/kits/members/kept/latest-work.server.ts'
import { researchKeeping } from './keeping/research-keeping.server.ts'
import * as tables from '#app/database/tables/research/research.ts'
import { definePersonalTables } from '#app/kits/members/personal-data/personal-tables.server.ts'
import { defineOwnedTables } from '#app/kits/members/visitor/owned-tables.ts'
import { defineChecks } from '#app/kits/operations/health-checks/checks.server.ts'
import './keeping/research-source.server.ts'
import './keeping/sweep-research.server.ts'
import * as rows from './keeping/personal.store.server.ts'
import { researchChecks } from './research-checks.server.ts'
import './work/research-job.server.ts'

defineLatestWork({ one: 'Research', icon: 'flask-conical', keeping: researchKeeping })

defineChecks('research', researchChecks)
defineOwnedTables(tables.research)
definePersonalTables([
  {
    table: tables.researchReports,
    file: { name: 'research-reports.json', about: 'The reports of your research, with every wording they had' },
    read: rows.readOwnReports,
    erase: rows.eraseReports,
  },
  {
    table: tables.researchNotes,
    file: { name: 'research-notes.json', about: 'The words your reports rely on, with their places' },
    read: rows.readOwnNotes,
    erase: rows.eraseNotes,
  },
  {
    table: tables.researchSnapshots,
    file: { name: 'research-sources.json', about: 'The texts that were read for your research, as they stood then' },
    read: rows.readOwnSnapshots,
    erase: rows.eraseSnapshots,
  },
  {
    table: tables.researchPasses,
    file: { name: 'research-passes.json', about: 'Each time your research was carried out, by which plan' },
    read: rows.readOwnPasses,
    erase: rows.erasePasses,
  },
  {
    table: tables.research,
    file: { name: 'research.json', about: 'The questions you looked into, with their plans' },
    read: rows.readOwnResearch,
    erase: rows.eraseResearch,
  },
])
