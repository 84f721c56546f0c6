import * as boards from '#app/database/tables/research/dashboards.ts'
import * as tables from '#app/database/tables/documents.ts'
import { defineLatestWork } from '#app/kits/members/kept/latest-work.server.ts'
import { defineNotices } from '#app/kits/members/notices/notice-kinds.ts'
import { definePersonalTables } from '#app/kits/members/personal-data/personal-tables.server.ts'
import { defineOwnedTables } from '#app/kits/members/visitor/owned-tables.ts'
import * as alerts from './alerts/alerts.store.server.ts'
import { ALERT } from './alerts/look-at-alert.server.ts'
import { dashboardKeeping } from './dashboards/dashboard-keeping.server.ts'
import './dashboards/dashboards-source.server.ts'
import * as dashboards from './dashboards/dashboards.store.server.ts'
import { dataKeeping } from './keeping/data-keeping.server.ts'
import './keeping/adopt-files.server.ts'
import './asking/ask-step.server.ts'
import './keeping/data-source.server.ts'
import './keeping/sweep-data.server.ts'
import * as rows from './keeping/data.store.server.ts'

defineLatestWork({ one: 'Table', icon: 'table', keeping: dataKeeping })
defineLatestWork({ one: 'Dashboard', icon: 'bar-chart', keeping: dashboardKeeping })
defineNotices({
  [ALERT]: { label: 'Alerts of your tables', icon: 'bell', isMailed: true, words: ({ subject }) => subject },
})

defineOwnedTables(tables.dataSets, boards.dataDashboards)
definePersonalTables([
  {
    table: boards.dataTiles,
    file: { name: 'dashboard-answers.json', about: 'The answers that stand on your dashboards, in their order' },
    read: dashboards.readOwnTiles,
    erase: dashboards.eraseTiles,
  },
  {
    table: boards.dataDashboards,
    file: { name: 'dashboards.json', about: 'Your dashboards' },
    read: dashboards.readOwnDashboards,
    erase: dashboards.eraseDashboards,
  },
  {
    table: boards.dataAlertLooks,
    file: { name: 'alert-looks.json', about: 'The last looks of your alerts, with the figures that were found' },
    read: alerts.readOwnLooks,
    erase: alerts.eraseLooks,
  },
  {
    table: boards.dataAlerts,
    file: { name: 'alerts.json', about: 'The figures of your tables that you have watched' },
    read: alerts.readOwnAlerts,
    erase: alerts.eraseAlerts,
  },
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
