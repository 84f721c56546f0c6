import * as tables from '#app/database/tables/code/code.ts'
import { defineModerated } from '#app/kits/asking/moderation/moderated.ts'
import { defineLatestWork } from '#app/kits/members/kept/latest-work.server.ts'
import { definePersonalTables } from '#app/kits/members/personal-data/personal-tables.server.ts'
import { defineOwnedTables } from '#app/kits/members/visitor/owned-tables.ts'
import { defineChecks } from '#app/kits/operations/health-checks/checks.server.ts'
import './architect/survey-job.server.ts'
import { surveysKeeping } from './architect/architect-view.server.ts'
import { projectKeeping } from './builder/project-keeping.server.ts'
import { codeChecks } from './code-checks.server.ts'
import { codeKeeping } from './generator/code-keeping.server.ts'
import * as rows from './keeping/code.store.server.ts'
import './keeping/adopt-files.server.ts'
import './keeping/code-sources.server.ts'
import { answers, projects, surveys } from './keeping/kept-tables.store.server.ts'
import './keeping/published-apps.server.ts'
import './keeping/sweep-code.server.ts'
import './spoken/hear-wish.server.ts'
import * as spoken from './spoken/spoken.store.server.ts'

defineLatestWork({ one: 'Code', icon: 'code', keeping: codeKeeping })
defineLatestWork({ one: 'Project', icon: 'blocks', keeping: projectKeeping('builder') })
defineLatestWork({ one: 'Repository', icon: 'folder-tree', keeping: surveysKeeping })
defineChecks('code', codeChecks)
defineModerated({ app: { label: 'App', hide: (id, at) => rows.saveProject(id, { hiddenAt: at }) } })
defineOwnedTables(tables.codeAnswers, tables.codeProjects, tables.codeSpoken, tables.codeSurveys)
definePersonalTables([
  {
    table: tables.codeReplies,
    file: { name: 'app-answers.json', about: 'What visitors sent you by the forms of your published apps' },
    read: rows.readOwnReplies,
    erase: rows.eraseReplies,
  },
  {
    table: tables.codeVersions,
    file: { name: 'project-versions.json', about: 'Every version of your projects, with its files' },
    read: rows.readOwnVersions,
    erase: rows.eraseVersions,
  },
  {
    table: tables.codeSpoken,
    file: { name: 'said-for-apps.json', about: 'What you said for an app within the last day' },
    read: spoken.readOwnSpoken,
    erase: spoken.eraseSpoken,
  },
  {
    table: tables.codeProjects,
    file: { name: 'projects.json', about: 'The pages and apps you build, and which are published' },
    read: projects.readOwn,
    erase: projects.erase,
  },
  {
    table: tables.codeAnswers,
    file: { name: 'code.json', about: 'Your tasks with the code, its checks and how they went' },
    read: answers.readOwn,
    erase: answers.erase,
  },
  {
    table: tables.codeSurveys,
    file: { name: 'repositories.json', about: 'The repositories you had read, with their reports' },
    read: surveys.readOwn,
    erase: surveys.erase,
  },
])
