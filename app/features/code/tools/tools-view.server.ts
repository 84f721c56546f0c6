import { clock } from '#app/platform/clock.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { CRON_MAX_CHARS } from '../code.limits.ts'
import { LANGUAGES, languages } from '../library/languages.ts'
import { readCron } from './read-cron.ts'

export const toolNames = ['regex', 'cron', 'convert', 'diff', 'check'] as const
export type ToolName = (typeof toolNames)[number]
const isTool = (name: string): name is ToolName => (toolNames as readonly string[]).includes(name)

/** One of the small tools as its address asks for it. */
export async function readTools(tool: string, params: URLSearchParams, _signal: AbortSignal) {
  if (!isTool(tool)) throw notFound('There is no tool of this name here.')
  const cron = (params.get('cron') ?? '').slice(0, CRON_MAX_CHARS)
  const asked = params.get('zone') ?? 'UTC'
  const zones = Intl.supportedValuesOf('timeZone')
  const zone = asked === 'UTC' || zones.includes(asked) ? asked : 'UTC'
  return {
    tool,
    cron,
    zone,
    zones: tool === 'cron' ? ['UTC', ...zones] : [],
    read: tool === 'cron' && cron !== '' ? readCron(cron, zone, clock.now()) : null,
    languages: tool === 'check' ? languages.map((id) => ({ id, label: LANGUAGES[id].label })) : [],
  }
}
