import * as tables from '#app/database/tables/money/billing.ts'
import { definePersonalTables } from '#app/kits/members/personal-data/personal-tables.server.ts'
import { defineChecks } from '#app/kits/operations/health-checks/checks.server.ts'
import { bookChecks } from './billing/books-promise.server.ts'
import * as person from './billing/person-billing.store.server.ts'
import './billing/plan-goods.server.ts'
import './tills/plan-calendar.server.ts'

defineChecks('plans', bookChecks)
definePersonalTables([
  {
    table: tables.subscriptions,
    merge: 'blocks',
    file: { name: 'subscription.json', about: 'Your plan and how it goes on' },
    read: person.readSubscriptions,
    erase: person.eraseSubscriptions,
  },
])
