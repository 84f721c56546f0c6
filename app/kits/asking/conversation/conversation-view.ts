import type { Source } from '#app/providers/ports.ts'
import type { SeatNumber } from '#app/ui/brand/seat-mark.tsx'
import type { ConversationKind, MessageState } from '#app/database/tables/conversations.ts'
import type { VoiceOption } from './voice-option.ts'

export type AttachmentView = {
  id: string
  kind: 'text' | 'picture'
  name: string
  about: string
  /** The words of the file, or what was seen; its beginning. */
  text: string
  picture: { address: string } | null
}

export type MessageView = {
  id: string
  role: 'person' | 'voice'
  state: MessageState
  isUnderWay: boolean
  text: string
  /** Safe HTML of a finished answer; null while it is written, and for a person's own words. */
  html: string | null
  voice: { key: string; label: string; mark: SeatNumber } | null
  /** Of a person's message: the names of those who were asked, where several were. */
  asked: string[]
  engines: string[]
  note: string | null
  sources: Source[]
  leftOut: number
  receipt: { cost: string; time: string } | null
  attachments: AttachmentView[]
  /** Which of the branches that part here is shown, counted from 1. */
  place: { number: number; of: number; previous: string | null; next: string | null }
  createdAt: Date
}

export type ConversationView = {
  id: string
  kind: ConversationKind
  title: string
  isPinned: boolean
  isTemporary: boolean
  voices: string[]
  /** Each voice keeps its mark. */
  marks: Record<string, SeatNumber>
  tipId: string | null
  branches: number
  isShared: boolean
  isUnderWay: boolean
  messages: MessageView[]
  /** What all answers of this branch cost together. */
  spent: string
}

export type ConversationLink = {
  id: string
  kind: ConversationKind
  title: string
  isPinned: boolean
  isShared: boolean
  updatedAt: Date
}

/** What the pages of conversations draw. */
export type ConversationPage = {
  kind: ConversationKind
  liveMark: string
  isStill: boolean
  isGuest: boolean
  conversation: ConversationView | null
  /** The message whose words are being changed. */
  editing: string | null
  voices: VoiceOption[]
  hasModel: boolean
  recent: ConversationLink[]
  find: string
  draft: { text: string; voices: string[] }
  /** A conversation that was deleted a moment ago. */
  deleted: { id: string; title: string } | null
  now: Date
}
