import { parentPort } from 'node:worker_threads'
import { leerOrigen, type Origen } from './lectura.ts'

parentPort?.on('message', (origen: Origen) => parentPort?.postMessage(leerOrigen(origen)))
