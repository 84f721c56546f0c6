import { InboxPage } from './inbox/inbox-page.tsx'

export default function InboxLanding() {
  return <InboxPage variant={null} isBare={false} />
}
