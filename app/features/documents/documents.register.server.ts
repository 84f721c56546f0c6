import { defineLatestWork } from '#app/kits/members/kept/latest-work.server.ts'
import { collectionsKeeping } from './collections/collections-view.server.ts'
import { documentsKeeping } from './reading/documents-keeping.server.ts'
import * as tables from '#app/database/tables/documents.ts'
import { definePersonalTables } from '#app/kits/members/personal-data/personal-tables.server.ts'
import { defineOwnedTables } from '#app/kits/members/visitor/owned-tables.ts'
import { defineChecks } from '#app/kits/operations/health-checks/checks.server.ts'
import { documentsChecks } from './documents-check.server.ts'
import './keeping/adopt-files.server.ts'
import './keeping/documents-source.server.ts'
import './keeping/sweep-documents.server.ts'
import * as personal from './keeping/personal.store.server.ts'
import './reading/read-job.server.ts'
import './reading/read-step.server.ts'

defineLatestWork({ one: 'Document', icon: 'file-search', keeping: documentsKeeping })
defineLatestWork({ one: 'Collection', icon: 'package', keeping: collectionsKeeping })

defineChecks('documents', documentsChecks)
defineOwnedTables(tables.readDocuments, tables.documentCollections)
definePersonalTables([
  {
    table: tables.documentQuestions,
    file: { name: 'document-questions.json', about: 'What you asked your documents, with the passages that answered' },
    read: personal.readOwnQuestions,
    erase: personal.eraseQuestions,
  },
  {
    table: tables.documentPassages,
    file: null,
    erase: personal.erasePassages,
  },
  {
    table: tables.documentPages,
    file: { name: 'document-pages.json', about: 'The words of the documents you had read' },
    read: personal.readOwnPages,
    erase: personal.erasePages,
  },
  {
    table: tables.readDocuments,
    file: { name: 'read-documents.json', about: 'The documents you had read, with what was found in them' },
    read: personal.readOwnDocuments,
    erase: personal.eraseDocuments,
  },
  {
    table: tables.documentCollections,
    file: { name: 'document-collections.json', about: 'Your collections of documents' },
    read: personal.readOwnCollections,
    erase: personal.eraseCollections,
  },
])
