import { to } from '#app/catalogue/to.ts'
import { deeds, type DeedId } from './deeds.ts'

type Place = (id: string) => string
const run: Place = (id) => to('consensus-run', null, { run: id })
const picture: Place = (id) => to('image-studio', null, { picture: id })

/** Where the row of a deed is seen, for deeds whose rows have an address. */
const places: Partial<Record<DeedId, Place>> = {
  'ask': run,
  'bring-answers': run,
  'ask-why': run,
  'resolve': run,
  'chat': (id) => to('chat', null, { c: id }),
  'draw': picture,
  'change-picture': picture,
  'look': (id) => to('lens', null, { look: id }),
  'write': (id) => to('text-editor', null, { d: id }),
  'prompt': (id) => to('prompts', null, { p: id }),
  'read-document': (id) => to('document-analyzer', null, { doc: id }),
  'table': (id) => to('v2-business-intelligence', null, { data: id }),
  'brief': (id) => to('v2-content-creation-studio', null, { brief: id }),
  'transcribe': (id) => to('transcriber', null, { r: id }),
  'voice-mail': (id) => to('voice-email', null, { m: id }),
  'polish': (id) => to('email-polish', null, { w: id }),
  'letter': (id) => to('email-writer', null, { w: id }),
  'content': (id) => to('content-tools', null, { w: id }),
  'ask-public': (id) => to('questions', null, { question: id }),
}

/** Where a deed is seen: its row, or the screen where it is done. */
export const toDeedPlace = (deed: DeedId, id: string | null): string => {
  const place = id === null ? undefined : places[deed]
  return place && id !== null ? place(id) : to(deeds[deed].screen)
}
