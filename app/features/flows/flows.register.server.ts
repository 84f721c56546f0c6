import * as tables from '#app/database/tables/flows/flows.ts'
import { defineLatestWork } from '#app/kits/members/kept/latest-work.server.ts'
import { defineNotices } from '#app/kits/members/notices/notice-kinds.ts'
import { definePersonalTables } from '#app/kits/members/personal-data/personal-tables.server.ts'
import { defineOwnedTables } from '#app/kits/members/visitor/owned-tables.ts'
import { defineChecks } from '#app/kits/operations/health-checks/checks.server.ts'
import { flowsChecks } from './flows-checks.server.ts'
import { flowsKeeping } from './keeping/flows-keeping.server.ts'
import './keeping/flows-source.server.ts'
import * as rows from './keeping/personal.store.server.ts'
import './keeping/sweep-flows.server.ts'
import './market/sell-flows.server.ts'
import './running/answer-question.server.ts'
import './running/flow-job.server.ts'
import { ASKS } from './running/hold-step.server.ts'
import './starts/look-at-starts.server.ts'
import './tools/asking-steps.server.ts'
import { TOLD } from './tools/people-steps.server.ts'
import './tools/pure-steps.server.ts'
import './tools/reading-steps.server.ts'

defineLatestWork({ one: 'Recipe', icon: 'flask-conical', keeping: flowsKeeping('recipe') })
defineLatestWork({ one: 'Workflow', icon: 'workflow', keeping: flowsKeeping('workflow') })
defineChecks('flows', flowsChecks)
defineNotices({
  [TOLD]: { label: 'What your flows tell you', icon: 'workflow', words: ({ subject }) => subject },
  [ASKS]: {
    label: 'Questions of your flows',
    icon: 'workflow',
    isMailed: true,
    words: ({ subject }) => `A flow waits for your yes or no. ${subject}`,
  },
})
defineOwnedTables(tables.flows)
definePersonalTables([
  {
    table: tables.flowRunSteps,
    file: { name: 'flow-steps.json', about: 'What each step of your flows was given and gave' },
    read: rows.readOwnSteps,
    erase: rows.eraseSteps,
  },
  {
    table: tables.flowRuns,
    file: { name: 'flow-runs.json', about: 'The runs of your recipes and workflows' },
    read: rows.readOwnRuns,
    erase: rows.eraseRuns,
  },
  {
    table: tables.flowStarts,
    file: { name: 'flow-starts.json', about: 'What begins your workflows by itself' },
    read: rows.readOwnStarts,
    erase: rows.eraseStarts,
  },
  {
    table: tables.flowCases,
    file: { name: 'flow-tests.json', about: 'The tests of your recipes and workflows' },
    read: rows.readOwnCases,
    erase: rows.eraseCases,
  },
  {
    table: tables.flowVersions,
    file: { name: 'flow-versions.json', about: 'Every version of your recipes and workflows' },
    read: rows.readOwnVersions,
    erase: rows.eraseVersions,
  },
  {
    table: tables.flows,
    file: { name: 'flows.json', about: 'Your recipes and workflows' },
    read: rows.readOwnFlows,
    erase: rows.eraseFlows,
  },
])
