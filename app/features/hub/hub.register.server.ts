import { hubMarks } from '#app/database/tables/research/hub.ts'
import { definePersonalTables } from '#app/kits/members/personal-data/personal-tables.server.ts'
import { eraseMarks, readOwnMarks } from './communication/hub-marks.store.server.ts'

definePersonalTables([
  {
    table: hubMarks,
    file: { name: 'hub-marks.json', about: 'What you starred, put off or called done in the communication hub' },
    read: readOwnMarks,
    erase: eraseMarks,
  },
])
