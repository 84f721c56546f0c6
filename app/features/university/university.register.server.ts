import { lessonAnswers } from '#app/database/tables/learn/university.ts'
import { definePersonalTables } from '#app/kits/members/personal-data/personal-tables.server.ts'
import { defineOwnedTables } from '#app/kits/members/visitor/owned-tables.ts'
import { defineChecks } from '#app/kits/operations/health-checks/checks.server.ts'
import { eraseAnswers, readAnswers } from './answers.store.server.ts'
import './lessons-source.server.ts'
import { universityChecks } from './university-checks.server.ts'

defineChecks('university', universityChecks)
defineOwnedTables(lessonAnswers)
definePersonalTables([
  {
    table: lessonAnswers,
    file: { name: 'lesson-answers.json', about: 'Your answers to the questions of lessons' },
    read: readAnswers,
    erase: eraseAnswers,
  },
])
