import { inject } from 'vitest'
import type { Servidor } from './servidor.ts'

const respuesta = await fetch(`${inject('portero')}/${process.env.VITEST_POOL_ID}`)
if (!respuesta.ok) throw new Error(await respuesta.text())

/** The server of this worker, which no other test file uses meanwhile: with the demonstration in it. */
export const aqui = (await respuesta.json()) as Pick<Servidor, 'baseUrl' | 'rootPassword' | 'dataDir'>
