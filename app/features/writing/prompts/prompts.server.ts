import { z } from 'zod'
import { store } from '#app/database/store.server.ts'
import { findReader, type Reader } from '#app/kits/members/visitor/reader.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { clock } from '#app/platform/clock.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { NOT_THERE } from '#app/kits/members/kept/kept-acts.server.ts'
import { TITLE_MAX_CHARS } from '#app/kits/members/kept/kept.limits.ts'
import { MOST_CASES, MOST_IMPORTED, PROMPT_MAX_CHARS, VALUE_MAX_CHARS } from './prompts.limits.ts'
import * as rows from './prompts.store.server.ts'

/** Makes a prompt and gives its id. */
export async function makePrompt(owner: Visitor, { title, text }: { title: string; text: string }): Promise<string> {
  const now = clock.now()
  const id = createId(now.getTime())
  await store().tx(async () => {
    await rows.createPrompt({ id, ...owner, title, text, version: 1, createdAt: now, updatedAt: now })
    await rows.createVersion({ id: createId(now.getTime()), promptId: id, version: 1, text, createdAt: now })
  })
  return id
}

/** A prompt and whom it opens for. Throws the same 404 for one of somebody else as for none. */
export async function requirePrompt(request: Request, id: string): Promise<Reader & { row: rows.PromptRow }> {
  const row = await rows.findPrompt(id)
  const reader = await findReader(request, id, row)
  if (!row || !reader) throw notFound(NOT_THERE)
  return { ...reader, row }
}

/** Saves a prompt; other words make a version. Two who save at once both have their version. */
export async function savePrompt(row: rows.PromptRow, { title, text }: { title: string; text: string }): Promise<void> {
  const now = clock.now()
  for (let from = row; ;) {
    const version = text === from.text ? from.version : from.version + 1
    const isSaved = await store().tx(async () => {
      if (!(await rows.savePrompt(row.id, from.version, { title, text, version, updatedAt: now }))) return false
      if (version !== from.version)
        await rows.createVersion({ id: createId(now.getTime()), promptId: row.id, version, text, createdAt: now })
      return true
    })
    if (isSaved) return
    const next = await rows.findPrompt(row.id)
    if (!next) throw notFound(NOT_THERE)
    from = next
  }
}

const short = (most: number) => z.string().max(most)
const one = z.object({
  title: short(TITLE_MAX_CHARS),
  text: short(PROMPT_MAX_CHARS).refine((text) => text.trim() !== ''),
  cases: z
    .array(
      z.object({
        name: short(TITLE_MAX_CHARS),
        values: z.record(z.string().max(60), short(VALUE_MAX_CHARS)).default({}),
        holds: z.array(short(400)).max(50).default([]),
        lacks: z.array(short(400)).max(50).default([]),
      }),
    )
    .max(MOST_CASES)
    .default([]),
})
/** Our own lists, and those of other programs: a list of objects with a name and a prompt. */
const foreign = z
  .object({
    title: z.string().optional(),
    name: z.string().optional(),
    act: z.string().optional(),
    text: z.string().optional(),
    prompt: z.string().optional(),
  })
  .transform(({ title, name, act, text, prompt }) => ({
    title: title ?? name ?? act ?? '',
    text: text ?? prompt ?? '',
  }))
const listSchema = z.union([
  z.object({ prompts: z.array(one).min(1).max(MOST_IMPORTED) }).transform(({ prompts }) => prompts),
  z.array(foreign.pipe(one)).min(1).max(MOST_IMPORTED),
])

/** Takes a list in, whole or not at all; null for what is no such list. Gives how many there are now more. */
export async function importPrompts(owner: Visitor, text: string): Promise<number | null> {
  const list = listSchema.safeParse(toJson(text))
  if (!list.success) return null
  for (const { title, text: words, cases } of list.data) {
    const promptId = await makePrompt(owner, { title: title.trim() || 'Untitled', text: words })
    for (const { name, values, holds, lacks } of cases) await addCase(promptId, { name, values, holds, lacks })
  }
  return list.data.length
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** All prompts of somebody with their cases, as they come in again. */
export async function exportPrompts(owner: Visitor): Promise<string> {
  const prompts = await rows.listWholePrompts(owner, MOST_IMPORTED)
  const cases = prompts.length > 0 ? await rows.listCases(prompts.map(({ id }) => id)) : []
  const list = prompts.map(({ id, title, text }) => ({
    title,
    text,
    cases: cases
      .filter(({ promptId }) => promptId === id)
      .map(({ name, values, holds, lacks }) => ({ name, values, holds, lacks })),
  }))
  return JSON.stringify({ made: 'Frenly prompts', prompts: list }, null, 2)
}

type Case = Pick<rows.CaseRow, 'name' | 'values' | 'holds' | 'lacks'>

export function addCase(promptId: string, { name, values, holds, lacks }: Case) {
  const now = clock.now()
  return rows.createCase({
    id: createId(now.getTime()),
    promptId,
    name,
    values,
    holds,
    lacks,
    outcomes: [],
    createdAt: now,
  })
}
