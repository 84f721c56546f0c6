import './sweep-conversations.server.ts'
import './sharing/share.server.ts'
import './turns/turn-job.server.ts'
