import { Form } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { TextInput } from '#app/ui/controls/field.tsx'
import { QUERY_MAX_CHARS } from './studio-box.limits.ts'

/** The one box: a question is answered under an address of its own, the name of a studio opens it. */
export const StudioBox = ({ query = '' }: { query?: string }) => (
  <Form method="get" action={to('v2-home')} role="search" className="flex items-center gap-2">
    <TextInput
      key={query}
      type="search"
      name="q"
      required
      maxLength={QUERY_MAX_CHARS}
      defaultValue={query}
      autoComplete="off"
      aria-label="A question, or the name of a studio"
      placeholder="A question, or the name of a studio"
      dir="auto"
      className="h-12 min-w-0 flex-1 text-base"
    />
    <Button type="submit" size="lg">
      <Icon name="arrow-right" size={18} />
      <span className="sr-only">Go</span>
    </Button>
  </Form>
)
