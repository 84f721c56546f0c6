import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

type Rules = { groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[] }
type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] }

const alerts = parse(readFileSync('deploy/prometheus-alerts.yaml', 'utf8')) as Rules
const dashboard = JSON.parse(readFileSync('deploy/grafana-dashboard.json', 'utf8')) as Dashboard
const asked = [
  ...alerts.groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => ({ by: alert, expr }))),
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ by: title, expr }))),
]
const known = new Set(
  readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => readFileSync(`app/${name}`, 'utf8').match(/\bfrenly_[a-z_]+/g) ?? []),
)

test.each(asked)('$by asks for figures that the server gives', ({ expr }) => {
  const names = (expr.match(/\bfrenly_[a-z_]+/g) ?? []).map((name) =>
    name.replace(/_seconds_(?:count|bucket|sum)$/, '_seconds'),
  )
  for (const name of names) expect(known, name).toContain(name)
})

test('every alert says what is wrong', () => {
  for (const { rules } of alerts.groups)
    for (const { alert, annotations } of rules) expect(annotations.summary.length, alert).toBeGreaterThan(10)
})
