import * as tables from '#app/database/tables/money/wallets.ts'
import { definePersonalTables } from '#app/kits/members/personal-data/personal-tables.server.ts'
import * as person from './person-wallets.store.server.ts'

definePersonalTables([
  {
    table: tables.wallets,
    merge: 'blocks',
    file: { name: 'wallets.json', about: 'The addresses you proved or had made' },
    read: person.readWallets,
    erase: person.eraseWallets,
  },
  { table: tables.walletAsks, merge: 'ends', file: null, erase: person.eraseAsks },
  { table: tables.walletLinks, merge: 'ends', file: null, erase: person.eraseLinks },
])
