import { recordings, spokenWords, voiceEmails } from '#app/database/tables/voice.ts'
import { definePersonalTables } from '#app/kits/members/personal-data/personal-tables.server.ts'
import { defineOwnedTables } from '#app/kits/members/visitor/owned-tables.ts'
import { defineChecks } from '#app/kits/operations/health-checks/checks.server.ts'
import './emails/emails-reach.server.ts'
import './hearing/apart-job.server.ts'
import './hearing/hear-job.server.ts'
import './recordings/recordings-source.server.ts'
import './recordings/sweep-recordings.server.ts'
import './speaking/speak-job.server.ts'
import './speaking/speak-step.server.ts'
import { voiceChecks } from './voice-checks.server.ts'
import * as person from './recordings/person.store.server.ts'

defineOwnedTables(recordings, voiceEmails, spokenWords)
defineChecks('voice', () => voiceChecks)
definePersonalTables([
  {
    table: voiceEmails,
    file: { name: 'voice-emails.json', about: 'The mails you made of spoken words' },
    read: person.readVoiceEmails,
    erase: person.eraseVoiceEmails,
  },
  {
    table: recordings,
    file: { name: 'recordings.json', about: 'Your recordings with their transcripts, marks and notes' },
    read: person.readRecordings,
    erase: person.eraseRecordings,
  },
  {
    table: spokenWords,
    file: { name: 'spoken-words.json', about: 'How you want words to be spoken' },
    read: person.readSpokenWords,
    erase: person.eraseSpokenWords,
  },
])
