import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN_EMAIL, openBuiltApp, type BuiltApp } from '#tests/support/built-app.ts'
import { toData } from '#tests/support/data-address.ts'
import { readPathRows } from '#tests/support/path-rows.ts'
import { signIn } from '#tests/support/people.ts'
import { logStatements, type Plan } from '#tests/support/sql-log.ts'

/** Tables whose length the operator or the version decides: read as a whole, they stay short. All others grow with use. */
const SHORT = [
  ...['__drizzle_migrations', 'job_schedules', 'site_settings', 'budgets', 'engine_settings', 'providers', 'banners'],
  ...['banner_clicks', 'articles', 'help_edits', 'help_versions', 'web_sites', 'check_runs', 'check_results'],
]
/** What may read all of a table that grows, and why. */
const MAY_READ_ALL: readonly (readonly [sql: RegExp, why: string])[] = [
  [/^select count\(\*\) from "(users|waitlist)"$/, 'how many an administrator’s list has, out of an index'],
  [/^select "state", count\(\*\) from "tickets"/, 'the tabs of the administrator’s list, out of an index'],
  [/^select "status", count\(\*\) from "feedback"/, 'the tabs of the administrator’s list, out of an index'],
  [/^select "slug", "is_helpful", count\(\*\) from "help_votes"/, 'the administrator’s table of articles'],
  [
    /^select "topic", count\(\*\) from "qa_questions"/,
    'once for each version of the content (question-counts.server.ts)',
  ],
  [
    /^select "(style|colour)", count\(\*\) from "gallery_pictures"/,
    'once for each version of the content (gallery-view.server.ts)',
  ],
  [/^select .* from "pandas" .*order by "pandas"."number" desc limit/, 'the newest, along the key'],
  [/^select (count|substr).* from "pandas"/, 'the figures of the hub and its page of statistics'],
  [/^select .* from \(select count\(\*\).* from "pandas"/, 'how many keepers have how many, on the page of statistics'],
  [/^select .* from "panda_ledger" (group by|where "panda_ledger"."at" >= )/, 'the page of statistics of the hub'],
  [/^select count\(\*\) from "qa_questions"/, 'once for each version of the content (question-counts.server.ts)'],
]
const LISTS = [
  ...['/qa?sort=voted', '/qa?sort=unanswered&page=2', '/qa?topic=science', '/qa?sort=mine', '/qa?q=panda'],
  ...['/sitemap.xml', '/search?q=panda', '/search?q=panda&kind=people', '/my-pandas?page=2', '/activity?page=2'],
  ...['/pandas/check', '/search?q=bao&kind=panda', '/nft-marketplace?sort=cheap', '/nft-marketplace?sort=dear'],
  ...['/nft-marketplace?sort=rare', '/nft-marketplace?sort=ending&kind=auction', '/nft-marketplace?fur=gold&find=bao'],
  '/nft/make-offer?part=received',
]
const ORDERS = ['?sort=seen', '?sort=seen&dir=desc', '?sort=joined', '?sort=name&dir=desc&page=2']

const log = logStatements()
let app: BuiltApp
let plans: Plan[] = []
// Drawing a page asks the database nothing.
beforeAll(async () => {
  app = await openBuiltApp()
  const cookie = signIn({ username: 'Keeper', email: ADMIN_EMAIL })
  const rows = readPathRows().filter(({ access }) => ['public', 'member', 'admin'].includes(access))
  const orders = rows.flatMap(({ access, example }) => (access === 'admin' ? ORDERS.map((end) => example + end) : []))
  for (const path of [...rows.map(({ example }) => example), ...LISTS, ...orders])
    await app.visit(toData(path), { headers: { cookie } })
  for (const path of [...rows.filter(({ access }) => access === 'public').map(({ example }) => example), ...LISTS])
    await app.visit(toData(path))
  plans = log.plans()
}, 600_000)
afterAll(async () => {
  await app.close()
  log.stop()
})

/** The tables a plan reads from end to end. */
function readsAll({ sql, steps }: Plan): string[] {
  if (/ where false\b/.test(sql)) return []
  const isSorted = steps.some((step) => step.startsWith('USE TEMP B-TREE FOR ORDER BY'))
  const endsEarly = / limit \?/.test(sql) && !isSorted && !/group by/.test(sql)
  return steps.flatMap((step) => {
    const [, name = '', how = ''] = /^SCAN (\w+)(.*)/.exec(step) ?? []
    const isOfTheQuery = name === '' || new RegExp(`\\) as "${name}"|\\) "${name}"`).test(sql)
    if (isOfTheQuery || SHORT.includes(name) || how.includes('VIRTUAL TABLE')) return []
    return how.includes('USING') && endsEarly ? [] : [name]
  })
}

test('pages and sweeps find their rows by an index in every table that grows', () => {
  expect(plans.length).toBeGreaterThan(120)
  const found = plans
    .filter((plan) => readsAll(plan).length > 0 && !MAY_READ_ALL.some(([sql]) => sql.test(plan.sql)))
    .map(({ sql, steps }) => `${steps.join(' | ')}: ${sql}`)
  expect(found).toEqual([])
})

test('a table that grew without an index would be seen', () => {
  const plan = {
    sql: 'select "id" from "mails" order by "mails"."created_at" desc limit ?',
    steps: ['SCAN mails', 'USE TEMP B-TREE FOR ORDER BY'],
  }
  expect(readsAll(plan)).toEqual(['mails'])
  expect(readsAll({ ...plan, steps: ['SCAN mails USING INDEX mails_created'] })).toEqual([])
  expect(readsAll({ ...plan, steps: ['SCAN jobs USING INDEX jobs_user', 'USE TEMP B-TREE FOR ORDER BY'] })).toEqual([
    'jobs',
  ])
})

test('what may read all of a table is still asked', () => {
  const idle = MAY_READ_ALL.filter(([sql]) => !plans.some((plan) => sql.test(plan.sql)))
  expect(idle.map(([, why]) => why)).toEqual([])
})
