import { to } from '#app/catalogue/to.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { Example } from '../example.ts'

/** Carries the three pasted answers, and no engine beside them, to the consensus screen to be counted there. */
export function OpenExample({ example }: { example: Example }) {
  return (
    <KeyedForm name="open-example" action={to('consensus')}>
      <input type="hidden" name="question" value={example.question} />
      <input type="hidden" name="choose" value="none" />
      {example.answers.map((answer) => (
        <span key={answer.name} hidden>
          <input type="hidden" name="label" value={answer.name} />
          <input type="hidden" name="answer" value={answer.text} />
        </span>
      ))}
      <Button type="submit" variant="plain">
        Open this answer
        <Icon name="arrow-right" size={18} />
      </Button>
    </KeyedForm>
  )
}
