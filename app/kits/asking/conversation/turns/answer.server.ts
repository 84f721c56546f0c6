import { listMemories } from '#app/kits/asking/panda/memories.store.server.ts'
import { toStandaloneAfter } from '#app/kits/asking/consensus/model-help/standalone.ts'
import { useEngine } from '#app/kits/asking/runs/use-engine.server.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import { fence } from '#app/kits/foundation/untrusted/fence.ts'
import { EngineFailure } from '#app/providers/engine.ts'
import type { Source } from '#app/providers/ports.ts'
import { allyJobs } from '../allies/ally-jobs.server.ts'
import type { AllyWork } from '../allies/ally-job.ts'
import { toMaterial, withoutAddress, type Said } from '../allies/material.ts'
import { listAttachments, type AttachmentRow, type ConversationRow } from '../conversations.store.server.ts'
import type { MessageRow } from '../messages.store.server.ts'
import type { Voice } from '../voices.server.ts'
import { canSee, describePicture, readPicture } from './pictures.server.ts'
import { toPrompt, type Told } from './prompt.ts'
import { toSystem } from './system-prompts.ts'

export type Answer = {
  text: string
  engines: string[]
  sources: Source[]
  note: string | null
  leftOut: number
  costMicros: number | null
}

export type Task = {
  run: Run
  /** Several allies in turn, and threads of several people, are summons: what others said is fenced. */
  conversation: Pick<ConversationRow, 'id' | 'kind'>
  voice: Voice
  /** What the answer follows, from the first message on. */
  path: readonly Pick<MessageRow, 'id' | 'role' | 'voice' | 'label' | 'text'>[]
  attachments: readonly AttachmentRow[]
  signal: AbortSignal
  onPart: (text: string) => void
}

/** One answer: by the voice's language model, else by embedded engines. Throws EngineFailure. */
export async function answer(task: Task): Promise<Answer> {
  const seen = (await describe(task)) ? { ...task, attachments: await listAttachments(task.conversation.id) } : task
  return task.voice.model ? byModel(seen) : byEmbedded(seen)
}

const sum = (...costs: (number | null)[]): number | null =>
  costs.includes(null) ? null : costs.reduce<number>((total, cost) => total + (cost ?? 0), 0)

/** Pictures of the last message are put into words for a voice that cannot see, once for all voices. True when there were any. */
async function describe({ run, voice, path, attachments, signal }: Task): Promise<boolean> {
  const asked = path.findLast(({ role }) => role === 'person')
  const unseen = attachments.filter((one) => one.messageId === asked?.id && one.kind === 'picture' && one.note === null)
  if (unseen.length === 0 || (await canSee(run, voice))) return false
  for (const row of unseen) await describePicture(run, row, signal)
  return true
}

const CUT_ATTACHMENT = 'The end of what is attached did not fit into what this engine reads at once.'
const LOOKED = 'It looked at the picture itself.'
const AT_LIMIT = 'It reached its length limit. Ask it to go on.'

async function byModel(task: Task): Promise<Answer> {
  const { run, conversation, voice, path, signal, onPart } = task
  const { model, ally } = voice
  const found = ally?.isGrounded ? await findings(task) : null
  const isSeeing = await canSee(run, voice)
  const prompt = toPrompt({
    path: await toTold(task, isSeeing),
    voice,
    isSummon: conversation.kind === 'summon',
    system: toSystem({ isSummon: conversation.kind === 'summon', ally: ally?.system ?? null }),
    wishes: ally?.wishes ? await withMemories(task, ally.wishes) : null,
    findings: found?.hasFound ? found.text : null,
    contextUnits: model!.engine.contextUnits,
  })
  if (prompt.isTooLong)
    throw new EngineFailure(
      'unable',
      `Your message is longer than what ${model!.engine.label} reads at once (about ${prompt.fits.toLocaleString('en')} tokens are free). ` +
        'Shorten it, or send it in parts.',
    )
  const { system, messages, maxOutput, leftOut, isAttachmentCut } = prompt
  const used = await useEngine(run, model!, { system, messages, maxOutput }, { signal, onPart })
  const { text, finish } = used.result
  if (finish === 'filter' && text.trim() === '')
    throw new EngineFailure('refused', `${model!.engine.id} declines this content.`)
  if (text.trim() === '') throw new EngineFailure('broken', `${model!.engine.id} gave an empty answer.`)
  const asked = path.findLast(({ role }) => role === 'person')
  const hasLooked = isSeeing && task.attachments.some((one) => one.messageId === asked?.id && one.kind === 'picture')
  const notes = [hasLooked ? LOOKED : '', isAttachmentCut ? CUT_ATTACHMENT : '', finish === 'length' ? AT_LIMIT : '']
  return {
    text,
    engines: [model!.engine.label, ...(found?.hasFound ? found.engines : [])],
    sources: found?.hasFound ? found.sources : [],
    note: notes.filter(Boolean).join(' ') || null,
    leftOut: Math.min(leftOut, path.length),
    costMicros: sum(found?.costMicros ?? 0, used.costMicros),
  }
}

const MOST_MEMORIES = 40

/**
 * What a member said to an ally of theirs, with what they let the assistant remember where they allow it: in a chat of
 * theirs alone, never where others read the answer.
 */
async function withMemories({ run, conversation, voice }: Task, wishes: string): Promise<string> {
  const userId = run.viewer.id
  if (!voice.ally?.readsMemories || conversation.kind !== 'chat' || userId === null) return wishes
  const memories = (await listMemories(userId)).slice(0, MOST_MEMORIES).map(({ text }) => `- ${text}`)
  return memories.length === 0
    ? wishes
    : `${wishes}\n\nWhat I let you remember of me:\n${fence(memories.join('\n'), 'memories')}`
}

/** What an ally's own engines find; a model does without it when they fail. */
async function findings(task: Task): Promise<AllyWork | null> {
  try {
    return await work(task)
  } catch (error) {
    if (task.signal.aborted) throw error
    return null
  }
}

const BUILT_IN_NOTE = 'Built-in engines quote and calculate. No language model answered.'
/** What a follow-up was read as stands where no model read the talk. */
const toReadAs = (question: string, message: string): string =>
  question === message ? 'The message was read by itself.' : `It was read as “${question}”`

async function byEmbedded(task: Task): Promise<Answer> {
  const { ally } = task.voice
  const { text, engines, sources, costMicros } = await work(task)
  const { question, message } = toAsked(task.path)
  const note = ally
    ? `${ally.job === 'answer' ? `${ally.name} needs a language model, and none is connected. The built-in engines answered in its place.` : `Done without a language model. ${ally.without}`}`
    : `${BUILT_IN_NOTE} ${toReadAs(question, message)}`
  return { text, engines, sources, note, leftOut: 0, costMicros }
}

/** The last message of a person, and what it asks when it is read with those before it. */
function toAsked(path: Task['path']) {
  const said = path.filter(({ role }) => role === 'person').map(({ text }) => withoutAddress(text) || text)
  const message = said.at(-1) ?? ''
  return { message, question: toStandaloneAfter(message, said.slice(0, -1)) }
}

async function work(task: Task): Promise<AllyWork> {
  const { run, voice, path, signal } = task
  const asked = path.findLast(({ role }) => role === 'person')
  const message = asked?.text ?? ''
  const attached = task.attachments
    .filter((one) => one.messageId === asked?.id)
    .map(({ text }) => text)
    .filter(Boolean)
  const talk: Said[] = path
    .filter(({ id }) => id !== asked?.id)
    .map(({ role, label, text }) => ({ label: role === 'person' ? 'You' : (label ?? 'A voice'), text }))
  const { question } = toAsked(path)
  const material =
    voice.ally && voice.ally.job !== 'answer' ? toMaterial(message, attached, talk) : attached.join('\n\n') || question
  return allyJobs[voice.ally?.job ?? 'answer']({ run, question, material, talk, signal })
}

async function toTold({ path, attachments }: Task, isSeeing: boolean): Promise<Told[]> {
  const answered = path.filter(({ role, text }) => role === 'person' || text.trim() !== '')
  return Promise.all(
    answered.map(async ({ id, role, voice, label, text }) => ({
      role,
      voice,
      label,
      text,
      attached: await Promise.all(
        attachments
          .filter(({ messageId }) => messageId === id)
          .map(async (one) => {
            const picture = isSeeing && one.kind === 'picture' ? await readPicture(one) : null
            return { name: one.name, text: picture ? '' : one.text, picture }
          }),
      ),
    })),
  )
}
