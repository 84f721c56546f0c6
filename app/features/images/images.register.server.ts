import * as tables from '#app/database/tables/pictures.ts'
import { defineEventWords } from '#app/kits/foundation/audit/event-words.ts'
import { definePersonalTables } from '#app/kits/members/personal-data/personal-tables.server.ts'
import { defineChecks } from '#app/kits/operations/health-checks/checks.server.ts'
import { defineOwnedTables } from '#app/kits/members/visitor/owned-tables.ts'
import './drawing/draw-job.server.ts'
import './drawing/draw-step.server.ts'
import './drawing/enlarge-job.server.ts'
import './lens/look-job.server.ts'
import './gallery/gallery-source.server.ts'
import './gallery/published-pictures.server.ts'
import './gallery/gallery-part.server.ts'
import './keeping/adopt-files.server.ts'
import './keeping/pictures-source.server.ts'
import './keeping/sweep-pictures.server.ts'
import './market/sell-pictures.server.ts'
import { pictureChecks } from './keeping/picture-checks.server.ts'
import * as person from './keeping/person-pictures.store.server.ts'

defineChecks('images', pictureChecks)
defineOwnedTables(tables.pictures, tables.pictureDraws, tables.pictureBoards, tables.lensLooks)
definePersonalTables([
  {
    table: tables.galleryLikes,
    file: { name: 'picture-likes.json', about: 'The pictures of the gallery you liked' },
    read: person.readLikes,
    erase: person.eraseLikes,
  },
  {
    table: tables.pictureReports,
    file: { name: 'picture-reports.json', about: 'The pictures you reported' },
    read: person.readReports,
    erase: person.anonymiseReports,
  },
  {
    table: tables.galleryPictures,
    file: { name: 'gallery.json', about: 'The pictures you published in the gallery, with their licences' },
    read: person.readGallery,
    erase: person.eraseGallery,
  },
  {
    table: tables.pictures,
    file: { name: 'pictures.json', about: 'Your pictures with the recipes that made them' },
    read: person.readPictures,
    erase: person.erasePictures,
  },
  {
    table: tables.pictureDraws,
    file: { name: 'picture-wishes.json', about: 'What you asked to be drawn' },
    read: person.readDraws,
    erase: person.eraseDraws,
  },
  {
    table: tables.pictureBoards,
    file: { name: 'picture-boards.json', about: 'The boards you sort your pictures by' },
    read: person.readBoards,
    erase: person.eraseBoards,
  },
  {
    table: tables.lensLooks,
    file: { name: 'lens.json', about: 'The pictures you had looked into, with what was found' },
    read: person.readLooks,
    erase: person.eraseLooks,
  },
])
defineEventWords({
  'picture.read': 'looked at a reported picture',
  'picture.hidden': 'hid a picture of the gallery',
  'picture.shown': 'showed a hidden picture of the gallery again',
  'picture.reports-closed': 'closed the reports about a picture',
})
