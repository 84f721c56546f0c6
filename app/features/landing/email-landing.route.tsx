import { EmailPage } from './email/email-page.tsx'

export default function EmailLanding() {
  return <EmailPage />
}
