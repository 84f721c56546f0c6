import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { listVoiceChoices } from '#app/kits/asking/engines/voice-choices.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { readKeptPage } from '#app/kits/members/kept/kept-acts.server.ts'
import { findVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import { hasFfmpeg } from '#app/providers/ffmpeg.server.ts'
import { listEngines } from '#app/kits/asking/engines/registry.server.ts'
import { filmsKeeping } from '../keeping/films-keeping.server.ts'
import type { ListedFilm } from '../keeping/films.store.server.ts'
import { listBeginnings, readBeginning } from '../storyboard/material.server.ts'
import { isTemplate, templates } from '../storyboard/templates.ts'
import { SCRIPT_MAX_CHARS } from '../video.limits.ts'
import { readFilm } from './film-view.server.ts'

/** The video studio as its address asks for it: where films begin, with earlier ones, or one of them. */
export async function readStudio(request: Request) {
  const params = new URL(request.url).searchParams
  const id = params.get('film')
  if (id) return readFilm(request, id, params)
  const [visitor, member] = await Promise.all([findVisitor(request), findUser(request)])
  const from = (params.get('from') ?? '').slice(0, 120)
  const template = params.get('template') ?? ''
  const [page, voices, writers, beginnings, beginning] = await Promise.all([
    readKeptPage(filmsKeeping, visitor, params, (row) => ((row as ListedFilm).renderId ? 'a film' : 'a storyboard')),
    listVoiceChoices(member),
    listEngines(toViewer(member), 'write'),
    listBeginnings(visitor),
    from ? readBeginning(from, visitor) : null,
  ])
  const prompt = params.get('prompt') ?? ''
  const chosen = isTemplate(template) ? templates[template] : null
  const text = chosen?.script ?? beginning?.text ?? params.get('script') ?? params.get('text') ?? prompt
  return {
    part: 'list' as const,
    page,
    voices: voices.map(({ value, label, engine }) => ({ value, label, engine })),
    hasModel: writers.length > 0,
    canFilm: hasFfmpeg(),
    beginnings,
    templates: Object.entries(templates).map(([name, { label, about }]) => ({
      name,
      label,
      about,
      isChosen: name === template,
    })),
    begun: {
      text: text.slice(0, SCRIPT_MAX_CHARS).toWellFormed(),
      as: chosen || beginning || prompt === '' ? ('script' as const) : ('idea' as const),
      from: beginning ? from : '',
      fromLabel: beginning?.from.label ?? null,
    },
  }
}
export type StudioView = Awaited<ReturnType<typeof readStudio>>
export type BeginView = Extract<StudioView, { part: 'list' }>
export type FilmView = Exclude<StudioView, { part: 'list' }>
