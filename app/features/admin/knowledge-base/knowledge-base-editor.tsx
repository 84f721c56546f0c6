import { useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import {
  ARTICLE_BODY_MAX_CHARS,
  ARTICLE_SUMMARY_MAX_CHARS,
  ARTICLE_TAGS_MAX_CHARS,
  ARTICLE_TITLE_MAX_CHARS,
} from '#app/kits/operations/knowledge-base/article.limits.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, Select, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import { AdminFormProblem } from '../parts/admin-form.tsx'

type Text = { title: string; summary: string; tags: readonly string[]; group: string; body: string }

/** The fields of an article; both buttons send them all. */
export function KnowledgeBaseEditor({
  text,
  groups,
  fixed,
  answer,
  beside,
}: {
  text: Text
  groups: readonly string[]
  fixed: Readonly<Record<string, string>>
  answer: AdminFormAnswer | null
  beside: ReactNode
}) {
  const act = useNavigation().formData?.get('act')
  const problem = answer && ['draft', 'publish'].includes(answer.act) ? answer.problem : null
  const typed = (name: string, known: string) => problem?.values[name] ?? known
  const error = (name: string) => problem?.errors[name]
  return (
    <div className={beside ? 'mt-6 grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]' : 'mt-6 max-w-[52rem]'}>
      <KeyedForm name="help-article" noValidate className="grid gap-4">
        {Object.entries(fixed).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <AdminFormProblem answer={answer} acts={['draft', 'publish']} />
        <Field label="Title" error={error('title')} help="Best as the question people ask.">
          <TextInput name="title" maxLength={ARTICLE_TITLE_MAX_CHARS} defaultValue={typed('title', text.title)} />
        </Field>
        <Field label="Summary" error={error('summary')} help="One or two sentences. Search and the panda read them.">
          <TextArea
            name="summary"
            rows={2}
            maxLength={ARTICLE_SUMMARY_MAX_CHARS}
            defaultValue={typed('summary', text.summary)}
          />
        </Field>
        <div className="grid gap-4 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
          <Field label="Part of the help centre" error={error('group')}>
            <Select name="group" defaultValue={typed('group', text.group)}>
              {groups.map((group) => (
                <option key={group}>{group}</option>
              ))}
            </Select>
          </Field>
          <Field label="Tags" error={error('tags')} help="Other words people use for it, with commas between them.">
            <TextInput
              name="tags"
              maxLength={ARTICLE_TAGS_MAX_CHARS}
              defaultValue={typed('tags', text.tags.join(', '))}
            />
          </Field>
        </div>
        <Field label="Text" error={error('body')} help="Markdown. Headings begin with ##, links are [words](/address).">
          <TextArea
            name="body"
            rows={22}
            maxLength={ARTICLE_BODY_MAX_CHARS}
            defaultValue={typed('body', text.body)}
            className="font-mono text-[0.8125rem]"
          />
        </Field>
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit" name="act" value="draft" variant="soft" busy={act === 'draft'}>
            Keep as draft and preview
          </Button>
          <Button type="submit" name="act" value="publish" busy={act === 'publish'}>
            Publish
          </Button>
        </div>
      </KeyedForm>
      {beside ? <aside>{beside}</aside> : null}
    </div>
  )
}
