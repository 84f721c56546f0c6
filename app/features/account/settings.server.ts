import { badRequest } from '#app/platform/request/problem.ts'
import { toEraseDay } from './erase-day.ts'
import type { Outcome, SettingsForms } from './settings-forms.server.ts'
import { settingsForms } from './settings-forms-by-card.server.ts'
import { readPart, settingsParts, type CardId } from './settings-parts.ts'
import { readAct, visitOf, whoIs } from './settings-visit.server.ts'

/** The cards of the part the address asks for. */
export async function readSettings(request: Request, network: string) {
  const visit = await visitOf(request, network)
  const part = readPart(new URL(request.url).searchParams)
  const ids: readonly CardId[] = settingsParts[part].cards
  const readCard = (id: CardId) => (settingsForms[id] as SettingsForms<unknown>).read(visit)
  const cards = await Promise.all(ids.map(async (id) => ({ id, view: await readCard(id) })))
  const { eraseAt } = visit.signedIn.row
  return { part, cards, who: whoIs(visit.signedIn), eraseDay: eraseAt && toEraseDay(eraseAt) }
}

/** Does what a form of the settings asks. */
export async function actInSettings(request: Request, network: string): Promise<Outcome> {
  const visit = await visitOf(request, network)
  const { act, refusal } = await readAct(visit)
  const [card = '', name = ''] = act.split('.')
  const acts: SettingsForms<unknown>['acts'] = Object.hasOwn(settingsForms, card)
    ? settingsForms[card as CardId].acts
    : {}
  if (!Object.hasOwn(acts, name)) throw badRequest('This form is not one of the settings. Please open them again.')
  return refusal ?? acts[name]!(visit)
}
