import * as tables from '#app/database/tables/code/mockups.ts'
import { mockupFromWords } from '#app/engines/mockups/from-words.ts'
import { drawScreen } from '#app/engines/mockups/draw.ts'
import { defineLatestWork } from '#app/kits/members/kept/latest-work.server.ts'
import { definePersonalTables } from '#app/kits/members/personal-data/personal-tables.server.ts'
import { defineOwnedTables } from '#app/kits/members/visitor/owned-tables.ts'
import { failed, passed } from '#app/kits/operations/health-checks/check.ts'
import { defineChecks } from '#app/kits/operations/health-checks/checks.server.ts'
import { mockupsKeeping } from './keeping/mockups-keeping.server.ts'
import * as rows from './keeping/mockups.store.server.ts'
import './keeping/mockups-source.server.ts'
import './keeping/sweep-mockups.server.ts'

defineLatestWork({ one: 'Mock-up', icon: 'layout-template', keeping: mockupsKeeping })
defineOwnedTables(tables.mockups)
defineChecks('mockups', () => [
  {
    id: 'tool:mockups',
    group: 'Engines',
    title: 'A description is drawn up as a wireframe',
    run() {
      const { mockup } = mockupFromWords('Sign in: field "E-mail", button "Go on"')
      const svg = drawScreen(mockup.screens[0]!, mockup)
      const isDrawn = svg.includes('E-mail') && svg.includes('Go on')
      return Promise.resolve(
        isDrawn ? passed('A sample was drawn.') : failed('A sample was not drawn.', 'Look at engines/mockups.'),
      )
    },
  },
])
definePersonalTables([
  {
    table: tables.mockupVersions,
    file: { name: 'mockup-versions.json', about: 'Every version of your mock-ups' },
    read: rows.readOwnVersions,
    erase: rows.eraseVersions,
  },
  {
    table: tables.mockups,
    file: { name: 'mockups.json', about: 'Your mock-ups with their descriptions' },
    read: rows.readOwnMockups,
    erase: rows.eraseMockups,
  },
])
