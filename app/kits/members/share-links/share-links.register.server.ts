import { shareLinks } from '#app/database/tables/shares.ts'
import { definePersonalTables } from '#app/kits/members/personal-data/personal-tables.server.ts'
import { defineOwnedTables } from '#app/kits/members/visitor/owned-tables.ts'
import { eraseLinks, readLinks } from './share-links.store.server.ts'
import './share-links.server.ts'

defineOwnedTables(shareLinks)
definePersonalTables([
  {
    table: shareLinks,
    file: { name: 'share-links.json', about: 'The links by which you showed things to others' },
    read: readLinks,
    erase: eraseLinks,
  },
])
