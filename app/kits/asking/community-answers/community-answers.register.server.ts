import './member-parts.server.ts'
import './questions-source.server.ts'
