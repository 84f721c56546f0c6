import type { ReactNode } from 'react'
import { BeforePublishing } from '#app/kits/members/publishing/before-publishing.tsx'
import type { Publisher } from '#app/kits/members/publishing/publisher.ts'
import { ShareTermField } from '#app/kits/pages/share-link/share-term-field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { ShareLinkList, type ShownLink } from './share-link-list.tsx'

type Props = {
  publisher: Publisher
  links: readonly ShownLink[]
  action: string
  /** Names the form that makes an address, and what it is about where a page has several. */
  name: string
  of?: string
  /** What names the thing in the forms. */
  fields?: Readonly<Record<string, string>>
  /** What is wrong with how long the address works. */
  error?: string | null | undefined
  /** Among other things of a page. */
  isQuiet?: boolean
  /** What else is chosen for an address. */
  children?: ReactNode
}

/** What has to be done before sharing, the addresses there are, and for who may share the form that makes one. */
export function ShareLinksPart({ publisher, links, action, fields = {}, ...form }: Props) {
  return (
    <>
      <BeforePublishing publisher={publisher} what="links" />
      {links.length > 0 ? <ShareLinkList links={links} action={action} fields={fields} /> : null}
      {publisher.state === 'ready' ? <ShareForm action={action} fields={fields} {...form} /> : null}
    </>
  )
}

type FormProps = Omit<Props, 'publisher' | 'links' | 'fields'> & Required<Pick<Props, 'fields'>>

function ShareForm({ name, of, action, fields, error = null, isQuiet = false, children }: FormProps) {
  return (
    <KeyedForm name={name} of={of} action={action} className={`grid ${isQuiet ? 'gap-3' : 'gap-4'}`}>
      <input type="hidden" name="do" value="share" />
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <ShareTermField error={error} />
      {children}
      <Button type="submit" variant={isQuiet ? 'plain' : 'primary'} className="justify-self-start">
        <Icon name="share" size={17} /> Make the link
      </Button>
    </KeyedForm>
  )
}
