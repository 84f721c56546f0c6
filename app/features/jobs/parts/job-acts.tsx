import { ActForm } from '#app/ui/controls/act-form.tsx'

type Props = { id: string; title: string; canCancel: boolean; canRetry: boolean }

/** What a job lets whoever sees it do: both are there for its owner and for the administrator. */
export const JobActs = ({ id, title, canCancel, canRetry }: Props) => (
  <>
    {canCancel ? (
      <ActForm act="cancel" fields={{ id }} about={title}>
        Cancel
      </ActForm>
    ) : null}
    {canRetry ? (
      <ActForm act="retry" fields={{ id }} about={title}>
        Try again
      </ActForm>
    ) : null}
  </>
)
