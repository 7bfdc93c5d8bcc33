import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Respuesta } from './obrero.ts'
import type { Contratar } from './peon.ts'

const taller = fileURLToPath(new URL('./taller.ts', import.meta.url))

/** Workers in processes of their own (taller.ts): the only way to stop native code that does not end. `obrero` is the module that works. */
export const enProceso =
  (obrero: URL): Contratar =>
  (oye, cae) => {
    // No flags of ours: those of a debugger or a test runner are not meant for it.
    const proceso = fork(taller, [obrero.href], {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    proceso.on('message', respuesta => oye(respuesta as Respuesta))
    proceso.on('error', cae)
    proceso.on('exit', (codigo, señal) => cae(señal ?? codigo))
    return {
      // One that is gone says so by its end; one that never came, for want of anything of the machine, has no way to be told.
      encargar: encargo => void (proceso.connected && proceso.send(encargo, () => {})),
      retener: si => retener(proceso, si),
      parar: async () => {
        if (!vive(proceso)) return
        retener(proceso, true)
        const ido = once(proceso, 'exit')
        proceso.kill('SIGKILL')
        await ido
      },
    }
  }

const vive = (p: ChildProcess): boolean => p.pid !== undefined && p.exitCode === null && p.signalCode === null

const retener = (proceso: ChildProcess, si: boolean): void => {
  for (const suyo of [proceso, proceso.channel]) {
    if (si) suyo?.ref()
    else suyo?.unref()
  }
}
