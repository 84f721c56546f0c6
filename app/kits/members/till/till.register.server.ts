import * as tables from '#app/database/tables/money/billing.ts'
import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { defineImpersonalTables, definePersonalTables } from '#app/kits/members/personal-data/personal-tables.server.ts'
import { clock } from '#app/platform/clock.ts'
import './leave-stripe.server.ts'
import { expireOrders } from './orders.store.server.ts'
import * as person from './person-till.store.server.ts'

const EVERY_MS = 60_000

defineSchedule({ name: 'orders-run-out', everyMs: EVERY_MS, run: () => expireOrders(clock.now()) })
definePersonalTables([
  {
    table: tables.orders,
    file: { name: 'orders.json', about: 'What you ordered, with the prices of that day' },
    read: person.readOrders,
    erase: person.eraseOrders,
  },
  {
    table: tables.invoices,
    file: { name: 'invoices.json', about: 'Your invoices; without your name they stay in the books' },
    read: person.readInvoices,
    erase: person.forgetBuyer,
  },
  { table: tables.moneyEvents, file: null, erase: person.forgetPayer },
])
defineImpersonalTables(tables.postings, tables.tillMessages)
