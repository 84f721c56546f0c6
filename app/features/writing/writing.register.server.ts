import { textDocuments, textVersions, writings } from '#app/database/tables/writing.ts'
import { definePersonalTables } from '#app/kits/members/personal-data/personal-tables.server.ts'
import { defineOwnedTables } from '#app/kits/members/visitor/owned-tables.ts'
import * as personal from './kept/personal.store.server.ts'
import './kept/sweep-writings.server.ts'
import './kept/writings-source.server.ts'

defineOwnedTables(writings, textDocuments)

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
    table: textDocuments,
    file: { name: 'documents.json', about: 'The documents of your text editor' },
    read: personal.readDocuments,
    erase: personal.eraseDocuments,
  },
])
