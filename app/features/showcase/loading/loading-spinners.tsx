import { Form, useNavigation } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { Specimen } from '../parts/guide.tsx'

export function Spinners({ waitedS }: { waitedS: number }) {
  const { state, formData } = useNavigation()
  const isWaiting = state !== 'idle' && formData?.get('wait') === '1'
  return (
    <>
      <Specimen
        name="In a line"
        use="Beside the words that say what happens."
        className="flex flex-wrap gap-x-8 gap-y-3"
      >
        <p className="flex items-center gap-2.5 text-fg-muted">
          <Spinner className="text-accent" />
          Panda is thinking
        </p>
        <p className="flex items-center gap-2.5 text-fg-muted">
          <Spinner size="lg" />
          Reading the page
        </p>
      </Specimen>
      <Specimen name="Busy buttons" use="The width stays, the label says what is going on.">
        <Button busy busyLabel="Sending...">
          Send message
        </Button>
        <Button busy busyLabel="Signing in..." variant="accent">
          Sign in to Frenly
        </Button>
        <Button busy busyLabel="Saving" variant="soft" size="sm">
          Save changes
        </Button>
        <Button busy busyLabel="Checking" variant="plain" size="sm">
          Check again
        </Button>
      </Specimen>
      <Specimen name="At work" use="The server takes one second for this one.">
        <Form
          method="get"
          action={`${to('loading-demo')}#spinners`}
          preventScrollReset
          className="flex items-center gap-4"
        >
          <input type="hidden" name="wait" value="1" />
          <Button type="submit" variant="plain" busy={isWaiting} busyLabel="Waiting">
            <Icon name="clock" />
            Wait a second
          </Button>
          {waitedS === 1 && !isWaiting ? (
            <p role="status" className="text-fg-muted">
              That was a second.
            </p>
          ) : null}
        </Form>
      </Specimen>
    </>
  )
}
