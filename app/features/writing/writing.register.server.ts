import { defineLatestWork } from '#app/kits/members/kept/latest-work.server.ts'
import { documentsKeeping } from './editor/editor-view.server.ts'
import {
  promptCases,
  prompts,
  promptVersions,
  textComments,
  textDocuments,
  textVersions,
  writings,
} from '#app/database/tables/writing.ts'
import { defineChecks } from '#app/kits/operations/health-checks/checks.server.ts'
import { definePersonalTables } from '#app/kits/members/personal-data/personal-tables.server.ts'
import { defineOwnedTables } from '#app/kits/members/visitor/owned-tables.ts'
import { eraseComments, readComments } from './editor/sharing/comments.store.server.ts'
import './editor/pictures/adopt-pictures.server.ts'
import './editor/documents-source.server.ts'
import { editorChecks } from './editor/editor-checks.server.ts'
import './flow-steps.server.ts'
import * as personal from './kept/personal.store.server.ts'
import './kept/sweep-writings.server.ts'
import * as ofPrompts from './prompts/prompts.store.server.ts'
import './kept/writings-source.server.ts'
import './market/sell-writing.server.ts'

defineLatestWork({ one: 'Text', icon: 'file-text', keeping: documentsKeeping(null) })

defineChecks('writing', editorChecks)
defineOwnedTables(writings, textDocuments, textComments, prompts)

definePersonalTables([
  {
    table: writings,
    file: { name: 'writing.json', about: 'What you polished, wrote and worked on, with what came of it' },
    read: personal.readWritings,
    erase: personal.eraseWritings,
  },
  {
    table: textVersions,
    file: { name: 'document-versions.json', about: 'What your documents said before' },
    read: personal.readVersions,
    erase: personal.eraseVersions,
  },
  {
    table: textComments,
    file: { name: 'document-comments.json', about: 'What you said about documents' },
    read: readComments,
    erase: eraseComments,
  },
  {
    table: textDocuments,
    file: { name: 'documents.json', about: 'The documents of your text editor' },
    read: personal.readDocuments,
    erase: personal.eraseDocuments,
  },
  {
    table: promptCases,
    file: { name: 'prompt-cases.json', about: 'The cases your prompts are tried with' },
    read: ofPrompts.readPromptCases,
    erase: ofPrompts.erasePromptCases,
  },
  {
    table: promptVersions,
    file: { name: 'prompt-versions.json', about: 'What your prompts said before' },
    read: ofPrompts.readPromptVersions,
    erase: ofPrompts.erasePromptVersions,
  },
  {
    table: prompts,
    file: { name: 'prompts.json', about: 'The prompts you keep' },
    read: ofPrompts.readPrompts,
    erase: ofPrompts.erasePrompts,
  },
])
