import { onLiveAny, refreshSoon } from '../../app/live/registry.ts'

// Whatever changes is a line of the log and may be one of the desk; both are read again quietly, and only while they are on the screen.
onLiveAny(() => refreshSoon('logs', 'escritorio'))
