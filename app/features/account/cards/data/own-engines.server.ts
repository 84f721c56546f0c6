import { z } from 'zod'
import { addProvider } from '#app/kits/asking/engines/add-provider.server.ts'
import { companies } from '#app/kits/asking/engines/companies.server.ts'
import { providerInput } from '#app/kits/asking/engines/provider.inputs.ts'
import { listProviders, lookForModels, removeProvider } from '#app/kits/asking/engines/providers.server.ts'
import { refuse } from '#app/kits/members/identity/account/refusal.ts'
import { portLabels } from '#app/providers/ports.ts'
import {
  actOn,
  actProved,
  done,
  proofInput,
  refused,
  type SettingsForms,
  type Visit,
} from '../../settings-forms.server.ts'

const ADD = 'ownEngines.add'
const TEST = 'ownEngines.test'
const REMOVE = 'ownEngines.remove'
const GONE = 'This connection is gone already.'

const addInput = providerInput.extend(proofInput.shape)
const idInput = z.object({ provider: z.string().min(1) })

async function read({ signedIn }: Visit) {
  const providers = await listProviders(signedIn.row.id)
  return {
    companies: companies.map(({ id, label, needsKey, address }) => ({
      id,
      label,
      needsKey,
      needsAddress: address === null,
    })),
    providers: providers.map(({ id, label, companyLabel, keyEnding, testFailure, models }) => ({
      id,
      label,
      companyLabel,
      keyEnding,
      testFailure,
      models: models.map(({ model, label: name, port }) => `${name ?? model} (${portLabels[port].toLowerCase()})`),
    })),
  }
}
export type OwnEnginesView = Awaited<ReturnType<typeof read>>

const add = (visit: Visit) =>
  actProved(visit, ADD, addInput, async (input, typed) => {
    const added = await addProvider(input, visit.signedIn.row.id)
    if (!added.isDone) return refused(ADD, added, typed)
    return added.failure === null
      ? done(
          'engines',
          `${input.label} is connected`,
          'Its engines are yours alone, and no budget of this place counts them.',
        )
      : done('engines', `${input.label} is kept, but does not work yet`, added.failure)
  })

const test = (visit: Visit) =>
  actOn(visit, TEST, idInput, async ({ provider }) => {
    const failure = await lookForModels(provider, visit.signedIn.row.id)
    return failure === null ? done('engines', 'It works') : done('engines', 'It does not work', failure)
  })

const remove = (visit: Visit) =>
  actOn(visit, REMOVE, idInput, async ({ provider }, typed) => {
    if (await removeProvider(provider, visit.signedIn.row.id))
      return done('engines', 'Disconnected', 'Its key is gone from here.')
    return refused(REMOVE, refuse(404, GONE), typed)
  })

export const ownEnginesForms = { read, acts: { add, test, remove } } satisfies SettingsForms<OwnEnginesView>
