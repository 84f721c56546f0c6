import {
  and,
  asc,
  count,
  countDistinct,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  max,
  min,
  ne,
  sql,
  type Column,
  type SQL,
} from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import * as t from '#app/database/schema.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import type { KnownTable } from '#app/kits/members/personal-data/personal-table.ts'
import type { DeedId } from './deeds.ts'

export type Counted = { times: number; firstAt: Date | null; lastAt: Date | null }
const NEVER: Counted = { times: 0, firstAt: null, lastAt: null }
type Count = (owner: Visitor, since: Date | null) => Promise<Counted>
/** A deed of somebody: when it was done, and the row it left, where one row stands for it. */
export type DeedDone = { at: Date; id: string | null }
type Counting = {
  count: Count
  /** The deed by which they were so many. */
  findNth: (owner: Visitor, n: number) => Promise<DeedDone | null>
}

/** A table whose rows are deeds: whose they are, when they were done, and which of them count. */
type Source = {
  of: KnownTable
  at: Column
  user: Column
  /** Null: only members do it. */
  guest: Column | null
  which?: SQL | undefined
  /** Counts different values instead of rows: the same thing done again is the same deed. */
  different?: Column
}

function counting({ of, at, user, guest, which, different }: Source): Counting {
  const whoseOf = (owner: Visitor) =>
    owner.userId === null ? and(isNull(user), eq(guest!, owner.guestId)) : eq(user, owner.userId)
  const isNobody = (owner: Visitor) => owner.userId === null && guest === null
  return {
    async count(owner, since) {
      if (isNobody(owner)) return NEVER
      const [row] = await store()
        .db.select({ times: different ? countDistinct(different) : count(), firstAt: min(at), lastAt: max(at) })
        .from(of)
        .where(and(whoseOf(owner), which, since ? gte(at, since) : undefined))
      return { times: Number(row?.times ?? 0), firstAt: toDate(row?.firstAt), lastAt: toDate(row?.lastAt) }
    },
    async findNth(owner, n) {
      if (isNobody(owner)) return null
      const { db } = store()
      const whose = and(whoseOf(owner), which)
      // Of the same thing done several times the first time counts, so the first of all needs no grouping.
      const id = 'id' in of ? (of.id as Column) : null
      const [row] =
        different && n > 1
          ? await db
              .select({ at: min(at), id: sql<unknown>`null` })
              .from(of)
              .where(whose)
              .groupBy(sql`${different}`)
              .orderBy(asc(min(at)))
              .limit(1)
              .offset(n - 1)
          : await db
              .select({ at: sql<unknown>`${at}`.mapWith(at), id: id ? sql<unknown>`${id}` : sql<unknown>`null` })
              .from(of)
              .where(whose)
              .orderBy(asc(at))
              .limit(1)
              .offset(n - 1)
      const moment = toDate(row?.at)
      return moment && { at: moment, id: typeof row?.id === 'string' ? row.id : null }
    },
  }
}

/** A deed that several tables tell of; of it the first time is known. */
const counted = (count: Count): Counting => ({
  count,
  async findNth(owner, n) {
    const { firstAt } = n === 1 ? await count(owner, null) : NEVER
    return firstAt && { at: firstAt, id: null }
  },
})

const toDate = (value: unknown): Date | null =>
  value === null || value === undefined ? null : value instanceof Date ? value : new Date(value as number | string)

const { consensusRuns, conversations, pictures, writings, textDocuments, readDocuments, research, researchPasses } = t
const run = { of: consensusRuns, at: consensusRuns.createdAt, user: consensusRuns.userId, guest: consensusRuns.guestId }
const talk = {
  of: conversations,
  at: conversations.createdAt,
  user: conversations.userId,
  guest: conversations.guestId,
}
const writing = { of: writings, at: writings.createdAt, user: writings.userId, guest: writings.guestId }

/** A research counts once a pass of it came to its end. */
const researched: Count = async (owner, since) => {
  const whose =
    owner.userId === null
      ? and(isNull(research.userId), eq(research.guestId, owner.guestId))
      : eq(research.userId, owner.userId)
  const [row] = await store()
    .db.select({
      times: countDistinct(research.id),
      firstAt: min(researchPasses.finishedAt),
      lastAt: max(researchPasses.finishedAt),
    })
    .from(research)
    .innerJoin(researchPasses, eq(researchPasses.researchId, research.id))
    .where(and(whose, isNotNull(researchPasses.finishedAt), since ? gte(researchPasses.finishedAt, since) : undefined))
  return { times: row?.times ?? 0, firstAt: toDate(row?.firstAt), lastAt: toDate(row?.lastAt) }
}

/** Answers that whoever asked accepted; one's own question gives nothing. */
const accepted: Count = async (owner, since) => {
  if (owner.userId === null) return NEVER
  const { qaAnswers, qaQuestions } = t
  const [row] = await store()
    .db.select({ times: count(), firstAt: min(qaAnswers.createdAt), lastAt: max(qaAnswers.createdAt) })
    .from(qaAnswers)
    .innerJoin(qaQuestions, eq(qaQuestions.id, qaAnswers.questionId))
    .where(
      and(
        eq(qaAnswers.userId, owner.userId),
        eq(qaQuestions.acceptedId, qaAnswers.id),
        sql`${qaQuestions.userId} is distinct from ${qaAnswers.userId}`,
        since ? gte(qaAnswers.createdAt, since) : undefined,
      ),
    )
  return { times: row?.times ?? 0, firstAt: toDate(row?.firstAt), lastAt: toDate(row?.lastAt) }
}

/** Answers to what somebody else asked in public. */
const answered: Count = async (owner, since) => {
  if (owner.userId === null) return NEVER
  const { qaAnswers, qaQuestions } = t
  const [row] = await store()
    .db.select({
      times: countDistinct(qaAnswers.questionId),
      firstAt: min(qaAnswers.createdAt),
      lastAt: max(qaAnswers.createdAt),
    })
    .from(qaAnswers)
    .innerJoin(qaQuestions, eq(qaQuestions.id, qaAnswers.questionId))
    .where(
      and(
        eq(qaAnswers.userId, owner.userId),
        isNotNull(qaQuestions.publishedAt),
        sql`${qaQuestions.userId} is distinct from ${qaAnswers.userId}`,
        since ? gte(qaAnswers.createdAt, since) : undefined,
      ),
    )
  return { times: row?.times ?? 0, firstAt: toDate(row?.firstAt), lastAt: toDate(row?.lastAt) }
}

/** How each deed is counted, from the rows that doing it left behind. */
const countings: Readonly<Record<DeedId, Counting>> = {
  'ask': counting({
    ...run,
    which: and(eq(consensusRuns.state, 'done'), inArray(consensusRuns.purpose, ['ask', 'follow-up', 'fork'])),
  }),
  'resolve': counting({
    ...run,
    which: and(eq(consensusRuns.state, 'done'), eq(consensusRuns.purpose, 'resolve')),
    different: consensusRuns.parentId,
  }),
  'ask-why': counting({ ...run, which: and(eq(consensusRuns.state, 'done'), eq(consensusRuns.purpose, 'why')) }),
  'bring-answers': counting({
    ...run,
    which: and(
      eq(consensusRuns.state, 'done'),
      sql`exists (select 1 from ${t.consensusSeats} where ${t.consensusSeats.runId} = ${consensusRuns.id} and ${t.consensusSeats.kind} = 'pasted')`,
    ),
  }),
  'chat': counting({ ...talk, which: and(eq(conversations.kind, 'chat'), isNull(conversations.deletedAt)) }),
  'summon': counting({ ...talk, which: and(eq(conversations.kind, 'summon'), isNull(conversations.deletedAt)) }),
  'draw': counting({
    of: pictures,
    at: pictures.createdAt,
    user: pictures.userId,
    guest: pictures.guestId,
    which: and(isNull(pictures.deletedAt), isNull(pictures.parentId)),
  }),
  'change-picture': counting({
    of: pictures,
    at: pictures.createdAt,
    user: pictures.userId,
    guest: pictures.guestId,
    which: and(isNull(pictures.deletedAt), isNotNull(pictures.parentId)),
  }),
  'look': counting({
    of: t.lensLooks,
    at: t.lensLooks.createdAt,
    user: t.lensLooks.userId,
    guest: t.lensLooks.guestId,
    which: isNull(t.lensLooks.deletedAt),
  }),
  'polish': counting({ ...writing, which: and(eq(writings.tool, 'polish'), isNull(writings.deletedAt)) }),
  'letter': counting({ ...writing, which: and(eq(writings.tool, 'letter'), isNull(writings.deletedAt)) }),
  'content': counting({ ...writing, which: and(eq(writings.tool, 'content'), isNull(writings.deletedAt)) }),
  'write': counting({
    of: textDocuments,
    at: textDocuments.createdAt,
    user: textDocuments.userId,
    guest: textDocuments.guestId,
    which: and(isNull(textDocuments.deletedAt), sql`length(${textDocuments.text}) >= 200`),
  }),
  'prompt': counting({
    of: t.prompts,
    at: t.prompts.createdAt,
    user: t.prompts.userId,
    guest: t.prompts.guestId,
    which: isNull(t.prompts.deletedAt),
  }),
  'read-document': counting({
    of: readDocuments,
    at: readDocuments.createdAt,
    user: readDocuments.userId,
    guest: readDocuments.guestId,
    which: and(eq(readDocuments.state, 'ready'), isNull(readDocuments.deletedAt)),
    different: readDocuments.sha256,
  }),
  'table': counting({
    of: t.dataSets,
    at: t.dataSets.createdAt,
    user: t.dataSets.userId,
    guest: t.dataSets.guestId,
    which: isNull(t.dataSets.deletedAt),
  }),
  'research': counted(researched),
  'brief': counting({
    of: t.contentBriefs,
    at: t.contentBriefs.createdAt,
    user: t.contentBriefs.userId,
    guest: t.contentBriefs.guestId,
    which: isNull(t.contentBriefs.deletedAt),
  }),
  'speak': counting({
    of: t.recordings,
    at: t.recordings.createdAt,
    user: t.recordings.userId,
    guest: t.recordings.guestId,
    which: and(eq(t.recordings.state, 'done'), eq(t.recordings.kind, 'spoken'), isNull(t.recordings.deletedAt)),
  }),
  'transcribe': counting({
    of: t.recordings,
    at: t.recordings.createdAt,
    user: t.recordings.userId,
    guest: t.recordings.guestId,
    which: and(eq(t.recordings.state, 'done'), ne(t.recordings.kind, 'spoken'), isNull(t.recordings.deletedAt)),
  }),
  'voice-mail': counting({
    of: t.voiceEmails,
    at: t.voiceEmails.createdAt,
    user: t.voiceEmails.userId,
    guest: t.voiceEmails.guestId,
    which: isNull(t.voiceEmails.deletedAt),
  }),
  'show-picture': counting({
    of: t.galleryPictures,
    at: t.galleryPictures.publishedAt,
    user: t.galleryPictures.userId,
    guest: null,
    which: isNull(t.galleryPictures.hiddenAt),
  }),
  'post': counting({
    of: t.posts,
    at: t.posts.publishedAt,
    user: t.posts.userId,
    guest: null,
    which: and(
      isNotNull(t.posts.publishedAt),
      isNull(t.posts.parentId),
      isNull(t.posts.deletedAt),
      isNull(t.posts.hiddenAt),
    ),
    different: t.posts.textHash,
  }),
  'learn': counting({
    of: t.lessonAnswers,
    at: t.lessonAnswers.createdAt,
    user: t.lessonAnswers.userId,
    guest: t.lessonAnswers.guestId,
    which: eq(t.lessonAnswers.isRight, true),
    different: t.lessonAnswers.question,
  }),
  'lesson': counting({
    of: t.lessonAnswers,
    at: t.lessonAnswers.createdAt,
    user: t.lessonAnswers.userId,
    guest: t.lessonAnswers.guestId,
    which: eq(t.lessonAnswers.isRight, true),
    different: t.lessonAnswers.lesson,
  }),
  'ask-public': counting({
    of: t.qaQuestions,
    at: t.qaQuestions.publishedAt,
    user: t.qaQuestions.userId,
    guest: null,
    which: isNotNull(t.qaQuestions.publishedAt),
  }),
  'answer': counted(answered),
  'accepted': counted(accepted),
  'vote': counting({ of: t.qaVotes, at: t.qaVotes.createdAt, user: t.qaVotes.userId, guest: null }),
  'reply': counting({
    of: t.posts,
    at: t.posts.publishedAt,
    user: t.posts.userId,
    guest: null,
    which: and(
      isNotNull(t.posts.publishedAt),
      isNotNull(t.posts.parentId),
      isNull(t.posts.deletedAt),
      isNull(t.posts.hiddenAt),
    ),
    different: t.posts.rootId,
  }),
  'react': counting({ of: t.postReactions, at: t.postReactions.createdAt, user: t.postReactions.userId, guest: null }),
  'follow': counting({
    of: t.ties,
    at: t.ties.createdAt,
    user: t.ties.fromId,
    guest: null,
    which: eq(t.ties.kind, 'follow'),
  }),
  'thank': counting({
    of: t.thanks,
    at: t.thanks.createdAt,
    user: t.thanks.fromId,
    guest: null,
    which: isNull(t.thanks.hiddenAt),
    different: t.thanks.toId,
  }),
  'thanked': counting({
    of: t.thanks,
    at: t.thanks.acceptedAt,
    user: t.thanks.toId,
    guest: null,
    which: and(isNotNull(t.thanks.acceptedAt), isNull(t.thanks.hiddenAt)),
    different: t.thanks.fromId,
  }),
  'offer': counting({
    of: t.offerings,
    at: t.offerings.createdAt,
    user: t.offerings.userId,
    guest: null,
    which: isNull(t.offerings.hiddenAt),
  }),
  'give': counting({
    of: t.offeringRequests,
    at: t.offeringRequests.changedAt,
    user: t.offeringRequests.giverId,
    guest: null,
    which: eq(t.offeringRequests.state, 'done'),
    different: t.offeringRequests.userId,
  }),
  'talk': counting({
    of: t.threadMessages,
    at: t.threadMessages.createdAt,
    user: t.threadMessages.userId,
    guest: null,
    which: and(eq(t.threadMessages.kind, 'said'), isNull(t.threadMessages.deletedAt)),
    different: t.threadMessages.threadId,
  }),
  'comment': counting({
    of: t.blogComments,
    at: t.blogComments.createdAt,
    user: t.blogComments.userId,
    guest: null,
    which: eq(t.blogComments.state, 'shown'),
    different: t.blogComments.post,
  }),
  'invite': counting({
    of: t.inviteJoins,
    at: t.inviteJoins.rewardedAt,
    user: t.inviteJoins.inviterId,
    guest: null,
    which: gt(t.inviteJoins.rewardedAt, new Date(0)),
  }),
  'own-ally': counting({ of: t.ownAllies, at: t.ownAllies.createdAt, user: t.ownAllies.userId, guest: null }),
}

/** How often somebody did something, and when last; `since`: only from that moment on. */
export const countDeed = (id: DeedId, owner: Visitor, since: Date | null): Promise<Counted> =>
  countings[id].count(owner, since)

/** The deed by which somebody had done something so many times; null where they did not, or it cannot be told. */
export const findDeed = (id: DeedId, owner: Visitor, times: number): Promise<DeedDone | null> =>
  countings[id].findNth(owner, times)
