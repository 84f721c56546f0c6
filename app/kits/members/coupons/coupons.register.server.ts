import { coupons, couponUses } from '#app/database/tables/money/coupons.ts'
import { defineEventWords } from '#app/kits/foundation/audit/event-words.ts'
import { defineImpersonalTables, definePersonalTables } from '#app/kits/members/personal-data/personal-tables.server.ts'
import { eraseUses, readUses } from './coupons.store.server.ts'

defineEventWords({ 'coupon.made': 'made a coupon', 'coupon.ended': 'ended a coupon' })
defineImpersonalTables(coupons)
definePersonalTables([
  {
    table: couponUses,
    file: { name: 'coupons.json', about: 'The codes you used for a plan' },
    read: readUses,
    erase: eraseUses,
  },
])
