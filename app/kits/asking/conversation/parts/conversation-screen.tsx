import { Form } from '@remix-run/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { to } from '#app/catalogue/to.ts'
import { ReadAgain } from '#app/kits/foundation/live/read-again.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'
import { DELETED_KEEPS_HOURS, TEMPORARY_KEEPS_HOURS } from '../conversation.limits.ts'
import type { ConversationPage, ConversationView, MessageView } from '../conversation-view.ts'
import { toConversation } from '../to-conversation.ts'
import { AnswerAnnouncer } from './answer-announcer.tsx'
import { Composer } from './composer.tsx'
import { ConversationTools } from './conversation-tools.tsx'
import { PersonMessage, VoiceMessage } from './message-item.tsx'
import { RecentList } from './recent-list.tsx'
import { useLiveWords } from './use-live-words.ts'

type Props = {
  page: ConversationPage
  problem: FormProblem | null
  /** The page before a conversation is begun: its heading and what stands under the composer. */
  heading: string
  lead: string
  children?: ReactNode
}

/** A conversation, or the place where one is begun, beside the latest ones. */
export function ConversationScreen({ page, problem, heading, lead, children }: Props) {
  const { conversation } = page
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 pt-4 pb-section lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-10 lg:pt-6">
      <RecentList page={page} />
      <div className="mx-auto w-full max-w-[47rem] min-w-0">
        {page.deleted ? <Deleted page={page} deleted={page.deleted} /> : null}
        {conversation ? (
          <Talk page={page} conversation={conversation} problem={problem} />
        ) : (
          <>
            <div className="grid grid-cols-[minmax(0,1fr)] items-end sm:grid-cols-[minmax(0,1fr)_150px] lg:pt-4">
              <div className="pb-6">
                <h1 className="heading-page">{heading}</h1>
                <p className="lead mt-3 max-w-[32em]">{lead}</p>
              </div>
              <Panda
                pose="peek"
                className="relative z-10 -mt-3 -mb-[18px] w-[120px] justify-self-end sm:mt-0 sm:w-[140px]"
              />
            </div>
            <Composer page={page} problem={problem} />
            {children}
          </>
        )}
      </div>
    </div>
  )
}

function Talk({
  page,
  conversation,
  problem,
}: {
  page: ConversationPage
  conversation: ConversationView
  problem: FormProblem | null
}) {
  const { id, kind, title, isTemporary, messages, isUnderWay, spent } = conversation
  const words = useLiveWords(conversation, page.liveMark)
  const end = useStayAtEnd(isUnderWay, words)
  const isEditProblem = problem?.values['do'] === 'edit'
  return (
    <>
      <header>
        <h1 className="heading-section wrap-anywhere">{title}</h1>
        {isTemporary ? (
          <p className="mt-1.5 flex flex-wrap items-center gap-2 text-[0.8125rem] text-fg-muted">
            <Badge tone="info">temporary</Badge> In no history. It is gone {TEMPORARY_KEEPS_HOURS} hours after its last
            message.
          </p>
        ) : null}
        <div className="mt-1.5">
          <ConversationTools conversation={conversation} problem={problem} />
        </div>
      </header>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-7">
        {messages.map((message, n) =>
          message.role === 'person' ? (
            <PersonMessage
              key={message.id}
              message={message}
              conversation={conversation}
              isEditing={page.editing === message.id || (isEditProblem && problem.values['message'] === message.id)}
              problem={isEditProblem ? problem : null}
            />
          ) : (
            <VoiceMessage
              key={message.id}
              message={message}
              conversation={conversation}
              question={toQuestion(messages, n)}
              live={words.get(message.id)}
            />
          ),
        )}
      </div>
      <div ref={end} className="scroll-mb-64" />
      <AnswerAnnouncer messages={messages} words={words} />
      {isUnderWay ? (
        <ReadAgain
          isOn={!page.isStill}
          pageTo={toConversation(kind, id)}
          stillTo={toConversation(kind, id, { refresh: 'off' })}
        />
      ) : null}
      {problem?.errors['message'] ? <FieldError>{problem.errors['message']}</FieldError> : null}
      <p className="mt-6 text-center text-xs text-fg-subtle">
        {kind === 'chat' ? 'Answers can be wrong. Check what matters.' : 'Allies can be wrong. Check what matters.'}{' '}
        {isUnderWay ? '' : spent === 'free' ? 'This branch was free.' : `This branch cost ${spent}.`}
      </p>
      <div className={`mt-3 ${kind === 'chat' ? 'above-bar sticky z-10 bg-bg pb-3' : ''}`}>
        <Composer key={`${conversation.tipId}`} page={page} problem={isEditProblem ? null : problem} />
      </div>
    </>
  )
}

/** The person's words that an answer follows. */
const toQuestion = (messages: readonly MessageView[], n: number): string =>
  messages.slice(0, n).findLast(({ role }) => role === 'person')?.text ?? ''

/** Whoever reads at the end stays there while the answer grows; whoever scrolled up is left alone. */
function useStayAtEnd(isUnderWay: boolean, words: unknown) {
  const end = useRef<HTMLDivElement>(null)
  const isNear = useRef(false)
  useEffect(() => {
    const look = () => {
      const top = end.current?.getBoundingClientRect().top ?? Infinity
      isNear.current = top < window.innerHeight
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  useEffect(() => {
    if (isUnderWay && isNear.current) end.current?.scrollIntoView({ block: 'nearest' })
  }, [isUnderWay, words])
  return end
}

function Deleted({ page, deleted }: { page: ConversationPage; deleted: { id: string; title: string } }) {
  return (
    <div role="status" className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-sunken px-4 py-3">
      <p className="min-w-0 flex-1 basis-40 wrap-anywhere">
        “{deleted.title}” is deleted. It is erased for good in {DELETED_KEEPS_HOURS} hours, and pages shared of it no
        longer open.
      </p>
      <Form method="post" action={to(page.kind)}>
        <input type="hidden" name="do" value="bring-back" />
        <input type="hidden" name="c" value={deleted.id} />
        <Button type="submit" variant="plain" size="sm">
          <Icon name="undo" size={16} /> Undo
        </Button>
      </Form>
    </div>
  )
}
