import { Worker } from 'node:worker_threads'

/**
 * The process around a worker (enProceso.ts). The worker has a thread, so that this one always hears when the process that asked is
 * gone, however long native code takes; and then ends by a signal, since an ordinary exit would wait for that code.
 */
const obrero = new Worker(new URL(process.argv[2]!))
const acabar = () => process.kill(process.pid, 'SIGKILL')

process.on('message', encargo => obrero.postMessage(encargo))
obrero.on('message', respuesta => process.send?.(respuesta, undefined, undefined, () => {}))
obrero.on('error', error => void process.stderr.write(`${error.stack}\n`))
obrero.on('exit', acabar)
process.on('disconnect', acabar)
// A terminal and a supervisor send these to the whole group. Who asked decides: it may still have to hand over what is under way.
for (const aviso of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(aviso, () => {})
if (!process.connected) acabar()
